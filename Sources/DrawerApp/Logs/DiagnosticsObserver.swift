// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Observes the program's controllers, for the Callbacks screen, the inspector, and logs of the command line.
final class DiagnosticsObserver {
  nonisolated enum LogFormat: CaseIterable {
    case text, json
  }

  /// The observers for controllers and windows, which do not retain them.
  let observers: ContainmentObserverGroup
  let log: CallbackLog
  let checker = ContractChecker()

  /// The callbacks and calls for standard error, and their format; nil if they are not printed.
  private let printedLog: CallbackLog?
  private let logFormat: LogFormat?

  /// - Parameters:
  ///   - logFormat: The format of callbacks and calls on standard error. Default nil: they are not printed.
  ///   - checks: Whether violations of the containment contract are printed on standard error.
  init(
    printing logFormat: LogFormat? = nil, naming: CallbackLog.Naming = .title, checks: Bool = false
  ) {
    self.logFormat = logFormat
    log = CallbackLog(naming: naming)
    observers = ContainmentObserverGroup(log)
    printedLog = logFormat.map { _ in CallbackLog(capacity: 1, recordsCalls: true, naming: naming) }
    if let printedLog {
      printedLog.add(self)
      observers.add(printedLog)
    }
    if checks {
      checker.onViolation = { RecordWriter.report("\($0)") }
      startChecking()
    }
  }

  /// Starts the contract checker, whose findings the inspector shows.
  func startChecking() { observers.add(checker) }

  /// Observes a window, and uses its clock for the logs.
  func attach(to window: Window) {
    window.containmentObserver = observers
    let clock: () -> Instant? = { [weak window] in window?.animations.now }
    log.clock = clock
    printedLog?.clock = clock
  }

  /// Called after each frame: some mistakes can be detected only when the window is idle.
  func noteFrameShown(in window: Window) {
    if observers.members.contains(where: { $0 === checker }) { checker.checkIfIdle(in: window) }
  }
}

extension DiagnosticsObserver: CallbackLog.Listener {
  func callbackLog(_ log: CallbackLog, didAdd entry: CallbackLog.Entry) {
    RecordWriter.standardError.writeLine(logFormat == .json ? entry.jsonLine : entry.textLine)
  }
}

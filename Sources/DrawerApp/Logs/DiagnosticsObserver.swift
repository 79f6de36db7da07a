// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Observes the program's controllers, for the Callbacks screen, the inspector, and logs of the command line.
final class DiagnosticsObserver {
  enum LogFormat {
    case text
    case json
  }

  /// The observers for controllers and windows, which do not retain them.
  let observers: ContainmentObserverGroup
  let log: CallbackLog
  let checker = ContractChecker()

  /// Prints callbacks and calls on standard error.
  private var printedLog: CallbackLog?
  private var printer: Printer?

  private final class Printer: CallbackLog.Listener {
    let format: LogFormat

    init(format: LogFormat) {
      self.format = format
    }

    func callbackLog(_ log: CallbackLog, didAdd entry: CallbackLog.Entry) {
      let line = format == .json ? entry.jsonLine : entry.textLine
      RecordWriter.standardError.writeLine(line)
    }
  }

  /// Creates the observers.
  ///
  /// - Parameters:
  ///   - logFormat: The format of callbacks and calls on standard error. Default nil: they are not printed.
  ///   - naming: The names of controllers in logs. Default: their titles.
  ///   - checks: Whether violations of the containment contract are printed on standard error.
  init(
    printing logFormat: LogFormat? = nil, naming: CallbackLog.Naming = .title, checks: Bool = false
  ) {
    log = CallbackLog(naming: naming)
    observers = ContainmentObserverGroup(log)
    if let logFormat {
      let printed = CallbackLog(capacity: 1, recordsCalls: true, naming: naming)
      let printer = Printer(format: logFormat)
      printed.add(printer)
      observers.add(printed)
      self.printer = printer
      printedLog = printed
    }
    if checks {
      checker.onViolation = { RecordWriter.standardError.writeLine("drawer: \($0)") }
      startChecking()
    }
  }

  /// Starts the contract checker, whose findings the inspector shows.
  func startChecking() {
    observers.add(checker)
  }

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

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What watches the program's controllers: the log that the Callbacks page and the inspector show,
/// and what the command line asks for.
final class Observation {
  enum LogFormat {
    case text
    case json
  }

  /// To be set on controllers and windows, which do not keep it.
  let observers: ContainmentObserverGroup
  let log: CallbackLog
  let checker = ContractChecker()

  /// Lines for standard error, calls among them; it keeps none.
  private var printedLog: CallbackLog?
  private var printer: Printer?

  private final class Printer: CallbackLog.Listener {
    let format: LogFormat

    init(format: LogFormat) {
      self.format = format
    }

    func callbackLog(_ log: CallbackLog, added entry: CallbackLog.Entry) {
      let line = format == .json ? entry.jsonLine : entry.textLine
      OutputStream.standardError.writeLine(line)
    }
  }

  /// - Parameters:
  ///   - logFormat: Prints callbacks and calls on standard error. Default nil: it does not.
  ///   - naming: What the logs call controllers. Default: by their titles.
  ///   - checks: Prints each broken rule of containment on standard error.
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
      checker.onViolation = { OutputStream.standardError.writeLine("drawer: \($0)") }
      startChecking()
    }
  }

  /// Checks from now on, also without the command line's wish: the inspector shows what is found.
  func startChecking() {
    observers.add(checker)
  }

  /// Listens to a window and takes the time from it.
  func watch(_ window: Window) {
    window.containmentObserver = observers
    let clock: () -> Instant? = { [weak window] in window?.animations.now }
    log.clock = clock
    printedLog?.clock = clock
  }

  /// To be called after each frame: what is a mistake only when nothing follows is seen at rest.
  func frameShown(in window: Window) {
    if observers.members.contains(where: { $0 === checker }) { checker.settle(with: window) }
  }
}

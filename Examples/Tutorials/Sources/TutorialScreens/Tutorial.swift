// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

public enum Tutorial {
  /// Runs a program with one window. Logs each violation of the containment contract as an error.
  public static func run(_ title: String, _ root: ViewController) throws {
    var configuration = Application.Configuration()
    configuration.title = title
    configuration.size = Size(640, 480)
    let application = try Application(configuration: configuration)
    let checker = ContractChecker { configuration.logger.error("\($0)") }
    application.window.containmentObserver = checker
    application.onFrame = { _ in checker.checkIfIdle(in: application.window) }
    application.window.rootViewController = root
    application.run()
  }
}

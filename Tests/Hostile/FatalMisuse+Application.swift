// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Dispatch
import DrawerContainer
import Glibc

extension FatalMisuse {
  @MainActor static let application = [
    FatalMisuse(
      "an `Application` before `run()` of another one has returned",
      "only one Application at a time"
    ) {
      let first = try applicationWithoutDisplay()
      try withExtendedLifetime(first) { _ = try applicationWithoutDisplay() }
    },
    FatalMisuse("`run()` a second time", "run() of an Application can be called only once") {
      let application = try applicationAfterRun()
      application.run()
    },
    FatalMisuse("`run()` while it runs", "run() of an Application can be called only once") {
      let application = try applicationWithoutDisplay()
      application.onFrame = { [weak application] _ in application?.run() }
      application.run()
    },
    FatalMisuse("an `Application` outside of the main thread", "must be created on the main thread")
    {
      // As an asynchronous main does it.
      Task { _ = try applicationWithoutDisplay() }
      dispatchMain()
    },
  ]

  /// One without a display.
  @MainActor private static func applicationWithoutDisplay() throws -> Application {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    var configuration = Application.Configuration()
    configuration.renderer = .software
    let application = try Application(configuration: configuration)
    application.window.rootViewController = ViewController()
    return application
  }

  /// One whose `run()` has returned.
  @MainActor private static func applicationAfterRun() throws -> Application {
    let application = try applicationWithoutDisplay()
    application.onFrame = { [weak application] _ in application?.terminate() }
    application.run()
    return application
  }
}

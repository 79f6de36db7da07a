// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Dispatch
import DrawerContainer
import Glibc

extension Stop {
  @MainActor static let application = [
    Stop(
      "an `Application` before `run()` of another one has returned", "one Application at a time"
    ) {
      let first = try blind()
      try withExtendedLifetime(first) { _ = try blind() }
    },
    Stop("`run()` a second time", "run() of an Application is called once") {
      let application = try ended()
      application.run()
    },
    Stop("`run()` while it runs", "run() of an Application is called once") {
      let application = try blind()
      application.onFrame = { [weak application] _ in application?.run() }
      application.run()
    },
    Stop("an `Application` outside of the main thread", "needs the process's main thread") {
      // As an asynchronous main does it.
      Task { _ = try blind() }
      dispatchMain()
    },
  ]

  /// One without a display.
  @MainActor private static func blind() throws -> Application {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    var configuration = Application.Configuration()
    configuration.renderer = .software
    let application = try Application(configuration: configuration)
    application.window.rootViewController = ViewController()
    return application
  }

  /// One whose `run()` has returned.
  @MainActor private static func ended() throws -> Application {
    let application = try blind()
    application.onFrame = { [weak application] _ in application?.terminate() }
    application.run()
    return application
  }
}

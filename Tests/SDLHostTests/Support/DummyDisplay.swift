// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CSDL2
import ContainerCore
import Drawing
import Glibc

@testable import SDLHost

/// Creates applications with invisible windows, using SDL's dummy driver.
enum DummyDisplay {
  static let size = Size(200, 150)

  /// - Parameter driver: `offscreen` has OpenGL, where the machine has any.
  static func makeApplication(
    _ renderer: RendererChoice = .software, driver: String = "dummy",
    configure: (inout Application.Configuration) -> Void = { _ in }
  ) throws -> Application {
    setenv("SDL_VIDEODRIVER", driver, 1)
    var configuration = Application.Configuration()
    configuration.size = size
    configuration.minimumSize = nil
    configuration.scale = 1
    configuration.renderer = renderer
    configuration.colorScheme = .light
    configure(&configuration)
    let application = try Application(configuration: configuration)
    let root = ViewController()
    root.view.backgroundColor = .fixed(.white)
    application.window.rootViewController = root
    return application
  }

  static func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    SDL_PushEvent(&event)
  }
}

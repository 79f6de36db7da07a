// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing

@testable import SDLHost

/// A window without a display whose root view is white, for tests of the pixels of its subviews.
struct PixelScene {
  let host: OffscreenHost
  /// The view of the root controller.
  let root: View

  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - scale: Pixels per point. Default 1.
  init(size: Size = Size(480, 320), scale: Double? = nil) throws {
    var configuration = Application.Configuration()
    configuration.size = size
    configuration.scale = scale
    host = try OffscreenHost(configuration: configuration)
    let controller = ViewController()
    root = controller.view
    root.backgroundColor = .fixed(.white)
    host.window.rootViewController = controller
  }
}

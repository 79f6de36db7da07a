// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

@testable import DrawerApp

/// The visit that makes the tour's pictures.
@MainActor
struct TourDriverTests {
  @Test
  func `the tour driver can select every item of a sliding menu that is longer than the window`()
    throws
  {
    var configuration = Application.Configuration()
    configuration.size = WindowSize.minimum.size
    let host = try OffscreenHost(configuration: configuration)
    let root = Sample.containers.makeRoot(DiagnosticsObserver())
    host.window.rootViewController = root
    host.advance(by: 1)
    let menu = try #require(root.menu)
    let visitor = TourDriver(host: host, menu: menu)

    for title in GalleryFixture.titles {
      visitor.showScreen(title)
      #expect(menu.items[try #require(menu.selectedIndex)].identifier == title)
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

@testable import DrawerApp

/// The visit that makes the tour's pictures.
@MainActor
struct VisitorTests {
  @Test func `a visit comes to each container where the menu has no room for all rows`() throws {
    var configuration = Application.Configuration()
    configuration.size = WindowSize.minimum.size
    let host = try OffscreenHost(configuration: configuration)
    let root = Sample.containers.makeRoot(Observation())
    host.window.rootViewController = root
    host.advance(by: 1)
    let menu = try #require(root.menu)
    let visitor = Visitor(host: host, menu: menu)

    for title in GalleryFixture.titles {
      visitor.show(title)
      #expect(menu.items[try #require(menu.selectedIndex)].identifier == title)
    }
  }
}

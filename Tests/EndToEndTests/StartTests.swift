// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// What a person sees when the window opens.
  @Suite struct StartTests {
    @Test func `the program starts with an open menu next to the screen of its first item`() throws
    {
      let session = try DrawerSession()
      let state = try #require(session.drawer.latest)

      #expect(state.isOpen)
      #expect(state.child == "Red")
      #expect(state.size == [1000, 700])
      #expect(state.rows?.map(\.title) == ["Red", "Green", "Notes", "Callbacks"])

      let picture = try session.look()
      #expect(picture.fraction(of: Palette.Light.menu, in: Layout.emptyMenu) > 0.99)
      #expect(picture.fraction(of: Palette.red, in: Layout.childWhenOpen) > 0.9)
      #expect(session.centerEdge(of: Palette.red, in: picture) == Layout.menuWidth)
    }

    @Test func `the program's default menu has a screen for each container`() throws {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let drawer = try DrawerProcess(
        arguments: ["--state-log", "-"], server: XServer.current, folder: folder)
      defer { try? drawer.terminate() }

      let state = try drawer.waitForState("the drawer is at rest in the first frame", seconds: 15) {
        $0.phase == .idle
      }

      let titles = state.rows?.map(\.title) ?? []
      for title in [
        "Navigation", "Tabs", "Split", "Pages", "Presentations", "Popovers and menus", "Segues",
      ] {
        #expect(titles.contains(title))
      }
    }

    @Test func `the menu and the first center receive their appearance callbacks once at launch`()
      throws
    {
      let session = try DrawerSession()

      #expect(
        session.containment(of: "Red").filter { $0.contains("Appear") } == [
          "Red viewWillAppear", "Red viewDidAppear",
        ])
      #expect(
        session.containment(of: "Menu").filter { $0.contains("Appear") } == [
          "Menu viewWillAppear", "Menu viewDidAppear",
        ])
      #expect(session.containment(of: "Green", "Notes", "Callbacks").isEmpty)
    }

    @Test func `the window opens with its title, its default size and its minimum size`() throws {
      let session = try DrawerSession()
      let properties = try Tool.run(
        "xprop", ["-id", session.window, "_NET_WM_NAME", "WM_NORMAL_HINTS"],
        environment: session.server.environment, folder: session.server.folder)

      #expect(properties.contains("\"Drawer\""))
      #expect(properties.contains("minimum size: 480 by 320"))
      #expect(session.frame.width == 1000)
      #expect(session.frame.height == 700)
    }

    @Test func `menu rows are 44 points high, and the current row is highlighted`() throws {
      let session = try DrawerSession()
      let picture = try session.look()

      for title in ["Red", "Green", "Notes", "Callbacks"] {
        let row = try session.row(title)
        #expect(row.height == 44)
        #expect(row.x >= 0 && row.x + row.width <= Layout.menuWidth)
        let marked = picture.fraction(of: Palette.Light.selectedRow, in: row)
        #expect(title == "Red" ? marked > 0.5 : marked < 0.01, "\(title): \(marked)")
        #expect(
          picture.differingPixelCount(from: Palette.Light.menu, in: row) > 100, "\(title) has text")
      }
    }

    @Test func `the drawer's center casts a soft shadow on the menu`() throws {
      let session = try DrawerSession()
      let picture = try session.look()
      let y = Layout.emptyMenu.center.y

      let shades = [20, 10, 5, 2].map { picture.pixel(Layout.menuWidth - $0, y).green }

      #expect(shades == shades.sorted(by: >), "darker towards the center: \(shades)")
      #expect(shades[0] - shades[3] >= 8, "visible: \(shades)")
    }

    @Test func `the dark theme changes the menu's color but not the fixed color of the red pane`()
      throws
    {
      let session = try DrawerSession("--theme", "dark")
      let picture = try session.look()

      #expect(session.drawer.latest?.theme == "dark")
      #expect(picture.fraction(of: Palette.Dark.menu, in: Layout.emptyMenu) > 0.99)
      #expect(picture.fraction(of: Palette.red, in: Layout.childWhenOpen) > 0.9)
    }

    @Test func `a scale of 2 doubles the window's pixels but not its size in points`() throws {
      let session = try DrawerSession("--scale", "2", "--size", "600x380")
      let state = try #require(session.drawer.latest)
      let picture = try session.look()

      #expect(state.size == [600, 380])
      #expect(state.scale == 2)
      #expect(session.frame.width == 1200)
      #expect(session.frame.height == 760)
      #expect(session.centerEdge(of: Palette.red, in: picture, y: 750) == 480)
    }

    @Test(arguments: [(1000, 250), (640, 240), (1200, 300), (1280, 320)])
    func `the menu is a quarter of the window wide, within a minimum and a maximum width`(
      width: Int, menu: Int
    ) throws {
      let session = try DrawerSession("--size", "\(width)x640")

      #expect(try session.centerEdge(of: Palette.red, in: session.look()) == menu)
    }
  }
}

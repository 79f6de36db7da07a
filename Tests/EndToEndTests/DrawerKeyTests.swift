// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// The keys that move the drawer and the panes' focus.
  @Suite struct DrawerKeyTests {
    @Test(arguments: ["F9", "ctrl+m"])
    func `F9 and Control+M close and open the drawer`(key: String) throws {
      let session = try DrawerSession()

      try session.input.pressKey(key)
      try session.drawer.waitForState("the drawer is closed") { $0.isClosed }
      #expect(session.centerEdge(of: Palette.red, in: try session.look()) == 0)

      try session.input.pressKey(key)
      try session.drawer.waitForState("the drawer is open") { $0.isOpen }
      #expect(session.centerEdge(of: Palette.red, in: try session.look()) == Layout.menuWidth)
    }

    @Test func `toggling the drawer again during its animation reverses the animation`() throws {
      let session = try DrawerSession()
      let start = session.drawer.states.count

      try session.input.pressKey("F9")
      let turned = try session.drawer.waitForState("the drawer is closing") {
        $0.phase == .settling && $0.progress < 0.8
      }
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the drawer is open again") {
        $0.isOpen && $0.frame > turned.frame
      }

      #expect(session.drawer.states[start...].allSatisfy { !$0.isClosed })
      #expect(
        session.containment(of: "Menu", since: start) == [
          "Menu viewWillDisappear", "Menu viewWillAppear", "Menu viewDidAppear",
        ])
    }

    @Test func `closing and opening the drawer sends the menu each appearance callback once`()
      throws
    {
      let session = try DrawerSession()
      let start = session.drawer.states.count

      try session.close()
      try session.open()

      #expect(
        session.containment(of: "Menu", since: start) == [
          "Menu viewWillDisappear", "Menu viewDidDisappear",
          "Menu viewWillAppear", "Menu viewDidAppear",
        ])
      #expect(session.containment(of: "Red", since: start).isEmpty)
    }

    @Test func `a closing drawer moves over several frames and never backward`() throws {
      let session = try DrawerSession()
      let start = session.drawer.states.count - 1

      try session.close()

      let path = session.drawer.states[start...].map(\.progress)
      #expect(zip(path, path.dropFirst()).allSatisfy { $0 >= $1 }, "\(path)")
      // How many frames show is the machine's affair; unit tests look at each step with a clock of their own.
      #expect(path.contains { $0 > 0.05 && $0 < 0.95 }, "\(path)")
    }

    @Test func `F10 opens the drawer and focuses the menu`() throws {
      let session = try DrawerSession()
      try session.close()

      try session.input.pressKey("F10")
      try session.drawer.waitForState("the drawer is open and the menu has the focus") {
        $0.isOpen && $0.focus == "Menu/Row 1"
      }
    }

    @Test func `F10 on an open drawer only focuses the menu`() throws {
      let session = try DrawerSession()
      let start = session.drawer.states.count

      try session.input.pressKeys("F10", "F6", "F10")
      try session.drawer.waitForState("the menu has the focus") { $0.focus == "Menu/Row 1" }

      #expect(session.drawer.states[start...].allSatisfy { $0.isOpen })
    }

    @Test func `Escape closes the drawer, and does nothing when it is closed`() throws {
      let session = try DrawerSession()

      try session.input.pressKey("Escape")
      try session.drawer.waitForState("the drawer is closed") { $0.isClosed }
      let start = session.drawer.states.count
      try session.input.pressKey("Escape")
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the drawer is open") { $0.isOpen }

      let path = session.drawer.states[start...].map(\.progress)
      #expect(path == path.sorted(), "only the toggle moved the drawer: \(path)")
    }

    @Test func `F6 moves the focus out of the drawer's menu and back into it`() throws {
      let session = try DrawerSession()
      try session.input.pressKey("F10")
      try session.drawer.waitForState("the menu has the focus") { $0.focus == "Menu/Row 1" }

      try session.input.pressKey("F6")
      try session.drawer.waitForState("a view outside the menu has the focus") {
        $0.focus.map { !$0.hasPrefix("Menu") } ?? false
      }
      try session.input.pressKey("F6")
      try session.drawer.waitForState("the menu has the focus again") { $0.focus == "Menu/Row 1" }

      #expect(session.drawer.latest?.isOpen == true)
    }
  }
}

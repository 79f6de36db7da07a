// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// Going to a child and back, without the menu.
  @Suite struct ChildKeyTests {
    @Test(arguments: [(1, "Red"), (2, "Green"), (3, "Notes"), (4, "Callbacks")])
    func `Control with a digit shows the controller of the menu row with that number`(
      number: Int, title: String
    )
      throws
    {
      let session = try DrawerSession()
      // From another child, so that the first one is shown by its key as well.
      let other = number == 4 ? 3 : 4
      try session.show(other == 4 ? "Callbacks" : "Notes", number: other)

      try session.show(title, number: number)

      if number <= 2 {
        let color = number == 1 ? Palette.red : Palette.green
        #expect(try session.look().fraction(of: color, in: Layout.childWhenClosed) > 0.9)
      }
    }

    @Test(arguments: [5, 6, 7, 8, 9])
    func `Control with a digit does nothing when no menu row has that number`(
      number: Int
    ) throws {
      let session = try DrawerSession()
      let start = session.drawer.states.count

      try session.input.pressKey("ctrl+\(number)")
      try session.show("Green", number: 2)

      #expect(session.containment(of: "Red", since: start).count { $0 == "Red willMove" } == 1)
      #expect(session.containment(of: "Notes", "Callbacks", since: start).isEmpty)
    }

    @Test func `pressing Alt+Left repeatedly goes back through the drawer's earlier centers`()
      throws
    {
      let session = try DrawerSession()
      try session.show("Green", number: 2)
      try session.show("Notes", number: 3)

      try session.input.pressKey("alt+Left")
      try session.drawer.waitForState("Green is shown again") { $0.isClosed && $0.child == "Green" }
      try session.input.pressKey("alt+Left")
      try session.drawer.waitForState("Red is shown again") { $0.isClosed && $0.child == "Red" }

      #expect(try session.look().fraction(of: Palette.red, in: Layout.childWhenClosed) > 0.9)
    }

    @Test func `the mouse's back button shows the drawer's previous center`() throws {
      let session = try DrawerSession()
      try session.show("Green", number: 2)

      try session.input.click(Layout.center, button: 8)
      try session.drawer.waitForState("Red is shown again") { $0.isClosed && $0.child == "Red" }

      #expect(try session.look().fraction(of: Palette.red, in: Layout.childWhenClosed) > 0.9)
    }

    @Test func `Alt+Left does nothing if the drawer has had only one center`() throws {
      let session = try DrawerSession()
      let start = session.drawer.states.count

      try session.input.pressKey("alt+Left")
      try session.show("Green", number: 2)

      #expect(session.containment(of: "Red", since: start).count { $0 == "Red willMove" } == 1)
    }

    @Test
    func `a menu selection during a center replacement shows the newly selected controller`()
      throws
    {
      let session = try DrawerSession()

      try session.input.pressKey("ctrl+2")
      try session.drawer.waitForState("the center is being replaced") { $0.phase == .swapping }
      try session.input.pressKey("ctrl+3")
      try session.drawer.waitForState("Notes is shown") { $0.isClosed && $0.child == "Notes" }

      let appearances = session.containment(of: "Green").filter { $0.contains("Appear") }
      let disappearances = session.containment(of: "Green").filter { $0.contains("Disappear") }
      #expect(
        appearances.count { $0.contains("Will") } == disappearances.count { $0.contains("Will") })
      #expect(session.drawer.latest?.children.contains("Green") == false)
    }
  }
}

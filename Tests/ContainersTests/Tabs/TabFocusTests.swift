// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

struct TabFocusTests {
  private let fixture = TabFixture()
  private var focus: FocusSystem { fixture.window.focus }

  @Test func `the keyboard goes along into the new tab, and comes back to where it was`() {
    fixture.addField(to: 0)
    let second = fixture.addField(to: 0, at: 50)
    let other = fixture.addField(to: 1)
    focus.focus(second)

    fixture.click(1)
    #expect(focus.firstResponder === other)
    fixture.harness.key(.tab, [.control, .shift])

    #expect(focus.firstResponder === second)
  }

  @Test func `a tab without anything to focus leaves the keyboard to the bar, until the way back`()
  {
    let field = fixture.addField(to: 0)
    focus.focus(field)

    fixture.click(1)
    #expect(focus.focusedView?.accessibilityRole == .tab)
    fixture.click(0)

    #expect(focus.firstResponder === field)
  }

  @Test func `the keyboard in the bar stays there, on the tab that shows`() {
    fixture.addField(to: 1)
    let bar = fixture.tabs.tabBar
    focus.focus(bar.buttons[0])

    fixture.harness.key(.right)
    #expect(fixture.tabs.selectedIndex == 1)
    #expect(focus.firstResponder === bar.buttons[1])
    fixture.harness.key(.end)
    #expect(focus.firstResponder === bar.buttons[2])
    fixture.tabs.selectedIndex = 0

    #expect(focus.firstResponder === bar.buttons[0])
  }

  @Test func `Tab comes to one tab of the bar, F6 to the bar and the screen`() {
    let field = fixture.addField(to: 0)
    let bar = fixture.tabs.tabBar
    fixture.harness.key(.tab)
    #expect(focus.firstResponder === bar.buttons[0])
    fixture.harness.key(.tab)
    #expect(focus.firstResponder === field)
    fixture.harness.key(.tab)
    #expect(focus.firstResponder === bar.buttons[0])

    fixture.harness.key(.function(6))
    #expect(focus.firstResponder === field)
    fixture.harness.key(.function(6), .shift)
    #expect(focus.firstResponder === bar.buttons[0])
  }

  @Test func `below a screen the bar is what Tab comes to last`() {
    let field = fixture.addField(to: 0)
    fixture.harness.resize(to: Size(400, 700))

    fixture.harness.key(.tab)
    #expect(focus.firstResponder === field)
    fixture.harness.key(.tab)
    #expect(focus.firstResponder === fixture.tabs.tabBar.buttons[0])
  }
}

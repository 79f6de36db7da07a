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

  @Test
  func `a tab that is selected again restores the field that was first responder`() {
    fixture.addField(to: 0)
    let second = fixture.addField(to: 0, at: 50)
    let other = fixture.addField(to: 1)
    focus.focus(second)

    fixture.click(1)
    #expect(focus.firstResponder === other)
    fixture.harness.pressKey(.tab, [.control, .shift])

    #expect(focus.firstResponder === second)
  }

  @Test func `selecting a tab without focusable views makes the tab's button first responder`() {
    let field = fixture.addField(to: 0)
    focus.focus(field)

    fixture.click(1)
    #expect(focus.focusedView?.accessibilityRole == .tab)
    fixture.click(0)

    #expect(focus.firstResponder === field)
  }

  @Test
  func `a selection moves the first responder from one tab button to the selected tab's button`() {
    fixture.addField(to: 1)
    let bar = fixture.tabs.tabBar
    focus.focus(bar.buttons[0])

    fixture.harness.pressKey(.right)
    #expect(fixture.tabs.selectedIndex == 1)
    #expect(focus.firstResponder === bar.buttons[1])
    fixture.harness.pressKey(.end)
    #expect(focus.firstResponder === bar.buttons[2])
    fixture.tabs.selectedIndex = 0

    #expect(focus.firstResponder === bar.buttons[0])
  }

  @Test func `the Tab key stops once in a tab bar, and F6 moves between the tab bar and the page`()
  {
    let field = fixture.addField(to: 0)
    let bar = fixture.tabs.tabBar
    fixture.harness.pressKey(.tab)
    #expect(focus.firstResponder === bar.buttons[0])
    fixture.harness.pressKey(.tab)
    #expect(focus.firstResponder === field)
    fixture.harness.pressKey(.tab)
    #expect(focus.firstResponder === bar.buttons[0])

    fixture.harness.pressKey(.function(6))
    #expect(focus.firstResponder === field)
    fixture.harness.pressKey(.function(6), .shift)
    #expect(focus.firstResponder === bar.buttons[0])
  }

  @Test func `the Tab key visits a bottom tab bar after the page`() {
    let field = fixture.addField(to: 0)
    fixture.harness.resize(to: Size(400, 700))

    fixture.harness.pressKey(.tab)
    #expect(focus.firstResponder === field)
    fixture.harness.pressKey(.tab)
    #expect(focus.firstResponder === fixture.tabs.tabBar.buttons[0])
  }
}

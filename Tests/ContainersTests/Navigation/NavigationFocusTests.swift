// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

struct NavigationFocusTests {
  private func firstResponder(in fixture: NavigationFixture) -> Responder? {
    fixture.harness.window.focus.firstResponder
  }

  @Test(arguments: [true, false])
  func `a push focuses the new screen's first field, and a pop the former first responder`(
    animated: Bool
  ) {
    let fixture = NavigationFixture()
    fixture.harness.window.focus.focus(fixture.root.fields[1])

    fixture.push(fixture.first, animated: animated)
    #expect(firstResponder(in: fixture) === fixture.first.fields[0])
    fixture.harness.runUntilIdle()
    #expect(firstResponder(in: fixture) === fixture.first.fields[0])
    fixture.pop(animated: animated)
    fixture.harness.runUntilIdle()

    #expect(firstResponder(in: fixture) === fixture.root.fields[1])
  }

  @Test func `a canceled pop gesture restores the first responder`() {
    let fixture = NavigationFixture(["Root", "First"])
    fixture.harness.window.focus.focus(fixture.first.fields[1])

    fixture.dragBack(to: 300)
    #expect(firstResponder(in: fixture) !== fixture.first.fields[1])
    fixture.harness.advance(by: 0.3)
    fixture.harness.release(at: Point(300, 300))
    fixture.harness.runUntilIdle()

    #expect(firstResponder(in: fixture) === fixture.first.fields[1])
  }

  @Test func `views of the leaving controller cannot become first responder during a push or pop`()
  {
    let fixture = NavigationFixture()
    let window = fixture.harness.window

    fixture.push(fixture.first)
    fixture.harness.advance(by: 0.1)

    #expect(!window.focus.canFocus(fixture.root.fields[0]))
    #expect(window.focus.canFocus(fixture.first.fields[0]))
    fixture.pop()
    #expect(window.focus.canFocus(fixture.root.fields[0]))
    #expect(!window.focus.canFocus(fixture.first.fields[0]))
  }

  @Test func `a push does not change a first responder outside the navigation controller`() {
    let outer = ViewController()
    let field = NavigationFixture.Field(frame: Rect(0, 0, 50, 20))
    let root = NavigationFixture.Screen()
    let next = NavigationFixture.Screen()
    let navigation = NavigationController(rootViewController: root)
    outer.addChild(navigation)
    outer.view.addSubview(navigation.view)
    outer.view.addSubview(field)
    navigation.view.frame = Rect(0, 50, 800, 500)
    navigation.didMove(toParent: outer)
    let harness = TestWindow(root: outer)
    harness.window.focus.focus(field)

    navigation.pushViewController(next)
    harness.runUntilIdle()

    #expect(harness.window.focus.firstResponder === field)
  }

  @Test
  func `Tab reaches the back button, whose accessibility label names the previous controller`()
    throws
  {
    let fixture = NavigationFixture(["Root", "First"])

    fixture.harness.pressKey(.tab)
    let stops = (0..<4).compactMap { _ -> String? in
      defer { fixture.harness.pressKey(.tab) }
      return (firstResponder(in: fixture) as? View)?.accessibilityLabel
    }

    #expect(stops.contains("Back to Root"))
  }
}

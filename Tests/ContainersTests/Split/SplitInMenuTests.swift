// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// A split view as a child of a sliding menu: one bar wherever one column fills everything.
struct SplitInMenuTests {
  private let words = ViewController()
  private let meaning = ViewController()
  private let other = ViewController()
  private let stack: NavigationController
  private let details: NavigationController
  private let split: SplitViewController
  private let menu: SlidingMenuController
  private let harness: TestWindow

  private static let regular = Size(1000, 700)
  private static let compact = Size(480, 640)

  init() {
    words.title = "Words"
    meaning.title = "Meaning"
    stack = NavigationController(rootViewController: words)
    details = NavigationController(rootViewController: meaning)
    split = SplitViewController(primary: stack, secondary: details)
    menu = SlidingMenuController(
      children: [("Split", nil, split), ("Other", nil, other)], position: .closed)
    harness = TestWindow(root: menu, size: Self.regular)
    harness.runUntilIdle()
  }

  private func resize(to size: Size) {
    harness.resize(to: size)
    harness.runUntilIdle()
  }

  private var hasCenterBar: Bool { menu.centerBar?.isHidden == false }

  /// The stacks whose bars have the menu button.
  private var stacksWithMenuButton: [String] {
    [("first", stack), ("second", details)].flatMap { name, stack in
      stack.navigationBar.leadingButtons.filter { $0.accessibilityLabel == "Menu button" }
        .map { _ in name }
    }
  }

  private var frame: Rect { split.view.convert(split.view.bounds, to: nil) }

  @Test func `a collapsed split view in a sliding menu has one bar, with the menu button`() {
    resize(to: Self.compact)

    #expect(!hasCenterBar)
    #expect(frame == Rect(0, 0, 480, 640))
    #expect(stacksWithMenuButton == ["first"])
    harness.click(at: Point(30, 24))
    harness.runUntilIdle()
    #expect(menu.isOpen)
  }

  @Test
  func `in a sliding menu, an expanded split view's first column has the menu button in its bar`() {
    #expect(!hasCenterBar)
    #expect(frame == Rect(0, 0, 1000, 700))
    #expect(stacksWithMenuButton == ["first"])

    resize(to: Self.compact)
    resize(to: Self.regular)

    #expect(!hasCenterBar && frame == Rect(0, 0, 1000, 700))
    #expect(stacksWithMenuButton == ["first"])
    harness.click(at: Point(30, 24))
    harness.runUntilIdle()
    #expect(menu.isOpen)
  }

  @Test(arguments: [true, false])
  func `hiding a split view's first column moves the sliding menu's button to the next column`(
    animated: Bool
  ) {
    split.hide(.primary, animated: animated)
    #expect(stacksWithMenuButton == ["second"])
    harness.runUntilIdle()
    #expect(!hasCenterBar && stacksWithMenuButton == ["second"])

    split.show(.primary, animated: animated)
    #expect(stacksWithMenuButton == ["first"])
    harness.runUntilIdle()

    #expect(stacksWithMenuButton == ["first"])
  }

  @Test func `an overlay column in a sliding menu has the menu button until the column is hidden`()
  {
    split.preferredDisplayMode = .oneOverSecondary
    harness.runUntilIdle()
    #expect(stacksWithMenuButton == ["first"])

    harness.click(at: Point(900, 400))
    harness.runUntilIdle()

    #expect(stacksWithMenuButton == ["second"])
  }

  @Test func `a new navigation controller in a split view's first column gets the menu button`() {
    let next = NavigationController(rootViewController: ViewController())

    split.setViewController(next, for: .primary)
    harness.runUntilIdle()

    #expect(next.navigationBar.leadingButtons.map(\.accessibilityLabel) == ["Menu button"])
    #expect(stacksWithMenuButton.isEmpty)
    split.setViewController(ViewController(), for: .primary)
    harness.runUntilIdle()
    #expect(hasCenterBar && next.navigationBar.leadingButtons.isEmpty)
  }

  @Test
  func `the drawer's bar appears when a split view hides its only column with a navigation bar`() {
    split.setViewController(ViewController(), for: .secondary)
    harness.runUntilIdle()
    #expect(!hasCenterBar)

    split.hide(.primary, animated: true)
    harness.runUntilIdle()

    #expect(hasCenterBar && stacksWithMenuButton.isEmpty)
    #expect(frame == Rect(0, 48, 1000, 652))
  }

  @Test
  func `a split view resized off screen has one bar, with the menu button, when a menu selects it`()
  {
    menu.select(1, animated: false)
    harness.runUntilIdle()
    resize(to: Self.compact)
    #expect(hasCenterBar)

    menu.select(0)
    harness.runUntilIdle()
    #expect(!hasCenterBar && stacksWithMenuButton == ["first"])
    menu.select(1)
    harness.runUntilIdle()
    resize(to: Self.regular)
    menu.select(0)
    harness.runUntilIdle()

    #expect(!hasCenterBar && stacksWithMenuButton == ["first"])
  }

  @Test func `a sliding menu shows its bar over a collapsed split view that has no navigation bar`()
  {
    let plain = SplitViewController(primary: ViewController(), secondary: ViewController())
    let menu = SlidingMenuController(children: [("Plain", nil, plain)], position: .closed)
    let harness = TestWindow(root: menu, size: Self.compact)
    harness.runUntilIdle()

    #expect(plain.isCollapsed)
    #expect(menu.centerBar?.isHidden == false)
  }

  @Test func `a sliding menu's button remains first responder when it moves to another bar`() throws
  {
    let first = try #require(stack.navigationBar.leadingButtons.first)
    harness.window.focus.focus(first)

    split.hide(.primary, animated: false)
    harness.runUntilIdle()
    let second = try #require(details.navigationBar.leadingButtons.first)
    #expect(harness.window.focus.firstResponder === second)
    split.show(.primary, animated: false)
    harness.runUntilIdle()
    #expect(harness.window.focus.firstResponder === stack.navigationBar.leadingButtons.first)
    split.setViewController(ViewController(), for: .secondary)
    split.hide(.primary, animated: false)
    harness.runUntilIdle()

    #expect(harness.window.focus.firstResponder === menu.centerBar?.leadingButtons.first)
  }

  @Test
  func `a navigation controller moved from a column to a sliding menu's center has a menu button`()
  {
    split.setViewController(nil, for: .primary)
    harness.runUntilIdle()
    #expect(stack.parent == nil && stacksWithMenuButton == ["second"])

    menu.setCenter(stack, animated: false)
    harness.runUntilIdle()
    menu.setCenter(split, animated: false)
    harness.runUntilIdle()
    menu.setCenter(stack, animated: false)
    harness.runUntilIdle()

    #expect(!hasCenterBar)
    #expect(stacksWithMenuButton == ["first", "second"])
  }
}

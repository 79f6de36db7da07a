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
  private let split: SplitViewController
  private let menu: SlidingMenuController
  private let harness: WindowHarness

  private static let regular = Size(1000, 700)
  private static let compact = Size(480, 640)

  init() {
    words.title = "Words"
    meaning.title = "Meaning"
    stack = NavigationController(rootViewController: words)
    split = SplitViewController(primary: stack, secondary: meaning)
    menu = SlidingMenuController(
      children: [("Split", nil, split), ("Other", nil, other)], position: .closed)
    harness = WindowHarness(root: menu, size: Self.regular)
    harness.settle()
  }

  private func resize(to size: Size) {
    harness.resize(to: size)
    harness.settle()
  }

  private var isWrapped: Bool { menu.centerBar?.isHidden == false }

  @Test func `folded, its stack's bar is the only one and has the menu button`() {
    #expect(isWrapped && stack.navigationBar.leadingButtons.isEmpty)

    resize(to: Self.compact)

    #expect(!isWrapped)
    #expect(split.view.convert(split.view.bounds, to: nil) == Rect(0, 0, 480, 640))
    #expect(stack.navigationBar.leadingButtons.map(\.accessibilityLabel) == ["Menu button"])
    harness.click(at: Point(30, 24))
    harness.settle()
    #expect(menu.isOpen)
  }

  @Test func `unfolded again, the drawer's bar has it`() {
    resize(to: Self.compact)

    resize(to: Self.regular)

    #expect(isWrapped && stack.navigationBar.leadingButtons.isEmpty)
    #expect(split.view.convert(split.view.bounds, to: nil) == Rect(0, 48, 1000, 652))
  }

  @Test func `one that folds while another child shows has one bar when it comes`() {
    menu.select(1, animated: false)
    harness.settle()
    resize(to: Self.compact)
    #expect(isWrapped)

    menu.select(0)
    harness.settle()
    #expect(!isWrapped)
    #expect(stack.navigationBar.leadingButtons.count == 1)
    menu.select(1)
    harness.settle()
    resize(to: Self.regular)
    menu.select(0)
    harness.settle()

    #expect(isWrapped && stack.navigationBar.leadingButtons.isEmpty)
  }

  @Test func `folded onto what has no bar, the drawer's bar stays`() {
    let plain = SplitViewController(primary: ViewController(), secondary: ViewController())
    let menu = SlidingMenuController(children: [("Plain", nil, plain)], position: .closed)
    let harness = WindowHarness(root: menu, size: Self.compact)
    harness.settle()

    #expect(plain.isCollapsed)
    #expect(menu.centerBar?.isHidden == false)
  }

  @Test func `the keyboard stays on the menu button through both`() throws {
    let outer = try #require(menu.centerBar?.leadingButtons.first)
    harness.window.focus.focus(outer)

    resize(to: Self.compact)
    let inner = try #require(stack.navigationBar.leadingButtons.first)
    #expect(harness.window.focus.firstResponder === inner)
    resize(to: Self.regular)

    #expect(harness.window.focus.firstResponder === outer)
  }
}

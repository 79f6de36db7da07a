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
    harness.settle()
  }

  private func resize(to size: Size) {
    harness.resize(to: size)
    harness.settle()
  }

  private var isWrapped: Bool { menu.centerBar?.isHidden == false }

  /// The stacks whose bars have the menu button.
  private var holders: [String] {
    [("first", stack), ("second", details)].flatMap { name, stack in
      stack.navigationBar.leadingButtons.filter { $0.accessibilityLabel == "Menu button" }
        .map { _ in name }
    }
  }

  private var frame: Rect { split.view.convert(split.view.bounds, to: nil) }

  @Test func `folded, its stack's bar is the only one and has the menu button`() {
    resize(to: Self.compact)

    #expect(!isWrapped)
    #expect(frame == Rect(0, 0, 480, 640))
    #expect(holders == ["first"])
    harness.click(at: Point(30, 24))
    harness.settle()
    #expect(menu.isOpen)
  }

  @Test func `unfolded, the first column's bar has it, and no other bar lies above`() {
    #expect(!isWrapped)
    #expect(frame == Rect(0, 0, 1000, 700))
    #expect(holders == ["first"])

    resize(to: Self.compact)
    resize(to: Self.regular)

    #expect(!isWrapped && frame == Rect(0, 0, 1000, 700))
    #expect(holders == ["first"])
    harness.click(at: Point(30, 24))
    harness.settle()
    #expect(menu.isOpen)
  }

  @Test(arguments: [true, false])
  func `a column that goes leaves it to the next one`(animated: Bool) {
    split.hide(.primary, animated: animated)
    #expect(holders == ["second"])
    harness.settle()
    #expect(!isWrapped && holders == ["second"])

    split.show(.primary, animated: animated)
    #expect(holders == ["first"])
    harness.settle()

    #expect(holders == ["first"])
  }

  @Test func `a column over the others has it`() {
    split.preferredDisplayMode = .oneOverSecondary
    harness.settle()
    #expect(holders == ["first"])

    harness.click(at: Point(900, 400))
    harness.settle()

    #expect(holders == ["second"])
  }

  @Test func `another controller of the first column gets it`() {
    let next = NavigationController(rootViewController: ViewController())

    split.setViewController(next, for: .primary)
    harness.settle()

    #expect(next.navigationBar.leadingButtons.map(\.accessibilityLabel) == ["Menu button"])
    #expect(holders.isEmpty)
    split.setViewController(ViewController(), for: .primary)
    harness.settle()
    #expect(isWrapped && next.navigationBar.leadingButtons.isEmpty)
  }

  @Test func `where the only stack goes, the drawer's bar comes`() {
    split.setViewController(ViewController(), for: .secondary)
    harness.settle()
    #expect(!isWrapped)

    split.hide(.primary, animated: true)
    harness.settle()

    #expect(isWrapped && holders.isEmpty)
    #expect(frame == Rect(0, 48, 1000, 652))
  }

  @Test func `one that folds while another child shows has one bar when it comes`() {
    menu.select(1, animated: false)
    harness.settle()
    resize(to: Self.compact)
    #expect(isWrapped)

    menu.select(0)
    harness.settle()
    #expect(!isWrapped && holders == ["first"])
    menu.select(1)
    harness.settle()
    resize(to: Self.regular)
    menu.select(0)
    harness.settle()

    #expect(!isWrapped && holders == ["first"])
  }

  @Test func `folded onto what has no bar, the drawer's bar stays`() {
    let plain = SplitViewController(primary: ViewController(), secondary: ViewController())
    let menu = SlidingMenuController(children: [("Plain", nil, plain)], position: .closed)
    let harness = TestWindow(root: menu, size: Self.compact)
    harness.settle()

    #expect(plain.isCollapsed)
    #expect(menu.centerBar?.isHidden == false)
  }

  @Test func `the keyboard stays on the menu button, wherever it goes`() throws {
    let first = try #require(stack.navigationBar.leadingButtons.first)
    harness.window.focus.focus(first)

    split.hide(.primary, animated: false)
    harness.settle()
    let second = try #require(details.navigationBar.leadingButtons.first)
    #expect(harness.window.focus.firstResponder === second)
    split.show(.primary, animated: false)
    harness.settle()
    #expect(harness.window.focus.firstResponder === stack.navigationBar.leadingButtons.first)
    split.setViewController(ViewController(), for: .secondary)
    split.hide(.primary, animated: false)
    harness.settle()

    #expect(harness.window.focus.firstResponder === menu.centerBar?.leadingButtons.first)
  }

  @Test func `a stack that becomes a center of its own takes its button along`() {
    split.setViewController(nil, for: .primary)
    harness.settle()
    #expect(stack.parent == nil && holders == ["second"])

    menu.setCenter(stack, animated: false)
    harness.settle()
    menu.setCenter(split, animated: false)
    harness.settle()
    menu.setCenter(stack, animated: false)
    harness.settle()

    #expect(!isWrapped)
    #expect(holders == ["first", "second"])
  }
}

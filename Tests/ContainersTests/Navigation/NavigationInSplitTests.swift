// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Stacks as the columns of a split view that collapses into one and expands again.
struct NavigationInSplitTests {
  private let fixture: SplitFixture
  private let stack: NavigationController
  private let list = ViewController()

  init() {
    list.title = "List"
    stack = NavigationController(rootViewController: list)
    fixture = SplitFixture(primary: stack)
    list.containmentObserver = fixture.harness.observers
    _ = fixture.consumeCallbacks()
  }

  private var titles: [String] { stack.viewControllers.compactMap(\.title) }

  private func collapse() {
    fixture.harness.resize(to: SplitFixture.compact)
    fixture.harness.runUntilIdle()
  }

  private func expand() {
    fixture.harness.resize(to: SplitFixture.regular)
    fixture.harness.runUntilIdle()
  }

  @Test
  func `collapsing a split view pushes the secondary onto the primary, expanding pops it again`() {
    collapse()
    #expect(titles == ["List", "D"])
    #expect(fixture.secondary.isAppeared)

    expand()
    #expect(titles == ["List"])
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
    #expect(list.isAppeared && fixture.secondary.isAppeared)
    #expect(fixture.split.hasChild(fixture.secondary))
  }

  @Test
  func `a secondary that the user pops in a collapsed split view is shown again when it expands`() {
    collapse()
    fixture.harness.pressKey(.left, .alt)
    fixture.harness.runUntilIdle()
    #expect(titles == ["List"])

    expand()

    #expect(titles == ["List"])
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
    #expect(fixture.secondary.isAppeared)
  }

  @Test
  func `a controller pushed onto a collapsed split view's primary stays there after expanding`() {
    let inner = fixture.named("Inner")
    collapse()
    stack.popViewController(animated: false)
    stack.pushViewController(inner, animated: false)

    expand()

    #expect(titles == ["List", "Inner"])
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
  }

  @Test func `a detail shown in a collapsed split view is the secondary after expanding`() {
    let detail = fixture.named("Detail")
    collapse()
    list.showDetail(detail, sender: nil)
    fixture.harness.runUntilIdle()
    #expect(titles == ["List", "D", "Detail"])

    expand()

    #expect(titles == ["List"])
    #expect(fixture.split.viewController(for: .secondary) === detail)
    #expect(fixture.secondary.parent == nil)
  }

  /// The secondary column is a stack too: its screens go over, and come back.
  @Test(arguments: [0, 1, 2])
  func `a secondary's stack moves onto the primary's stack on collapsing, and back on expanding`(
    pops: Int
  ) {
    let shown = fixture.named("Shown")
    let above = fixture.named("Above")
    let inner = NavigationController(viewControllers: [shown, above])
    inner.title = "Inner"
    fixture.split.setViewController(inner, for: .secondary)
    fixture.harness.runUntilIdle()

    collapse()
    #expect(titles == ["List", "Shown", "Above"])
    for _ in 0..<pops { stack.popViewController(animated: false) }
    if pops == 0 { stack.pushViewController(fixture.named("More"), animated: false) }
    fixture.harness.runUntilIdle()
    expand()

    #expect(titles == ["List"])
    #expect(fixture.split.viewController(for: .secondary) === inner)
    let expected = [["Shown", "Above", "More"], ["Shown"], ["Shown", "Above"]][pops]
    #expect(inner.viewControllers.compactMap(\.title) == expected)
    #expect(inner.topViewController?.isAppeared == true)
    #expect(inner.children.count == expected.count)
    inner.popToRootViewController(animated: false)
    #expect(shown.isAppeared)
  }

  @Test func `collapsing and expanding a split view several times does not change its columns`() {
    for _ in 0..<5 {
      collapse()
      expand()
    }

    #expect(titles == ["List"])
    #expect(stack.children.count == 1)
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
    #expect(stack.collapsedColumns.isEmpty)
  }
}

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
    _ = fixture.take()
  }

  private var titles: [String] { stack.viewControllers.compactMap(\.title) }

  private func collapse() {
    fixture.harness.resize(to: SplitFixture.compact)
    fixture.harness.settle()
  }

  private func expand() {
    fixture.harness.resize(to: SplitFixture.regular)
    fixture.harness.settle()
  }

  @Test func `the secondary is pushed, and given back`() {
    collapse()
    #expect(titles == ["List", "D"])
    #expect(fixture.secondary.isAppeared)

    expand()
    #expect(titles == ["List"])
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
    #expect(list.isAppeared && fixture.secondary.isAppeared)
    #expect(fixture.split.hasChild(fixture.secondary))
  }

  @Test func `one that a person went back from is the secondary again`() {
    collapse()
    fixture.harness.key(.left, .alt)
    fixture.harness.settle()
    #expect(titles == ["List"])

    expand()

    #expect(titles == ["List"])
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
    #expect(fixture.secondary.isAppeared)
  }

  @Test func `a list that was opened meanwhile stays in its column`() {
    let inner = fixture.named("Inner")
    collapse()
    stack.popViewController(animated: false)
    stack.pushViewController(inner, animated: false)

    expand()

    #expect(titles == ["List", "Inner"])
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
  }

  @Test func `a detail on top of the secondary takes its place`() {
    let detail = fixture.named("Detail")
    collapse()
    list.showDetail(detail, sender: nil)
    fixture.harness.settle()
    #expect(titles == ["List", "D", "Detail"])

    expand()

    #expect(titles == ["List"])
    #expect(fixture.split.viewController(for: .secondary) === detail)
    #expect(fixture.secondary.parent == nil)
  }

  /// The secondary column is a stack too: its screens go over, and come back.
  @Test(arguments: [0, 1, 2])
  func `a stack in the secondary lends its screens`(pops: Int) {
    let shown = fixture.named("Shown")
    let above = fixture.named("Above")
    let inner = NavigationController(viewControllers: [shown, above])
    inner.title = "Inner"
    fixture.split.setViewController(inner, for: .secondary)
    fixture.harness.settle()

    collapse()
    #expect(titles == ["List", "Shown", "Above"])
    for _ in 0..<pops { stack.popViewController(animated: false) }
    if pops == 0 { stack.pushViewController(fixture.named("More"), animated: false) }
    fixture.harness.settle()
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

  @Test func `collapsing again and again changes nothing`() {
    for _ in 0..<5 {
      collapse()
      expand()
    }

    #expect(titles == ["List"])
    #expect(stack.children.count == 1)
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
    #expect(stack.lent.isEmpty)
  }
}

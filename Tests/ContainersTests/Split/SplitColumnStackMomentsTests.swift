// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// The stack that a split view puts around a column, while the split view folds, moves and changes.
struct SplitColumnStackMomentsTests {
  private func screen(_ title: String) -> ViewController {
    let screen = ViewController()
    screen.title = title
    return screen
  }

  private func titles(_ stack: NavigationController?) -> [String] {
    stack?.viewControllers.compactMap(\.title) ?? []
  }

  @Test func `a split view that starts folded has stacks, and keeps them when it unfolds`() {
    let (list, detail) = (screen("List"), screen("D"))
    let split = SplitViewController(primary: list, secondary: detail)
    let harness = TestWindow(root: split, size: Size(480, 700))
    harness.settle()
    #expect(list.navigationController != nil)
    harness.resize(to: Size(1000, 700))
    harness.settle()
    #expect(list.navigationController?.parent === split)
    #expect(detail.navigationController?.parent === split && detail.isAppeared)
    #expect(split.viewController(for: .secondary) === detail)
  }

  @Test func `pages and a hand-written container in a column get a stack`() {
    let pages = PageViewController()
    pages.setViewControllers([screen("Page")], direction: .forward, animated: false)
    let (outer, inner) = (screen("Outer"), screen("Inner"))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let split = SplitViewController(primary: outer, secondary: pages)
    let harness = TestWindow(root: split, size: Size(1000, 700))
    harness.settle()
    #expect(outer.navigationController != nil && inner.navigationController != nil)
    #expect(pages.navigationController != nil && pages.isAppeared)
    inner.show(screen("X"), sender: nil)
    harness.settle()
    #expect(titles(outer.navigationController) == ["Outer", "X"])
  }

  @Test func `Alt+Left goes back in the column that has the keyboard`() {
    let (list, detail) = (screen("List"), screen("D"))
    let split = SplitViewController(primary: list, secondary: detail)
    let harness = TestWindow(root: split, size: Size(1000, 700))
    harness.settle()
    for column in [list, detail] {
      let pushed = screen("X")
      let button = Button(label: "Press")
      button.frame = Rect(10, 10, 80, 30)
      pushed.view.addSubview(button)
      column.navigationController?.pushViewController(pushed, animated: false)
      harness.settle()
    }
    guard
      let button = list.navigationController?.topViewController?.view.subviews.last
    else { return }
    harness.window.focus.focus(button)
    harness.key(.left, .alt)
    harness.settle()
    #expect(titles(list.navigationController) == ["List"])
    #expect(titles(detail.navigationController) == ["D", "X"])
  }

  @Test func `a replacement by a segue has a stack, and the old controller is free`() {
    let (list, detail, other) = (screen("List"), screen("D"), screen("E"))
    let split = SplitViewController(primary: list, secondary: detail)
    let harness = TestWindow(root: split, size: Size(1000, 700))
    harness.settle()
    detail.registerSegue("go", .replace, to: { other })
    detail.performSegue(withIdentifier: "go")
    harness.settle()
    #expect(split.viewController(for: .secondary) === other)
    #expect(other.navigationController?.parent === split && detail.parent == nil)
  }

  @Test func `a column's controller that is pushed elsewhere leaves an empty column`() {
    let (list, detail) = (screen("List"), screen("D"))
    let split = SplitViewController(primary: list, secondary: detail)
    let harness = TestWindow(root: split, size: Size(1000, 700))
    harness.settle()
    list.navigationController?.pushViewController(detail, animated: false)
    harness.settle()
    #expect(titles(list.navigationController) == ["List", "D"] && detail.isAppeared)
    harness.resize(to: Size(480, 700))
    harness.settle()
    harness.resize(to: Size(1000, 700))
    harness.settle()
    #expect(titles(list.navigationController) == ["List", "D"] && detail.isAppeared)
  }

  @Test func `a controller of another split view's column gets a stack in its new column`() {
    let moved = screen("M")
    let first = SplitViewController(primary: screen("P"), secondary: moved)
    let harness = TestWindow(root: first, size: Size(1000, 700))
    harness.settle()
    first.setViewController(nil, for: .secondary)
    let second = SplitViewController(primary: moved, secondary: screen("D"))
    harness.show(second)
    harness.settle()
    #expect(moved.navigationController?.parent === second && moved.isAppeared)
  }

  @Test func `an added title shows the bar immediately, also while the column is folded and back`()
  {
    let (list, detail) = (ViewController(), ViewController())
    let split = SplitViewController(primary: list, secondary: detail)
    let harness = TestWindow(root: split, size: Size(1000, 700))
    harness.settle()
    harness.resize(to: Size(480, 700))
    harness.settle()
    detail.title = "D"
    harness.resize(to: Size(1000, 700))
    harness.settle()
    #expect(detail.view.bounds.height < 700 && list.view.bounds.height == 700)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// The stack that a split view puts around a column, while the split view folds, moves and changes.
struct SplitColumnStackTransitionTests {
  private func screen(_ title: String) -> ViewController {
    let screen = ViewController()
    screen.title = title
    return screen
  }

  private func titles(_ stack: NavigationController?) -> [String] {
    stack?.viewControllers.compactMap(\.title) ?? []
  }

  @Test
  func `columns of a split view that starts collapsed have navigation controllers after expanding`()
  {
    let (list, detail) = (screen("List"), screen("D"))
    let split = SplitViewController(primary: list, secondary: detail)
    let harness = TestWindow(root: split, size: Size(480, 700))
    harness.runUntilIdle()
    #expect(list.navigationController != nil)
    harness.resize(to: Size(1000, 700))
    harness.runUntilIdle()
    #expect(list.navigationController?.parent === split)
    #expect(detail.navigationController?.parent === split && detail.isAppeared)
    #expect(split.viewController(for: .secondary) === detail)
  }

  @Test func `a split view wraps page and custom container controllers in a navigation controller`()
  {
    let pages = PageViewController()
    pages.setViewControllers([screen("Page")], direction: .forward, animated: false)
    let (outer, inner) = (screen("Outer"), screen("Inner"))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let split = SplitViewController(primary: outer, secondary: pages)
    let harness = TestWindow(root: split, size: Size(1000, 700))
    harness.runUntilIdle()
    #expect(outer.navigationController != nil && inner.navigationController != nil)
    #expect(pages.navigationController != nil && pages.isAppeared)
    inner.show(screen("X"), sender: nil)
    harness.runUntilIdle()
    #expect(titles(outer.navigationController) == ["Outer", "X"])
  }

  @Test func `Alt+Left pops the stack of the split view column that contains the first responder`()
  {
    let (list, detail) = (screen("List"), screen("D"))
    let split = SplitViewController(primary: list, secondary: detail)
    let harness = TestWindow(root: split, size: Size(1000, 700))
    harness.runUntilIdle()
    for column in [list, detail] {
      let pushed = screen("X")
      let button = Button(accessibilityLabel: "Press")
      button.frame = Rect(10, 10, 80, 30)
      pushed.view.addSubview(button)
      column.navigationController?.pushViewController(pushed, animated: false)
      harness.runUntilIdle()
    }
    guard
      let button = list.navigationController?.topViewController?.view.subviews.last
    else { return }
    harness.window.focus.focus(button)
    harness.pressKey(.left, .alt)
    harness.runUntilIdle()
    #expect(titles(list.navigationController) == ["List"])
    #expect(titles(detail.navigationController) == ["D", "X"])
  }

  @Test
  func `a replace segue from a split view column wraps its destination in a navigation controller`()
  {
    let (list, detail, other) = (screen("List"), screen("D"), screen("E"))
    let split = SplitViewController(primary: list, secondary: detail)
    let harness = TestWindow(root: split, size: Size(1000, 700))
    harness.runUntilIdle()
    detail.registerSegue("go", .replace, to: { other })
    detail.performSegue(withIdentifier: "go")
    harness.runUntilIdle()
    #expect(split.viewController(for: .secondary) === other)
    #expect(other.navigationController?.parent === split && detail.parent == nil)
  }

  @Test
  func `a column's controller pushed onto another column stays there when the split view expands`()
  {
    let (list, detail) = (screen("List"), screen("D"))
    let split = SplitViewController(primary: list, secondary: detail)
    let harness = TestWindow(root: split, size: Size(1000, 700))
    harness.runUntilIdle()
    list.navigationController?.pushViewController(detail, animated: false)
    harness.runUntilIdle()
    #expect(titles(list.navigationController) == ["List", "D"] && detail.isAppeared)
    harness.resize(to: Size(480, 700))
    harness.runUntilIdle()
    harness.resize(to: Size(1000, 700))
    harness.runUntilIdle()
    #expect(titles(list.navigationController) == ["List", "D"] && detail.isAppeared)
  }

  @Test func `a controller from another split view gets a navigation controller in its new column`()
  {
    let moved = screen("M")
    let first = SplitViewController(primary: screen("P"), secondary: moved)
    let harness = TestWindow(root: first, size: Size(1000, 700))
    harness.runUntilIdle()
    first.setViewController(nil, for: .secondary)
    let second = SplitViewController(primary: moved, secondary: screen("D"))
    harness.show(second)
    harness.runUntilIdle()
    #expect(moved.navigationController?.parent === second && moved.isAppeared)
  }

  @Test
  func `a title set in a collapsed split view shows the column's navigation bar after expanding`() {
    let (list, detail) = (ViewController(), ViewController())
    let split = SplitViewController(primary: list, secondary: detail)
    let harness = TestWindow(root: split, size: Size(1000, 700))
    harness.runUntilIdle()
    harness.resize(to: Size(480, 700))
    harness.runUntilIdle()
    detail.title = "D"
    harness.resize(to: Size(1000, 700))
    harness.runUntilIdle()
    #expect(detail.view.bounds.height < 700 && list.view.bounds.height == 700)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// The navigation controller that a split view puts around a column's controller.
struct SplitColumnStackTests {
  private let screens = ["P", "S", "D"].map { title in
    let screen = ViewController()
    screen.title = title
    return screen
  }
  private let columns = SplitViewController.Column.allCases

  private func make(size: Size = Size(1200, 700)) -> (SplitViewController, TestWindow) {
    let split = SplitViewController(
      primary: screens[0], supplementary: screens[1], secondary: screens[2])
    let harness = TestWindow(root: split, size: size)
    harness.runUntilIdle()
    return (split, harness)
  }

  private func screen(_ title: String?) -> ViewController {
    let screen = ViewController()
    screen.title = title
    return screen
  }

  enum Moment: CaseIterable, Sendable { case initializer, beforeLoading, onScreen, array, detail }

  @Test(arguments: Moment.allCases)
  func `a split view wraps a column's controller in a navigation controller, whenever it is set`(
    moment: Moment
  ) {
    let split: SplitViewController
    if moment == .initializer {
      split = SplitViewController(primary: screens[0], secondary: screens[2])
    } else {
      split = SplitViewController()
    }
    let harness = TestWindow()
    if moment == .beforeLoading {
      split.setViewController(screens[0], for: .primary)
      split.setViewController(screens[2], for: .secondary)
    }
    harness.show(split)
    switch moment {
    case .onScreen:
      split.setViewController(screens[0], for: .primary)
      split.setViewController(screens[2], for: .secondary)
    case .array: split.viewControllers = [screens[0], screens[2]]
    case .detail:
      split.setViewController(screens[0], for: .primary)
      screens[0].showDetail(screens[2], sender: nil)
    case .initializer, .beforeLoading: break
    }
    harness.runUntilIdle()

    for (column, screen) in [
      (SplitViewController.Column.primary, screens[0]), (.secondary, screens[2]),
    ] {
      #expect(split.viewController(for: column) === screen)
      #expect(screen.navigationController?.viewControllers.count == 1)
      #expect(screen.navigationController?.topViewController === screen)
      #expect(screen.navigationController?.parent === split)
      #expect(screen.splitViewController === split && screen.isAppeared)
    }
    let shown = split.viewControllers
    #expect(shown.count == 2 && shown.first === screens[0] && shown.last === screens[2])
  }

  @Test
  func `a split view adds no navigation controller to a tab bar, split view or drawer controller`()
  {
    let others: [ViewController] = [
      NavigationController(rootViewController: ViewController()),
      TabBarController(viewControllers: [ViewController()]),
      SplitViewController(primary: ViewController(), secondary: ViewController()),
      DrawerController(center: ViewController()),
    ]
    for other in others {
      let split = SplitViewController(primary: ViewController(), secondary: other)
      #expect(other.parent === split && other.navigationController == nil)
      #expect(split.viewController(for: .secondary) === other)
    }
  }

  @Test
  func `show called in a split view column pushes, and a pop returns to the column's root`() {
    let (split, harness) = make()
    for (index, column) in columns.enumerated() {
      let pushed = screen("X\(index)")
      screens[index].show(pushed, sender: nil)
      harness.runUntilIdle()
      let stack = screens[index].navigationController
      #expect(pushed.navigationController === stack && stack?.viewControllers.count == 2)
      #expect(pushed.isAppeared && !screens[index].isAppeared)
      #expect(split.viewController(for: column) === screens[index])

      stack?.popViewController(animated: true)
      harness.runUntilIdle()
      #expect(screens[index].isAppeared && pushed.parent == nil)
    }
  }

  @Test func `a column's navigation bar is visible when it has a title, a button or a back button`()
  {
    let (plain, titled) = (screen(nil), screen("D"))
    let split = SplitViewController(primary: plain, secondary: titled)
    let harness = TestWindow(root: split)
    harness.runUntilIdle()
    let bars = [plain, titled].map {
      $0.navigationController?.navigationBar.visibleRect()?.height ?? 0
    }
    #expect(bars[0] == 0 && bars[1] > 0)
    #expect(plain.view.bounds.height == 700 && titled.view.bounds.height == 700 - bars[1])

    plain.navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") {}
    harness.runUntilIdle()
    #expect(plain.view.bounds.height == titled.view.bounds.height)

    plain.navigationItem.rightBarButtonItem = nil
    titled.title = nil
    harness.runUntilIdle()
    #expect(plain.view.bounds.height == 700 && titled.view.bounds.height == 700)

    plain.show(screen(nil), sender: nil)
    harness.runUntilIdle()
    #expect(
      plain.navigationController?.navigationBar.visibleRect()?.height ?? 0 > 0,
      "the bar with the back button is visible")
  }

  @Test(arguments: [true, false])
  func `collapsing a split view pushes a column's controllers, and expanding returns them`(
    isPushed: Bool
  ) {
    let list = NavigationController(rootViewController: screen("List"))
    let split = SplitViewController(primary: list, secondary: screens[2])
    let harness = TestWindow(root: split)
    harness.runUntilIdle()
    let pushed = screen("X")
    if isPushed {
      screens[2].show(pushed, sender: nil)
      harness.runUntilIdle()
    }
    let shown = isPushed ? ["D", "X"] : ["D"]
    for _ in 0..<2 {
      harness.resize(to: Size(480, 700))
      harness.runUntilIdle()
      #expect(list.viewControllers.compactMap(\.title) == ["List"] + shown)
      #expect(list.topViewController?.isAppeared == true)

      harness.resize(to: Size(1000, 700))
      harness.runUntilIdle()
      let stack = screens[2].navigationController
      #expect(stack?.parent === split && stack !== list)
      #expect(stack?.viewControllers.compactMap(\.title) == shown)
      #expect(stack?.topViewController?.isAppeared == true)
      #expect(split.viewController(for: .secondary) === screens[2])
      #expect(list.viewControllers.count == 1)
    }
  }

  @Test
  func `a controller removed from a split view column can be set for another column`() {
    let (split, harness) = make()
    let other = screen("E")
    split.setViewController(other, for: .secondary)
    harness.runUntilIdle()
    #expect(screens[2].parent == nil && screens[2].navigationController == nil)
    #expect(screens[2].view.superview == nil && !screens[2].isAppeared)
    #expect(other.navigationController != nil && split.children.count == 3)

    split.setViewController(nil, for: .supplementary)
    #expect(screens[1].parent == nil)
    split.setViewController(screens[2], for: .supplementary)
    harness.runUntilIdle()
    #expect(screens[2].navigationController != nil && screens[2].isAppeared)
  }

  @Test func `a removed split view column is deallocated with its navigation controller`() {
    weak var gone: ViewController?
    weak var stack: NavigationController?
    let split = SplitViewController(primary: screens[0])
    let harness = TestWindow(root: split)
    do {
      let detail = ViewController()
      split.setViewController(detail, for: .secondary)
      harness.runUntilIdle()
      (gone, stack) = (detail, detail.navigationController)
      split.setViewController(nil, for: .secondary)
      harness.runUntilIdle()
    }
    #expect(gone == nil && stack == nil)
  }

  @Test func `restoring a split view restores the controllers that were pushed in a column`() {
    func make() -> SplitViewController {
      SplitViewController(primary: RestorationScreen("P"), secondary: RestorationScreen("S"))
    }
    func titles(_ split: SplitViewController) -> [String?] {
      split.viewController(for: .secondary)?.navigationController?.viewControllers.map(\.title)
        ?? []
    }
    let left = make()
    let window = TestWindow(root: left)
    for _ in 0..<2 {
      window.pressKey(.character("p"), .control)
      window.runUntilIdle()
    }
    #expect(titles(left).count == 3)

    let root = make()
    let again = TestWindow()
    again.show(root, restoring: window.restorableState)
    #expect(titles(root) == titles(left))
    #expect(again.restorableState == window.restorableState)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers

/// The first responder after the user goes back twice, before the dismissal of the presented screen has ended.
struct FocusAfterGoingBackTests {
  nonisolated enum Placement: CaseIterable { case root, presented, presentedTwice, tab, drawer }
  nonisolated enum BackInput: CaseIterable { case escape, altLeft, button }

  private func show(_ stack: NavigationController, at placement: Placement) -> TestWindow {
    switch placement {
    case .root: return TestWindow(root: stack)
    case .tab: return TestWindow(root: TabBarController(viewControllers: [stack]))
    case .drawer: return TestWindow(root: DrawerController(center: stack))
    case .presented, .presentedTwice:
      let root = RestorationScreen("Root")
      let window = TestWindow(root: root)
      var presenter: ViewController = root
      if placement == .presentedTwice {
        presenter = RestorationScreen("Middle")
        root.present(presenter, animated: false)
      }
      presenter.present(stack, animated: false)
      window.runUntilIdle()
      return window
    }
  }

  private func goBack(_ way: BackInput, in window: TestWindow) {
    switch way {
    case .escape: window.pressKey(.escape)
    case .altLeft: window.pressKey(.left, .alt)
    case .button: window.click(at: Point(-1, -1), button: .back)
    }
  }

  @Test(arguments: Placement.allCases, BackInput.allCases)
  func `going back during a dismissal makes a view of the new top controller first responder`(
    place: Placement, way: BackInput
  ) throws {
    let stack = NavigationController(rootViewController: RestorationScreen("A"))
    let window = show(stack, at: place)
    let second = RestorationScreen("B")
    stack.pushViewController(second, animated: false)
    window.runUntilIdle()
    window.window.focus.focus(second.table)
    second.present(
      NavigationController(rootViewController: RestorationScreen("C")), animated: true)
    window.runUntilIdle()

    window.pressKey(.escape)
    #expect(stack.viewControllers.count == 2)
    goBack(way, in: window)
    window.runUntilIdle()

    #expect(stack.viewControllers.count == 1)
    let top = try #require(stack.topViewController?.viewIfLoaded)
    #expect(window.window.focus.focusedView?.isDescendant(of: top) == true)
  }
}

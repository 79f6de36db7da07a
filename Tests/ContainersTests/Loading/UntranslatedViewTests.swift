// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Views with `translatesAutoresizingMaskIntoConstraints` set to false: containers and presentations place them all the same.
struct UntranslatedViewTests {
  enum Placement: CaseIterable, Sendable {
    case stack, tabs, secondary, primary, center, side, page, menu
    case fullScreen, overFullScreen, pageSheet, currentContext
  }

  private func show(_ screen: ViewController, in placement: Placement) -> TestWindow {
    let root: ViewController
    var style: ModalPresentationStyle?
    switch placement {
    case .stack: root = NavigationController(rootViewController: screen)
    case .tabs: root = TabBarController(viewControllers: [screen])
    case .secondary: root = SplitViewController(primary: ViewController(), secondary: screen)
    case .primary: root = SplitViewController(primary: screen, secondary: ViewController())
    case .center: root = DrawerController(center: screen)
    case .side:
      root = DrawerController(center: ViewController(), leading: screen, position: .open)
    case .page:
      let pages = PageViewController()
      pages.setViewControllers([screen], direction: .forward, animated: false)
      root = pages
    case .menu: root = SlidingMenuController(children: [("A", nil, screen)], position: .closed)
    case .fullScreen: (root, style) = (ViewController(), .fullScreen)
    case .overFullScreen: (root, style) = (ViewController(), .overFullScreen)
    case .pageSheet: (root, style) = (ViewController(), .pageSheet)
    case .currentContext: (root, style) = (ViewController(), .currentContext)
    }
    let harness = TestWindow(root: root, size: Size(1000, 700))
    harness.runUntilIdle()
    if let style {
      screen.modalPresentationStyle = style
      root.present(screen, animated: false)
    }
    harness.runUntilIdle()
    return harness
  }

  /// The frame in the window after a resize, of a screen or of a stack with one.
  private func frame(in placement: Placement, isStack: Bool, isTranslated: Bool) -> Rect {
    let screen =
      isStack ? NavigationController(rootViewController: ViewController()) : ViewController()
    screen.loadViewIfNeeded()
    if !isTranslated { screen.view.translatesAutoresizingMaskIntoConstraints = false }
    let harness = show(screen, in: placement)
    harness.resize(to: Size(1100, 800))
    harness.runUntilIdle()
    return screen.view.convert(screen.view.bounds, to: nil)
  }

  @Test(arguments: Placement.allCases, [true, false])
  func
    `containers and presentations resize a view whether or not it translates its autoresizing mask`(
      place: Placement, isStack: Bool
    )
  {
    // A stack in a stack stops the program.
    guard !isStack || place != .stack else { return }
    let expected = frame(in: place, isStack: isStack, isTranslated: true)

    #expect(expected.height > 300)
    #expect(frame(in: place, isStack: isStack, isTranslated: false) == expected)
  }
}

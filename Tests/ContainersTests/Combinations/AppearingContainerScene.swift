// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport

@testable import ContainerCore
@testable import Containers

/// A container that changes what it shows, by code or under a pointer, and the ways in which the container itself
/// comes on screen and leaves it.
final class AppearingContainerScene: PageViewControllerDataSource {
  nonisolated enum Placement: CaseIterable, Sendable {
    case root, center, presentation, tab, push, page
  }

  nonisolated enum Change: CaseIterable, Sendable {
    case goToPage, dragPage, push, pop, dragStack, select, openSide, closeSide, dragSide, swapCenter
    case showColumn, dragColumn

    var isDrag: Bool {
      [.dragPage, .dragStack, .dragSide, .dragColumn].contains(self)
    }
  }

  let harness = TestWindow()
  let other = ViewController.named("other")
  let (first, second) = (ViewController.named("first"), ViewController.named("second"))
  private(set) var container = ViewController()
  private(set) var begin: () -> Void = {}
  private(set) var reverse: () -> Void = {}
  /// Where a pointer takes hold, and how far it goes.
  private(set) var grabLocation = Point(3, 300)
  private(set) var dragDistance = 500.0
  private let placement: Placement
  private var outer: ViewController?

  init(_ way: Placement, _ move: Change) {
    self.placement = way
    make(move)
    switch way {
    case .root, .presentation: break
    case .center: outer = DrawerController(center: other)
    case .tab:
      let tabs = TabBarController(viewControllers: [other, container])
      tabs.transitionStyle = .slide
      outer = tabs
    case .push: outer = NavigationController(rootViewController: other)
    case .page:
      let pages = PageViewController()
      pages.setViewControllers([other], direction: .forward, animated: false)
      outer = pages
    }
    harness.window.rootViewController = outer ?? other
    harness.runUntilIdle()
  }

  private func make(_ move: Change) {
    let (first, second) = (first, second)
    switch move {
    case .goToPage, .dragPage:
      let pages = PageViewController()
      pages.setViewControllers([first], direction: .forward, animated: false)
      if move == .dragPage { pages.dataSource = self }
      (container, grabLocation, dragDistance) = (pages, Point(700, 300), -500)
      begin = { pages.setViewControllers([second], direction: .forward, animated: true) }
      reverse = { pages.setViewControllers([first], direction: .reverse, animated: true) }
    case .push, .pop, .dragStack:
      let stack = NavigationController(viewControllers: move == .push ? [first] : [first, second])
      container = stack
      let push = { stack.pushViewController(second, animated: true) }
      let pop: () -> Void = { stack.popViewController(animated: true) }
      (begin, reverse) = move == .push ? (push, pop) : (pop, push)
    case .select:
      let tabs = TabBarController(viewControllers: [first, second])
      tabs.transitionStyle = .slide
      container = tabs
      begin = { tabs.select(1, animated: true) }
      reverse = { tabs.select(0, animated: true) }
    case .openSide, .closeSide, .dragSide, .swapCenter:
      let drawer = DrawerController(
        center: first, leading: move == .swapCenter ? nil : second,
        position: move == .closeSide ? .open : .closed)
      container = drawer
      let (open, close): (() -> Void, () -> Void) = ({ drawer.open() }, { drawer.close() })
      (begin, reverse) = move == .closeSide ? (close, open) : (open, close)
      guard move == .swapCenter else { return }
      begin = { drawer.setCenter(second, animated: true) }
      reverse = { drawer.setCenter(first, animated: true) }
    case .showColumn, .dragColumn:
      let split = SplitViewController(primary: second, secondary: first)
      split.preferredDisplayMode = .secondaryOnly
      container = split
      begin = { split.show(.primary) }
      reverse = { split.hide(.primary) }
    }
  }

  // MARK: The container itself

  func show(animated: Bool) {
    let container = container
    switch outer {
    case let drawer as DrawerController:
      drawer.setCenter(container, animated: animated)
    case let tabs as TabBarController: tabs.select(1, animated: animated)
    case let stack as NavigationController:
      stack.pushViewController(container, animated: animated)
    case let pages as PageViewController:
      pages.setViewControllers([container], direction: .forward, animated: animated)
    default:
      guard placement == .presentation else {
        harness.window.rootViewController = container
        return
      }
      container.modalPresentationStyle = .fullScreen
      other.present(container, animated: animated)
    }
  }

  func hide() {
    switch outer {
    case let drawer as DrawerController: drawer.setCenter(other, animated: true)
    case let tabs as TabBarController: tabs.select(0, animated: true)
    case let stack as NavigationController: stack.popViewController(animated: true)
    case let pages as PageViewController:
      pages.setViewControllers([other], direction: .reverse, animated: true)
    default:
      if placement == .presentation {
        other.dismiss(animated: true)
      } else {
        harness.window.rootViewController = other
      }
    }
  }

  // MARK: What is wrong

  /// Who can be seen and has not appeared, or the other way round.
  var appearanceMismatches: [String] {
    let everybody = [outer, other, container, first, second].compactMap(\.self)
    return everybody.compactMap { controller in
      let name = controller.title ?? "\(type(of: controller))"
      if controller.isInAppearanceTransition { return "\(name) is on its way" }
      let isSeen = isVisible(controller)
      guard controller.isAppeared != isSeen else { return nil }
      return isSeen ? "\(name) is seen and has not appeared" : "\(name) has appeared unseen"
    }
  }

  private func isVisible(_ controller: ViewController) -> Bool {
    guard let view = controller.viewIfLoaded, let window = view.window,
      controller.presentation?.coversPresenter != true
    else { return false }
    var visible = view.convert(view.bounds, to: nil)
      .intersection(Rect(origin: .zero, size: window.size))
    var candidate: View? = view
    while let current = candidate {
      if current.isHidden || current.alpha <= 0 { return false }
      if current.clipsToBounds {
        visible = visible.intersection(current.convert(current.bounds, to: nil))
      }
      candidate = current.superview
    }
    return !visible.isEmpty
  }

  // MARK: Pages

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? { page === second ? first : nil }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? { page === first ? second : nil }
}

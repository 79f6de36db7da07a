// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

/// A drawer around tabs around a stack around pages, with a log of the callbacks of all of them.
///
/// `drawer(side, tabs(nav(pages(p1, p2, p3), detail), other))`, and `modal` to present over it.
final class DeepFixture: NestedFixture, PageViewControllerDataSource {
  static let regular = Size(1000, 700)
  static let compact = Size(480, 700)

  let leaves: NestedScreens
  let pages = PageViewController()
  let nav: NavigationController
  let tabs: TabBarController
  let drawer: DrawerController
  let harness: TestWindow
  private(set) var completions: [String] = []

  /// - Parameter isLoaded: Whether to load all views and to clear the log.
  init(position: DrawerPosition = .closed, size: Size = regular, isLoaded: Bool = true) {
    let harness = TestWindow(size: size)
    self.harness = harness
    let leaves = NestedScreens(["side", "p1", "p2", "p3", "other", "detail", "modal"], in: harness)
    self.leaves = leaves
    harness.watch(pages, "pages")
    pages.setViewControllers([leaves["p1"]], direction: .forward, animated: false)
    nav = NavigationController(rootViewController: pages)
    harness.watch(nav, "nav")
    tabs = TabBarController(viewControllers: [nav, leaves["other"]])
    harness.watch(tabs, "tabs")
    tabs.transitionStyle = .crossFade
    drawer = DrawerController(center: tabs, leading: leaves["side"], position: position)
    harness.watch(drawer, "drawer")
    pages.dataSource = self
    harness.window.rootViewController = drawer
    harness.runUntilIdle()
    if isLoaded {
      for leaf in leaves.byTitle.values { leaf.loadViewIfNeeded() }
      harness.runUntilIdle()
      harness.callbacks.removeAllLines()
    }
  }

  func goToPage(_ page: String, _ direction: PageViewController.NavigationDirection = .forward) {
    pages.setViewControllers(
      [self[page]], direction: direction, animated: true, completion: recordingCompletion(page))
  }

  /// Drags a held pointer from one place to another and rests there, so that no speed decides.
  func drag(from start: Point, to end: Point, releasing: Bool = true) {
    harness.press(at: start)
    harness.move(from: start, to: end, duration: 0.4)
    harness.advance(by: 0.3)
    if releasing { harness.release(at: end) }
  }

  func present(_ style: ModalPresentationStyle, from presenter: ViewController? = nil) {
    self["modal"].modalPresentationStyle = style
    (presenter ?? self["p1"]).present(self["modal"], animated: true) { [harness] in
      harness.callbacks.record("‹presented›")
    }
  }

  func dismiss() {
    self["modal"].dismiss(animated: true) { [harness] in harness.callbacks.record("‹dismissed›") }
  }

  // MARK: Source

  private func neighbor(of page: ViewController, _ way: Int) -> ViewController? {
    let order = ["p1", "p2", "p3"].map { self[$0] }
    guard let index = order.firstIndex(where: { $0 === page }) else { return nil }
    return order.indices.contains(index + way) ? order[index + way] : nil
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? { neighbor(of: page, -1) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? { neighbor(of: page, 1) }
}

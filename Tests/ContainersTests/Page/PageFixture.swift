// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport

@testable import Containers

/// Five pages in a window, with a log of all callbacks, of the calls to the data source and of the calls to the
/// delegate.
final class PageFixture: PageViewControllerDataSource, PageViewControllerDelegate {
  let pages: [ViewController]
  let container: PageViewController
  let harness: TestWindow
  /// The calls to the data source, such as `after 2`.
  private(set) var dataSourceCalls: [String] = []
  var pageCount: Int?
  var wrapsAround = false

  init(
    at index: Int = 1, orientation: PageViewController.NavigationOrientation = .horizontal,
    hasSource: Bool = true, count: Int? = nil, size: Size = Size(800, 600),
    traits: Traits = Traits()
  ) {
    let harness = TestWindow(size: size, traits: traits)
    self.harness = harness
    pages = (1...5).map { number in
      let page = ViewController()
      page.title = "\(number)"
      page.containmentObserver = harness.observers
      return page
    }
    container = PageViewController(navigationOrientation: orientation)
    container.title = "pages"
    self.pageCount = count
    for page in pages { page.loadViewIfNeeded() }
    if hasSource { container.dataSource = self }
    container.delegate = self
    container.setViewControllers([pages[index]], direction: .forward, animated: false)
    harness.window.rootViewController = container
    harness.step()
    _ = consumeCallbacks()
    dataSourceCalls = []
  }

  /// The callbacks since the last call, without `viewIsAppearing`.
  func consumeCallbacks() -> [String] {
    harness.callbacks.removeAllLines().filter { !$0.hasSuffix("viewIsAppearing") }
  }

  func page(_ number: Int) -> ViewController { pages[number - 1] }

  /// The title of the current page, which is its number.
  var currentPage: String? { container.viewControllers.first?.title }

  func set(
    _ number: Int, _ direction: PageViewController.NavigationDirection = .forward,
    animated: Bool = true, completion: ((Bool) -> Void)? = nil
  ) {
    container.setViewControllers(
      [page(number)], direction: direction, animated: animated, completion: completion)
  }

  /// Drags by so many points along the pages and lets go, without a fling.
  func drag(by points: Double, releasing: Bool = true) {
    let start = Point(400, 300)
    let end =
      container.navigationOrientation == .horizontal
      ? Point(400 + points, 300) : Point(400, 300 + points)
    harness.press(at: start)
    harness.move(from: start, to: end, duration: 0.4)
    harness.advance(by: 0.3)
    if releasing { harness.release(at: end) }
  }

  func scrollWheel(_ delta: Point, modifiers: KeyModifiers = []) {
    harness.send(
      .wheel(WheelEvent(delta: delta, at: Point(400, 300), modifiers: modifiers)))
    harness.step()
  }

  // MARK: Source

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? {
    dataSourceCalls.append("before \(page.title ?? "")")
    return neighbor(of: page, -1)
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? {
    dataSourceCalls.append("after \(page.title ?? "")")
    return neighbor(of: page, 1)
  }

  private func neighbor(of page: ViewController, _ way: Int) -> ViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    if wrapsAround { return pages[(index + way + pages.count) % pages.count] }
    return pages.indices.contains(index + way) ? pages[index + way] : nil
  }

  func presentationCount(for pageViewController: PageViewController) -> Int? { pageCount }

  func presentationIndex(for pageViewController: PageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers.first } ?? 0
  }

  // MARK: Delegate

  func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pendingPages: [ViewController]
  ) {
    harness.callbacks.record("will \(pendingPages.compactMap(\.title).joined())")
  }

  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previousPages: [ViewController], transitionCompleted completed: Bool
  ) {
    let previous = previousPages.compactMap(\.title).joined()
    harness.callbacks.record("did \(previous) finished \(finished) completed \(completed)")
  }
}

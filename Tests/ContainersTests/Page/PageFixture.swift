// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport

@testable import Containers

/// Five pages in a window, with a log of all callbacks, of what the source was asked and of what the
/// delegate heard.
final class PageFixture: PageViewControllerDataSource, PageViewControllerDelegate {
  let pages: [ViewController]
  let container: PageViewController
  let harness: TestWindow
  /// What the source was asked: `after 2`.
  private(set) var asked: [String] = []
  var count: Int?
  var isRing = false

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
    self.count = count
    for page in pages { page.loadViewIfNeeded() }
    if hasSource { container.dataSource = self }
    container.delegate = self
    container.setViewControllers([pages[index]], direction: .forward, animated: false)
    harness.window.rootViewController = container
    harness.step()
    _ = take()
    asked = []
  }

  /// What was heard since the last time, without `viewIsAppearing`.
  func take() -> [String] {
    harness.callbacks.takeLines().filter { !$0.hasSuffix("viewIsAppearing") }
  }

  func page(_ number: Int) -> ViewController { pages[number - 1] }

  /// The number of the page that shows.
  var shown: String? { container.viewControllers.first?.title }

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

  func turnWheel(_ delta: Point, modifiers: KeyModifiers = []) {
    harness.send(
      .wheel(WheelEvent(delta: delta, at: Point(400, 300), modifiers: modifiers)))
    harness.step()
  }

  // MARK: Source

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? {
    asked.append("before \(page.title ?? "")")
    return neighbour(of: page, -1)
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? {
    asked.append("after \(page.title ?? "")")
    return neighbour(of: page, 1)
  }

  private func neighbour(of page: ViewController, _ way: Int) -> ViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    if isRing { return pages[(index + way + pages.count) % pages.count] }
    return pages.indices.contains(index + way) ? pages[index + way] : nil
  }

  func presentationCount(for pageViewController: PageViewController) -> Int? { count }

  func presentationIndex(for pageViewController: PageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers.first } ?? 0
  }

  // MARK: Delegate

  func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pendingPages: [ViewController]
  ) {
    harness.callbacks.note("will \(pendingPages.compactMap(\.title).joined())")
  }

  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previousPages: [ViewController], transitionCompleted completed: Bool
  ) {
    let previous = previousPages.compactMap(\.title).joined()
    harness.callbacks.note("did \(previous) finished \(finished) completed \(completed)")
  }
}

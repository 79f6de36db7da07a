// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// A page for each day, without an end, a number or a name.
private final class Days: PageViewController, PageViewControllerDataSource {
  final class Day: ViewController {
    let number: Int

    init(_ number: Int) {
      self.number = number
      super.init()
    }
  }

  override init(
    navigationOrientation: NavigationOrientation = .horizontal, interPageSpacing: Double = 0
  ) {
    super.init(
      navigationOrientation: navigationOrientation, interPageSpacing: interPageSpacing)
    dataSource = self
    setViewControllers([Day(0)], direction: .forward, animated: false)
  }

  var shown: Int? { day(viewControllers.first) }

  private func day(_ page: ViewController?) -> Int? { (page as? Day)?.number }

  func pageViewController(
    _ pages: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? { day(page).map { Day($0 - 1) } }

  func pageViewController(
    _ pages: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? { day(page).map { Day($0 + 1) } }
}

/// Pages that nobody counts or names.
struct PageRestorationTests {
  private func restart(_ window: TestWindow) -> (Days, TestWindow) {
    let root = Days()
    let again = TestWindow()
    again.show(root, restoring: window.restorableState)
    return (root, again)
  }

  private func turn(_ key: Key, times count: Int, in window: TestWindow) {
    for _ in 0..<count {
      window.key(key)
      window.settle()
    }
  }

  @Test func `they are found again by how far a person has turned, start after start`() {
    let first = TestWindow(root: Days())
    turn(.pageUp, times: 3, in: first)

    let (days, second) = restart(first)
    #expect(days.shown == -3)
    #expect(!second.window.isAnimating)
    turn(.pageDown, times: 5, in: second)

    #expect(restart(second).0.shown == 2)
  }

  @Test func `one that is far away is looked for a thousand pages long`() {
    let days = Days()
    let window = TestWindow(root: days)
    _ = days.turn(.forward, by: 1500)
    window.settle()
    #expect(days.shown == 1500)

    #expect(restart(window).0.shown == 1000)
  }

  @Test func `from a page that code has set meanwhile nobody knows the way`() {
    let days = Days()
    let window = TestWindow(root: days)
    days.setViewControllers([Days.Day(40)], direction: .forward, animated: false)
    turn(.pageDown, times: 1, in: window)
    #expect(days.shown == 41)

    #expect(restart(window).0.shown == 0)
  }
}

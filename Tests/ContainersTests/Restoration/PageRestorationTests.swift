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

  var currentDay: Int? { day(viewControllers.first) }

  private func day(_ page: ViewController?) -> Int? { (page as? Day)?.number }

  func pageViewController(
    _ pages: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? { day(page).map { Day($0 - 1) } }

  func pageViewController(
    _ pages: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? { day(page).map { Day($0 + 1) } }
}

/// Restoration of pages that the data source neither counts nor names.
struct PageRestorationTests {
  private func restart(_ window: TestWindow) -> (Days, TestWindow) {
    let root = Days()
    let again = TestWindow()
    again.show(root, restoring: window.restorableState)
    return (root, again)
  }

  private func press(_ key: Key, times count: Int, in window: TestWindow) {
    for _ in 0..<count {
      window.pressKey(key)
      window.runUntilIdle()
    }
  }

  @Test func `without a page count or names, restoration repeats the user's page turns`() {
    let first = TestWindow(root: Days())
    press(.pageUp, times: 3, in: first)

    let (days, second) = restart(first)
    #expect(days.currentDay == -3)
    #expect(!second.window.isAnimating)
    press(.pageDown, times: 5, in: second)

    #expect(restart(second).0.currentDay == 2)
  }

  @Test func `without a page count or names, restoration repeats at most a thousand page turns`() {
    let days = Days()
    let window = TestWindow(root: days)
    _ = days.goToPage(.forward, by: 1500)
    window.runUntilIdle()
    #expect(days.currentDay == 1500)

    #expect(restart(window).0.currentDay == 1000)
  }

  @Test func `without a page count or names, a page set by code is not restored`() {
    let days = Days()
    let window = TestWindow(root: days)
    days.setViewControllers([Days.Day(40)], direction: .forward, animated: false)
    press(.pageDown, times: 1, in: window)
    #expect(days.currentDay == 41)

    #expect(restart(window).0.currentDay == 0)
  }
}

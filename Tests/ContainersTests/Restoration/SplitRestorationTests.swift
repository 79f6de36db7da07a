// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Restoration of the stack of a collapsed split view.
struct SplitRestorationTests {
  private static let compact = Size(480, 700)

  private func split(
    secondaryIsStack: Bool, primaryIsForgetful: Bool = false
  ) -> SplitViewController {
    let primary = RestorationScreen("P")
    primary.refusesControllers = primaryIsForgetful
    let secondary = RestorationScreen("S")
    return SplitViewController(
      primary: NavigationController(rootViewController: primary),
      secondary: secondaryIsStack
        ? NavigationController(rootViewController: secondary) : secondary)
  }

  private func names(in split: SplitViewController) -> [String?] {
    (split.viewController(for: .primary) as? NavigationController)?.viewControllers.map(\.title)
      ?? []
  }

  /// On the screen on top: p pushes another one, d shows a detail.
  private func press(_ keys: String, in window: TestWindow) {
    for key in keys {
      window.pressKey(.character(key), .control)
      window.runUntilIdle()
    }
  }

  @Test(arguments: [false, true], ["d", "dp", "dpd", "p", "pd"])
  func `the stack of a collapsed split view is restored, and becomes columns on expanding`(
    isStack: Bool, keys: String
  ) throws {
    let left = split(secondaryIsStack: isStack)
    let window = TestWindow(root: left, size: Self.compact)
    press(keys, in: window)
    let expected = names(in: left)
    #expect(expected.count == 2 + keys.count && expected.prefix(2) == ["P", "S"])

    // Each screen makes the one above it.
    let root = split(secondaryIsStack: isStack, primaryIsForgetful: true)
    let again = TestWindow(size: Self.compact)
    again.show(root, restoring: window.restorableState)
    #expect(names(in: root) == expected)
    #expect(!again.window.isAnimating)
    #expect(again.restorableState == window.restorableState)

    for (split, window) in [(left, window), (root, again)] {
      window.resize(to: Size(1000, 700))
      window.runUntilIdle()
      let secondary = split.viewController(for: .secondary)
      let top = (secondary as? NavigationController)?.topViewController ?? secondary
      #expect(top?.title == expected.last)
    }
  }

  @Test func `in a collapsed split view, a detail and the controllers pushed on it are restored`() {
    let left = split(secondaryIsStack: false)
    let window = TestWindow(root: left, size: Self.compact)
    window.pressKey(.left, .alt)
    window.runUntilIdle()
    press("dp", in: window)
    #expect(names(in: left) == ["P", "P/d", "P/d/p"])

    let root = split(secondaryIsStack: false)
    let again = TestWindow(size: Self.compact)
    again.show(root, restoring: window.restorableState)

    #expect(names(in: root) == ["P", "P/d", "P/d/p"])
  }

  @Test
  func `a collapsed split view restored in a wide window shows its top screen as the secondary`() {
    let window = TestWindow(root: split(secondaryIsStack: false), size: Self.compact)
    press("dp", in: window)

    let root = split(secondaryIsStack: false)
    let again = TestWindow(size: Size(1000, 700))
    again.show(root, restoring: window.restorableState)

    #expect(root.viewController(for: .secondary)?.title == "S/d/p")
    #expect(names(in: root) == ["P"])
  }

  @Test
  func `saved state of a collapsed split view in an unselected tab is kept over several launches`()
  {
    func makeRoot() -> (TabBarController, SplitViewController) {
      let inner = split(secondaryIsStack: false)
      inner.title = "Split"
      return (TabBarController(viewControllers: [inner, RestorationScreen("Other")]), inner)
    }
    let (tabs, _) = makeRoot()
    let window = TestWindow(root: tabs, size: Self.compact)
    press("dp", in: window)
    tabs.select(1)
    window.runUntilIdle()

    let (second, _) = makeRoot()
    let again = TestWindow(size: Self.compact)
    again.show(second, restoring: window.restorableState)
    let (third, inner) = makeRoot()
    let last = TestWindow(size: Self.compact)
    last.show(third, restoring: again.restorableState)
    third.select(0)
    last.runUntilIdle()

    #expect(names(in: inner) == ["P", "S", "S/d", "S/d/p"])
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

nonisolated extension InterruptionCase {
  static let tabs: [InterruptionCase] =
    [TabTransitionStyle.crossFade, .slide].map { style in
      InterruptionCase(name: "tab switch, \(style)") { tabScene { $0.transitionStyle = style } }
    } + [
      InterruptionCase(name: "tab switch, moved by the delegate") {
        let mover = AnimatorProvider()
        return tabScene(owners: [mover]) { $0.delegate = mover }
      },
      InterruptionCase(name: "hiding of the tab bar", completionCheck: .nothing) {
        let tabs = TabBarController(viewControllers: [.named("a"), .named("b")])
        tabs.title = "tabs"
        return InterruptionScene(
          TestWindow(root: tabs),
          begin: { animated, _ in tabs.setTabBarHidden(true, animated: animated) },
          reverse: { animated, _ in tabs.setTabBarHidden(false, animated: animated) },
          other: { animated, _ in tabs.select(1, animated: animated) })
      },
      InterruptionCase(name: "switch to a tab behind More") {
        tabScene(count: 40, to: 35) { $0.transitionStyle = .slide }
      },
    ]

  @MainActor
  private final class AnimatorProvider: TabBarControllerDelegate {
    func tabBarController(
      _ tabBarController: TabBarController, animationControllerFrom from: ViewController,
      to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { NavigationSlideAnimator(operation: .push) }
  }

  @MainActor
  private static func tabScene(
    count: Int = 4, to index: Int = 1, owners: [AnyObject] = [],
    _ configure: (TabBarController) -> Void
  ) -> InterruptionScene {
    let tabs = TabBarController(viewControllers: (0..<count).map { .named("\($0)") })
    tabs.title = "tabs"
    configure(tabs)
    return InterruptionScene(
      TestWindow(root: tabs), owners: owners,
      begin: { tabs.select(index, animated: $0, completion: $1) },
      reverse: { tabs.select(0, animated: $0, completion: $1) },
      other: { tabs.select(2, animated: $0, completion: $1) })
  }

  static let pages: [InterruptionCase] =
    PageViewController.NavigationOrientation.allCases.map { orientation in
      InterruptionCase(name: "page turned, \(orientation)", finishesFirst: true) {
        pageScene(orientation)
      }
    } + [
      InterruptionCase(name: "page turned back", finishesFirst: true) {
        pageScene(.horizontal, isBack: true)
      }
    ]

  @MainActor
  private static func pageScene(
    _ orientation: PageViewController.NavigationOrientation, isBack: Bool = false
  ) -> InterruptionScene {
    let pages = PageViewController(navigationOrientation: orientation, interPageSpacing: 20)
    pages.title = "pages"
    let all = ["a", "b", "c"].map(ViewController.named)
    let there = isBack ? PageViewController.NavigationDirection.reverse : .forward
    let back = isBack ? PageViewController.NavigationDirection.forward : .reverse
    pages.setViewControllers([all[0]], direction: .forward, animated: false)
    return InterruptionScene(
      TestWindow(root: pages),
      begin: { pages.setViewControllers([all[1]], direction: there, animated: $0, completion: $1) },
      reverse: {
        pages.setViewControllers([all[0]], direction: back, animated: $0, completion: $1)
      },
      other: {
        pages.setViewControllers([all[2]], direction: there, animated: $0, completion: $1)
      })
  }

  static let split: [InterruptionCase] =
    [
      ("a column beside", SplitViewController.DisplayMode.oneBesideSecondary),
      ("two columns beside", .twoBesideSecondary), ("a column over", .oneOverSecondary),
      ("two columns over", .twoOverSecondary),
    ].map { name, mode in
      InterruptionCase(name: name) { splitScene(from: .secondaryOnly, to: mode) }
    } + [
      InterruptionCase(name: "all columns away") {
        splitScene(from: .twoBesideSecondary, to: .secondaryOnly)
      },
      InterruptionCase(name: "a column's width", completionCheck: .nothing) {
        let split = makeSplit(.twoBesideSecondary)
        return InterruptionScene(
          TestWindow(root: split, size: Size(1200, 700)),
          begin: { animated, _ in split.setColumnWidth(400, for: .primary, animated: animated) },
          reverse: { animated, _ in split.setColumnWidth(280, for: .primary, animated: animated)
          },
          other: { animated, _ in
            split.setPreferredDisplayMode(.secondaryOnly, animated: animated)
          })
      },
      InterruptionCase(name: "a detail in a folded split view", completionCheck: .nothing) {
        let nav = NavigationController(rootViewController: .named("list"))
        nav.title = "nav"
        let split = SplitViewController(primary: nav, secondary: nil)
        let detail = ViewController.named("detail")
        return InterruptionScene(
          TestWindow(root: split, size: Size(480, 700)),
          begin: { _, _ in nav.showDetail(detail, sender: nil) },
          reverse: { animated, _ in nav.popViewController(animated: animated) },
          other: { animated, _ in
            nav.pushViewController(.named("more"), animated: animated)
          })
      },
    ]

  @MainActor
  private static func makeSplit(_ mode: SplitViewController.DisplayMode) -> SplitViewController {
    let split = SplitViewController(
      primary: .named("primary"), supplementary: .named("supplementary"),
      secondary: .named("secondary"))
    split.title = "split"
    split.preferredDisplayMode = mode
    return split
  }

  @MainActor
  private static func splitScene(
    from: SplitViewController.DisplayMode, to mode: SplitViewController.DisplayMode
  ) -> InterruptionScene {
    let split = makeSplit(from)
    let other: SplitViewController.DisplayMode =
      mode == .oneOverSecondary ? .twoBesideSecondary : .oneOverSecondary
    return InterruptionScene(
      TestWindow(root: split, size: Size(1200, 700)),
      begin: { split.setPreferredDisplayMode(mode, animated: $0, completion: $1) },
      reverse: { split.setPreferredDisplayMode(from, animated: $0, completion: $1) },
      other: { split.setPreferredDisplayMode(other, animated: $0, completion: $1) })
  }
}

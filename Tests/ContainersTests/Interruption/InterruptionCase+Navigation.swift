// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport

@testable import Containers

nonisolated extension InterruptionCase {
  static let navigation: [InterruptionCase] = [
    InterruptionCase(name: "push", finishesFirst: true) {
      stack(["a"]) { nav, b, c in
        InterruptionScene(
          TestWindow(root: nav),
          begin: { nav.pushViewController(b, animated: $0, completion: $1) },
          reverse: { nav.popViewController(animated: $0, completion: $1) },
          other: { nav.pushViewController(c, animated: $0, completion: $1) })
      }
    },
    InterruptionCase(name: "pop", finishesFirst: true) {
      stack(["a", "b"]) { nav, _, c in
        let top = nav.topViewController ?? c
        return InterruptionScene(
          TestWindow(root: nav),
          begin: { nav.popViewController(animated: $0, completion: $1) },
          reverse: { nav.pushViewController(top, animated: $0, completion: $1) },
          other: { nav.pushViewController(c, animated: $0, completion: $1) })
      }
    },
    InterruptionCase(name: "pop to one below", finishesFirst: true) {
      stack(["a", "b", "c", "d"]) { nav, _, e in
        let all = nav.viewControllers
        return InterruptionScene(
          TestWindow(root: nav),
          begin: { nav.popToViewController(all[1], animated: $0, completion: $1) },
          reverse: { nav.setViewControllers(all, animated: $0, completion: $1) },
          other: { nav.pushViewController(e, animated: $0, completion: $1) })
      }
    },
    InterruptionCase(name: "pop to the root", finishesFirst: true) {
      stack(["a", "b", "c"]) { nav, _, d in
        let all = nav.viewControllers
        return InterruptionScene(
          TestWindow(root: nav),
          begin: { nav.popToRootViewController(animated: $0, completion: $1) },
          reverse: { nav.setViewControllers(all, animated: $0, completion: $1) },
          other: { nav.pushViewController(d, animated: $0, completion: $1) })
      }
    },
    InterruptionCase(name: "set of another stack", finishesFirst: true) {
      stack(["a", "b"]) { nav, c, d in
        let all = nav.viewControllers
        return InterruptionScene(
          TestWindow(root: nav),
          begin: { nav.setViewControllers([c, d], animated: $0, completion: $1) },
          reverse: { nav.setViewControllers(all, animated: $0, completion: $1) },
          other: { nav.popToRootViewController(animated: $0, completion: $1) })
      }
    },
    InterruptionCase(name: "hiding of the bar", completionCheck: .nothing) {
      stack(["a"]) { nav, b, _ in
        InterruptionScene(
          TestWindow(root: nav),
          begin: { animated, _ in nav.setNavigationBarHidden(true, animated: animated) },
          reverse: { animated, _ in nav.setNavigationBarHidden(false, animated: animated) },
          other: { animated, _ in nav.pushViewController(b, animated: animated) })
      }
    },
    InterruptionCase(name: "showing of the toolbar", completionCheck: .nothing) {
      stack(["a"]) { nav, b, _ in
        for screen in nav.viewControllers {
          screen.navigationItem.toolbarItems = [BarButtonItem(title: "Tool")]
        }
        return InterruptionScene(
          TestWindow(root: nav),
          begin: { animated, _ in nav.setToolbarHidden(false, animated: animated) },
          reverse: { animated, _ in nav.setToolbarHidden(true, animated: animated) },
          other: { animated, _ in nav.pushViewController(b, animated: animated) })
      }
    },
  ]

  /// A stack of screens, and two more to put on it.
  @MainActor
  private static func stack(
    _ titles: [String],
    _ make: (NavigationController, ViewController, ViewController) -> InterruptionScene
  ) -> InterruptionScene {
    let nav = NavigationController(viewControllers: titles.map(ViewController.named))
    nav.title = "nav"
    return make(nav, .named("x"), .named("y"))
  }
}

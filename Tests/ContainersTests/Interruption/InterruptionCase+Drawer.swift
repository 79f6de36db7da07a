// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

nonisolated extension InterruptionCase {
  static let drawers: [InterruptionCase] =
    DrawerStyle.allCases.flatMap { style in
      [true, false].map { opens in
        InterruptionCase(name: "drawer \(opens ? "opens" : "closes"), \(style)") {
          drawerScene(.leading, style, opens: opens)
        }
      }
    }
    + [DrawerSide.trailing, .top, .bottom].flatMap { side in
      [true, false].map { opens in
        InterruptionCase(name: "drawer \(opens ? "opens" : "closes") at the \(side)") {
          drawerScene(side, .reveal, opens: opens)
        }
      }
    } + [
      InterruptionCase(name: "another side of the drawer") {
        let drawer = makeDrawer(.leading)
        drawer.setController(.named("second side"), for: .trailing)
        drawer.open(.leading, animated: false)
        return InterruptionScene(
          TestWindow(root: drawer),
          begin: { drawer.open(.trailing, animated: $0, completion: $1) },
          reverse: { drawer.open(.leading, animated: $0, completion: $1) },
          other: { drawer.close(animated: $0, completion: $1) })
      },
      InterruptionCase(name: "a hint of a side", endsWhereItBegan: true) {
        let drawer = makeDrawer(.leading)
        return InterruptionScene(
          TestWindow(root: drawer),
          begin: { animated, completion in
            if animated { drawer.bouncePreview(completion: completion) }
          },
          reverse: { drawer.close(animated: $0, completion: $1) },
          other: { drawer.open(animated: $0, completion: $1) })
      },
      InterruptionCase(name: "a side's length", completionCheck: .nothing) {
        let drawer = makeDrawer(.leading)
        drawer.open(animated: false)
        return InterruptionScene(
          TestWindow(root: drawer),
          begin: { animated, _ in drawer.setLength(400, for: .leading, animated: animated) },
          reverse: { animated, _ in drawer.setLength(nil, for: .leading, animated: animated) },
          other: { animated, _ in drawer.close(animated: animated) })
      },
    ]

  static let swaps: [InterruptionCase] =
    DrawerSwapStyle.allCases.filter { $0 != .plain }.flatMap { style in
      [DrawerPosition.open, .closed].compactMap { position in
        // A closed drawer swaps immediately, because there is nothing to close.
        style == .close && position == .closed
          ? nil
          : InterruptionCase(
            name: "swap, \(style), the drawer \(position)",
            finishesFirst: style == .push
          ) { swapScene(style, position) }
      }
    }

  @MainActor
  private static func makeDrawer(
    _ side: DrawerSide, center: ViewController = .named("center")
  ) -> DrawerController {
    let drawer = DrawerController(center: center)
    drawer.title = "drawer"
    drawer.setController(.named("side"), for: side)
    return drawer
  }

  @MainActor
  private static func drawerScene(
    _ side: DrawerSide, _ style: DrawerStyle, opens: Bool
  ) -> InterruptionScene {
    let drawer = makeDrawer(side)
    let new = ViewController.named("new")
    drawer[side].style = style
    let harness = TestWindow(root: drawer)
    harness.runUntilIdle()
    func move(_ opens: Bool) -> InterruptionScene.Change {
      { animated, completion in
        if opens {
          drawer.open(side, animated: animated, completion: completion)
        } else {
          drawer.close(side, animated: animated, completion: completion)
        }
      }
    }
    move(!opens)(false) { _ in }
    return InterruptionScene(
      harness, begin: move(opens), reverse: move(!opens),
      other: { drawer.setCenter(new, animated: $0, completion: $1) })
  }

  @MainActor
  private static func swapScene(
    _ style: DrawerSwapStyle, _ position: DrawerPosition
  ) -> InterruptionScene {
    let old = ViewController.named("old")
    let (new, third) = (ViewController.named("new"), ViewController.named("third"))
    let isPush = style == .push
    let nav = NavigationController(rootViewController: isPush ? old : .named("root"))
    nav.title = "nav"
    let drawer = makeDrawer(.leading, center: isPush ? nav : old)
    if position == .open { drawer.open(animated: false) }
    func swap(_ center: ViewController) -> InterruptionScene.Change {
      { drawer.setCenter(center, style: style, animated: $0, completion: $1) }
    }
    return InterruptionScene(
      TestWindow(root: drawer), begin: swap(new), reverse: swap(old), other: swap(third))
  }
}

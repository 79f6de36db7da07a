// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

nonisolated extension InterruptionCase {
  static let segues: [InterruptionCase] = [
    InterruptionCase(name: "transition(from:to:)") {
      let box = Box()
      return InterruptionScene(
        box.harness,
        begin: { box.transition(box.a, for: box.b, animated: $0, $1) },
        reverse: { animated, completion in
          if let running = box.childTransition {
            completion(true)
            running.isReversed = true
          } else {
            box.transition(box.b, for: box.a, animated: animated, completion)
          }
        },
        other: { animated, completion in
          box.childTransition?.finish()
          box.transition(box.b, for: box.c, animated: animated, completion)
        })
    }.finishingFirst,
    InterruptionCase(name: "replacement of a child", completionCheck: .nothing) {
      let box = Box()
      return InterruptionScene(
        box.harness,
        begin: { animated, _ in box.a.replace(with: box.b, animated: animated) },
        reverse: { animated, _ in box.b.replace(with: box.a, animated: animated) },
        other: { animated, _ in box.b.replace(with: box.c, animated: animated) })
    },
    InterruptionCase(name: "slide segue", completionCheck: .nothing) {
      let box = Box()
      @MainActor func slide(_ from: ViewController, _ to: ViewController)
        -> InterruptionScene.Change
      {
        { animated, _ in
          let segue = SlideSegue(source: from, destination: to)
          segue.isAnimated = animated
          segue.perform()
        }
      }
      return InterruptionScene(
        box.harness, begin: slide(box.a, box.b), reverse: slide(box.b, box.a),
        other: slide(box.b, box.c))
    },
    InterruptionCase(name: "unwinding that slides", completionCheck: .nothing) {
      let box = Box()
      box.a.registerUnwindAction("home")
      @MainActor func forward(_ from: ViewController, _ to: ViewController, _ animated: Bool) {
        let segue = SlideSegue(source: from, destination: to)
        segue.keepsSource = true
        segue.isAnimated = animated
        segue.perform()
      }
      forward(box.a, box.b, false)
      return InterruptionScene(
        box.harness,
        begin: { animated, _ in box.b.performUnwind("home", animated: animated) },
        reverse: { animated, _ in forward(box.a, box.b, animated) },
        other: { animated, _ in forward(box.a, box.c, animated) })
    },
    InterruptionCase(name: "unwinding in a stack", completionCheck: .nothing) {
      let screens = ["a", "b", "c"].map(ViewController.named)
      screens[0].registerUnwindAction("home")
      let nav = NavigationController(viewControllers: screens)
      nav.title = "nav"
      return InterruptionScene(
        TestWindow(root: nav),
        begin: { animated, _ in screens[2].performUnwind("home", animated: animated) },
        reverse: { animated, _ in nav.setViewControllers(screens, animated: animated) },
        other: { animated, _ in nav.pushViewController(.named("d"), animated: animated) })
    },
    InterruptionCase(name: "unwinding out of a modal presentation", completionCheck: .nothing) {
      let (root, modal) = (ViewController.named("root"), ViewController.named("modal"))
      root.registerUnwindAction("home")
      let nav = NavigationController(viewControllers: [.named("first"), modal])
      nav.title = "nav"
      nav.modalPresentationStyle = .fullScreen
      let harness = TestWindow(root: root)
      root.present(nav, animated: false)
      return InterruptionScene(
        harness,
        begin: { animated, _ in modal.performUnwind("home", animated: animated) },
        reverse: { animated, _ in root.present(nav, animated: animated) },
        other: { animated, _ in root.present(.named("other"), animated: animated) })
    },
  ]

  private var finishingFirst: InterruptionCase {
    InterruptionCase(
      name: name, completionCheck: completionCheck, finishesFirst: true, scene: scene)
  }

  /// Its children slide back.
  @MainActor
  private final class Slider: ViewController {
    override func segueForUnwinding(
      to destination: ViewController, from source: ViewController, identifier: String?
    ) -> Segue? {
      SlideSegue(
        identifier: identifier, source: source, destination: destination, in: self,
        direction: .back)
    }
  }

  /// A container that shows one of its children.
  @MainActor
  private final class Box {
    let parent = Slider()
    let (a, b, c) = (
      ViewController.named("a"), ViewController.named("b"), ViewController.named("c")
    )
    let harness: TestWindow
    private(set) var childTransition: ChildTransition?

    init() {
      parent.title = "box"
      harness = TestWindow(root: parent)
      parent.addChild(a)
      a.view.frame = parent.view.bounds
      a.view.autoresizingMask = .fill
      parent.view.addSubview(a.view)
      a.didMove(toParent: parent)
    }

    func transition(
      _ from: ViewController, for to: ViewController, animated: Bool,
      _ completion: @escaping (Bool) -> Void
    ) {
      from.willMove(toParent: nil)
      parent.addChild(to)
      to.view.frame = from.view.frame
      to.view.autoresizingMask = .fill
      to.view.alpha = animated ? 0 : 1
      var isOver = false
      let transition = parent.transition(
        from: from, to: to, duration: animated ? 0.3 : 0,
        animations: animated ? { to.view.alpha = 1 } : nil,
        completion: { [weak self] finished in
          guard let self else { return }
          isOver = true
          childTransition = nil
          let (gone, here) = finished ? (from, to) : (to, from)
          if !finished {
            to.willMove(toParent: nil)
            from.willMove(toParent: parent)
          }
          gone.removeFromParent()
          here.didMove(toParent: parent)
          completion(finished)
        })
      if !isOver { childTransition = transition }
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

nonisolated extension Movement {
  static let segues: [Movement] = [
    Movement(name: "transition(from:to:)") {
      let box = Box()
      return MovementScene(
        box.harness,
        begin: { box.transition(box.a, for: box.b, animated: $0, $1) },
        turnRound: { animated, completion in
          if let running = box.running {
            completion(true)
            running.isReversed = true
          } else {
            box.transition(box.b, for: box.a, animated: animated, completion)
          }
        },
        other: { animated, completion in
          box.running?.finish()
          box.transition(box.b, for: box.c, animated: animated, completion)
        })
    }.comingFirst,
    Movement(name: "replacement of a child", answer: .nothing) {
      let box = Box()
      return MovementScene(
        box.harness,
        begin: { animated, _ in box.a.replace(with: box.b, animated: animated) },
        turnRound: { animated, _ in box.b.replace(with: box.a, animated: animated) },
        other: { animated, _ in box.b.replace(with: box.c, animated: animated) })
    },
    Movement(name: "slide segue", answer: .nothing) {
      let box = Box()
      @MainActor func slide(_ from: ViewController, _ to: ViewController) -> MovementScene.Change {
        { animated, _ in
          let segue = SlideSegue(source: from, destination: to)
          segue.isAnimated = animated
          segue.perform()
        }
      }
      return MovementScene(
        box.harness, begin: slide(box.a, box.b), turnRound: slide(box.b, box.a),
        other: slide(box.b, box.c))
    },
    Movement(name: "unwinding that slides", answer: .nothing) {
      let box = Box()
      box.a.registerUnwindAction("home")
      @MainActor func forward(_ from: ViewController, _ to: ViewController, _ animated: Bool) {
        let segue = SlideSegue(source: from, destination: to)
        segue.keepsSource = true
        segue.isAnimated = animated
        segue.perform()
      }
      forward(box.a, box.b, false)
      return MovementScene(
        box.harness,
        begin: { animated, _ in box.b.performUnwind("home", animated: animated) },
        turnRound: { animated, _ in forward(box.a, box.b, animated) },
        other: { animated, _ in forward(box.a, box.c, animated) })
    },
    Movement(name: "unwinding in a stack", answer: .nothing) {
      let screens = ["a", "b", "c"].map(ViewController.named)
      screens[0].registerUnwindAction("home")
      let nav = NavigationController(viewControllers: screens)
      nav.title = "nav"
      return MovementScene(
        TestWindow(root: nav),
        begin: { animated, _ in screens[2].performUnwind("home", animated: animated) },
        turnRound: { animated, _ in nav.setViewControllers(screens, animated: animated) },
        other: { animated, _ in nav.pushViewController(.named("d"), animated: animated) })
    },
    Movement(name: "unwinding out of a modal presentation", answer: .nothing) {
      let (root, modal) = (ViewController.named("root"), ViewController.named("modal"))
      root.registerUnwindAction("home")
      let nav = NavigationController(viewControllers: [.named("first"), modal])
      nav.title = "nav"
      nav.modalPresentationStyle = .fullScreen
      let harness = TestWindow(root: root)
      root.present(nav, animated: false)
      return MovementScene(
        harness,
        begin: { animated, _ in modal.performUnwind("home", animated: animated) },
        turnRound: { animated, _ in root.present(nav, animated: animated) },
        other: { animated, _ in root.present(.named("other"), animated: animated) })
    },
  ]

  private var comingFirst: Movement {
    Movement(name: name, answer: answer, comesFirst: true, scene: scene)
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
    private(set) var running: ChildTransition?

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
          running = nil
          let (gone, here) = finished ? (from, to) : (to, from)
          if !finished {
            to.willMove(toParent: nil)
            from.willMove(toParent: parent)
          }
          gone.removeFromParent()
          here.didMove(toParent: parent)
          completion(finished)
        })
      if !isOver { running = transition }
    }
  }
}

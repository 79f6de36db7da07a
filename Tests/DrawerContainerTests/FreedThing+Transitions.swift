// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport

/// A machine with one state.
private nonisolated struct OneState: StateMachine {
  enum Action: MachineAction {
    case calls(CompletionRule)
    var completionRule: CompletionRule? {
      if case .calls(let answer) = self { answer } else { nil }
    }
  }

  mutating func handle(_ input: Int) -> [Action] { [.joinPending] }
}

/// A container that holds the parts that the library's containers are made of.
private final class OwnContainer: ViewController {
  lazy var motor = StateMachineRunner(OneState(), owner: self) { _, _ in }
  let tracker = DragTracker(axis: .horizontal)
  var transition: ChildTransition?
  let (one, two) = (ViewController(), ViewController())

  override func viewDidLoad() {
    super.viewDidLoad()
    tracker.install(on: view)
    tracker.shouldBegin = { [weak self] _ in self != nil }
    addChild(one)
    view.addSubview(one.view)
    one.didMove(toParent: self)
  }

  func begin() -> ChildTransition {
    let transition = ChildTransition(
      in: self, from: one, to: two, removing: [one], adding: [two])
    self.transition = transition
    transition.begin { view.addSubview(two.view) }
    transition.coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.view.setNeedsLayout()
    }
    return transition
  }
}

/// Moves the controllers of a presentation, and drives them by hand.
private final class Mover: ViewControllerTransitioningDelegate {
  let animator: any ViewControllerAnimatedTransitioning
  let driver: PercentDrivenInteractiveTransition?

  init(
    _ animator: any ViewControllerAnimatedTransitioning,
    driver: PercentDrivenInteractiveTransition? = nil
  ) {
    (self.animator, self.driver) = (animator, driver)
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: (any ViewControllerAnimatedTransitioning)?
  )
    -> (any ViewControllerInteractiveTransitioning)?
  { driver }
}

nonisolated extension FreedThing {
  @MainActor private static func contained(
    _ act: (TestWindow, OwnContainer) -> [AnyObject]
  ) -> [AnyObject] {
    let (harness, container) = (TestWindow(size: Size(800, 600)), OwnContainer())
    // The container sends no did-callbacks in some of these states.
    harness.expectsCleanContainment = false
    harness.show(container)
    harness.runUntilIdle()
    let made = act(harness, container)
    return [harness, container] + made
  }

  @MainActor private static func presented(
    by animator: (any ViewControllerAnimatedTransitioning & AnyObject)?,
    driver: PercentDrivenInteractiveTransition? = nil, style: ModalPresentationStyle = .fullScreen,
    settles: Bool = false
  ) -> [AnyObject] {
    let (harness, root, other) = (
      TestWindow(size: Size(800, 600)), ViewController(), ViewController()
    )
    harness.show(root)
    let mover = animator.map { Mover($0, driver: driver) }
    other.transitioningDelegate = mover
    other.modalPresentationStyle = style
    other.popoverPresentationController?.sourceView = root.view
    root.present(other, animated: true) { root.view.setNeedsLayout() }
    driver?.update(0.4)
    if settles { harness.runUntilIdle() } else { harness.advance(by: 0.05) }
    let parts: [AnyObject?] = [
      animator, driver, mover, other.presentationController, other.transitionCoordinator,
    ]
    return [harness, root, other] + parts.compactMap(\.self)
  }

  /// An animated segue under way.
  @MainActor private static func segue(
    _ make: (ViewController, ViewController, ViewController) -> Segue
  ) -> [AnyObject] {
    contained { harness, container in
      let destination = ViewController()
      let segue = make(container.one, destination, container)
      container.one.registerUnwindAction("back") { _ in }
      segue.perform()
      harness.advance(by: 0.05)
      return [segue, destination]
    }
  }

  static let transitions = [
    FreedThing("StateMachineRunner", "with a call that waits") {
      contained { _, container in
        container.motor.send(1) { [weak container] _ in container?.view.setNeedsLayout() }
        return [container.motor]
      }
    },
    FreedThing("StateMachineRunner", "moving") {
      contained { harness, container in
        container.motor.animate(
          in: harness.window, from: 0, to: 1, motion: .spring(.standard), inputAtEnd: 1
        ) { $0.view.alpha = $1 }
        harness.advance(by: 0.05)
        return [container.motor]
      }
    },
    FreedThing("DragTracker", "dragging") {
      contained { harness, container in
        harness.press(at: Point(100, 100))
        harness.move(to: Point(200, 100), duration: 0.1)
        return [container.tracker]
      }
    },
    FreedThing("TransitionTask", "waiting") {
      contained { _, container in [TransitionTask { container.motor.send(1, completion: $0) }] }
    },
    FreedThing("ChildTransition", "begun") {
      contained { _, container in [container.begin()] }
    },
    FreedThing("ChildTransition", "moving") {
      contained { harness, container in
        let transition = container.begin()
        transition.run(
          PropertyAnimator(motion: .curve(.linear, duration: 1)) { container.two.view.alpha = 0.5 }
        ) { [weak container] in container?.transition?.end(atEnd: $0) }
        harness.advance(by: 0.1)
        return [transition, transition.coordinator]
      }
    },
    FreedThing("ChildTransition", "held") {
      contained { harness, container in
        let transition = container.begin()
        transition.run(
          PropertyAnimator(motion: .curve(.linear, duration: 1)) { container.two.view.alpha = 0.5 },
          startsPaused: true
        ) { [weak container] in container?.transition?.end(atEnd: $0) }
        transition.fractionComplete = 0.4
        harness.advance(by: 0.1)
        return [transition]
      }
    },
    FreedThing("ChildTransition", "of transition(from:to:) that is paused") {
      contained { harness, container in
        let other = ViewController()
        container.addChild(other)
        other.didMove(toParent: container)
        let transition = container.transition(
          from: container.one, to: other, duration: 1,
          completion: { _ in container.view.setNeedsLayout() })
        transition.pause()
        harness.advance(by: 0.1)
        return [transition, other]
      }
    },
    FreedThing("TransitionCoordinator", "of a presentation") { presented(by: nil) },
    FreedThing("CrossFadeAnimator", "running") {
      presented(by: CrossFadeAnimator(duration: 1))
    },
    FreedThing("NavigationSlideAnimator", "running") {
      presented(by: NavigationSlideAnimator(operation: .push))
    },
    FreedThing("SlideAnimator", "running") { presented(by: SlideAnimator(isForward: true)) },
    FreedThing("PercentDrivenInteractiveTransition", "held") {
      presented(
        by: SlideAnimator(isForward: true), driver: PercentDrivenInteractiveTransition())
    },
    FreedThing("PresentationController", "beginning") { presented(by: nil) },
    FreedThing("PresentationController", "at rest") { presented(by: nil, settles: true) },
    FreedThing("PresentationController", "never used") {
      let controller = ViewController()
      controller.modalPresentationStyle = .fullScreen
      return [controller, PresentationController(presentedViewController: controller)]
    },
    FreedThing("SheetPresentationController", "at rest") {
      presented(by: nil, style: .pageSheet, settles: true)
    },
    FreedThing("SheetPresentationController", "beginning") {
      presented(by: nil, style: .pageSheet)
    },
    FreedThing("PopoverPresentationController", "at rest") {
      presented(by: nil, style: .popover, settles: true)
    },
    FreedThing("PopoverPresentationController", "beginning") {
      presented(by: nil, style: .popover)
    },
    FreedThing("Segue", "that presents") {
      segue { source, destination, _ in
        Segue(source: source, destination: destination) {
          source.present(destination, animated: true)
        }
      }
    },
    FreedThing("SlideSegue", "running") {
      segue { SlideSegue(source: $0, destination: $1, in: $2, direction: .forward) }
    },
    FreedThing("EmbedSegue", "performed") {
      segue { source, destination, _ in EmbedSegue(source: source, destination: destination) }
    },
    FreedThing("UnwindSegue", "running") {
      let (harness, root) = (TestWindow(size: Size(800, 600)), ViewController())
      harness.show(root)
      var heard: [AnyObject] = []
      root.registerUnwindAction("back") { heard.append($0) }
      let other = ViewController()
      root.present(other, animated: false)
      harness.runUntilIdle()
      other.performUnwind("back")
      harness.advance(by: 0.05)
      let made = heard
      heard = []
      return [harness, root, other] + made
    },
  ]
}

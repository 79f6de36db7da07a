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
private final class CustomContainer: ViewController {
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
private final class TransitionProvider: ViewControllerTransitioningDelegate {
  let animator: any ViewControllerAnimatedTransitioning
  let interactionController: PercentDrivenInteractiveTransition?

  init(
    _ animator: any ViewControllerAnimatedTransitioning,
    driver: PercentDrivenInteractiveTransition? = nil
  ) {
    (self.animator, self.interactionController) = (animator, driver)
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: (any ViewControllerAnimatedTransitioning)?
  )
    -> (any ViewControllerInteractiveTransitioning)?
  { interactionController }
}

nonisolated extension ObjectDeallocationCase {
  @MainActor private static func contained(
    _ act: (TestWindow, CustomContainer) -> [AnyObject]
  ) -> [AnyObject] {
    let (harness, container) = (TestWindow(size: Size(800, 600)), CustomContainer())
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
    let mover = animator.map { TransitionProvider($0, driver: driver) }
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
    ObjectDeallocationCase("StateMachineRunner", "with a call that waits") {
      contained { _, container in
        container.motor.send(1) { [weak container] _ in container?.view.setNeedsLayout() }
        return [container.motor]
      }
    },
    ObjectDeallocationCase("StateMachineRunner", "moving") {
      contained { harness, container in
        container.motor.animate(
          in: harness.window, from: 0, to: 1, motion: .spring(.standard), inputAtEnd: 1
        ) { $0.view.alpha = $1 }
        harness.advance(by: 0.05)
        return [container.motor]
      }
    },
    ObjectDeallocationCase("DragTracker", "dragging") {
      contained { harness, container in
        harness.press(at: Point(100, 100))
        harness.move(to: Point(200, 100), duration: 0.1)
        return [container.tracker]
      }
    },
    ObjectDeallocationCase("TransitionTask", "waiting") {
      contained { _, container in [TransitionTask { container.motor.send(1, completion: $0) }] }
    },
    ObjectDeallocationCase("ChildTransition", "begun") {
      contained { _, container in [container.begin()] }
    },
    ObjectDeallocationCase("ChildTransition", "moving") {
      contained { harness, container in
        let transition = container.begin()
        transition.run(
          PropertyAnimator(motion: .curve(.linear, duration: 1)) { container.two.view.alpha = 0.5 }
        ) { [weak container] in container?.transition?.end(atEnd: $0) }
        harness.advance(by: 0.1)
        return [transition, transition.coordinator]
      }
    },
    ObjectDeallocationCase("ChildTransition", "held") {
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
    ObjectDeallocationCase("ChildTransition", "of transition(from:to:) that is paused") {
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
    ObjectDeallocationCase("TransitionCoordinator", "of a presentation") { presented(by: nil) },
    ObjectDeallocationCase("CrossFadeAnimator", "running") {
      presented(by: CrossFadeAnimator(duration: 1))
    },
    ObjectDeallocationCase("NavigationSlideAnimator", "running") {
      presented(by: NavigationSlideAnimator(operation: .push))
    },
    ObjectDeallocationCase("SlideAnimator", "running") {
      presented(by: SlideAnimator(isForward: true))
    },
    ObjectDeallocationCase("PercentDrivenInteractiveTransition", "held") {
      presented(
        by: SlideAnimator(isForward: true), driver: PercentDrivenInteractiveTransition())
    },
    ObjectDeallocationCase("PresentationController", "beginning") { presented(by: nil) },
    ObjectDeallocationCase("PresentationController", "at rest") {
      presented(by: nil, settles: true)
    },
    ObjectDeallocationCase("PresentationController", "never used") {
      let controller = ViewController()
      controller.modalPresentationStyle = .fullScreen
      return [controller, PresentationController(presentedViewController: controller)]
    },
    ObjectDeallocationCase("SheetPresentationController", "at rest") {
      presented(by: nil, style: .pageSheet, settles: true)
    },
    ObjectDeallocationCase("SheetPresentationController", "beginning") {
      presented(by: nil, style: .pageSheet)
    },
    ObjectDeallocationCase("PopoverPresentationController", "at rest") {
      presented(by: nil, style: .popover, settles: true)
    },
    ObjectDeallocationCase("PopoverPresentationController", "beginning") {
      presented(by: nil, style: .popover)
    },
    ObjectDeallocationCase("Segue", "that presents") {
      segue { source, destination, _ in
        Segue(source: source, destination: destination) {
          source.present(destination, animated: true)
        }
      }
    },
    ObjectDeallocationCase("SlideSegue", "running") {
      segue { SlideSegue(source: $0, destination: $1, in: $2, direction: .forward) }
    },
    ObjectDeallocationCase("EmbedSegue", "performed") {
      segue { source, destination, _ in EmbedSegue(source: source, destination: destination) }
    },
    ObjectDeallocationCase("UnwindSegue", "running") {
      let (harness, root) = (TestWindow(size: Size(800, 600)), ViewController())
      harness.show(root)
      var received: [AnyObject] = []
      root.registerUnwindAction("back") { received.append($0) }
      let other = ViewController()
      root.present(other, animated: false)
      harness.runUntilIdle()
      other.performUnwind("back")
      harness.advance(by: 0.05)
      let made = received
      received = []
      return [harness, root, other] + made
    },
  ]
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Views

/// Performs the decisions of a container's state machine. It owns the motor with the state machine, and forwards the
/// appearance of the container to the children that are shown.
class TransitionController<Container: ViewController, Machine: StateMachine> {
  unowned let container: Container
  // The motor keeps the container alive while it performs a decision, so that no callback outlives the container.
  private(set) lazy var motor = Motor(
    initialMachine, owner: container, decided: { [unowned self] _ in decided() },
    perform: { [unowned self] _, action in perform(action) })
  private let initialMachine: Machine

  init(of container: Container, _ machine: Machine) {
    self.container = container
    initialMachine = machine
  }

  var machine: Machine { motor.machine }

  // MARK: Overridden by each container

  /// The children that are shown. They get the appearance callbacks of the container.
  var shownChildren: [ViewController] { [] }

  /// Called after each decision, when all its actions were performed.
  func decided() {}

  /// Performs one action of a decision.
  func perform(_ action: Machine.Action) {}

  /// Ends all movements immediately.
  func finish() {}

  // MARK: The appearance of the container

  func willAppear(_ animated: Bool) {
    container.forwardAppearance(true, to: shownChildren, animated: animated)
  }

  func didAppear(_ animated: Bool) { container.endForwardedAppearance() }

  func willDisappear(_ animated: Bool) {
    finish()
    container.forwardAppearance(false, to: shownChildren, animated: animated)
  }

  func didDisappear() { container.endForwardedAppearance() }
}

/// Performs the transitions of a container that is in one place at a time, such as a tab or a stack of screens. The container
/// states which children leave and enter, which animation moves them, and what follows the end.
class PlaceTransitionController<Container: ViewController, Place: Hashable & Sendable>:
  TransitionController<Container, TransitionStateMachine<Place>>
{
  typealias Transition = TransitionStateMachine<Place>.Transition

  /// The transition of the children; nil at rest.
  private(set) var transition: ChildTransition?
  /// Whether an interaction controller of the program drives the transition, which a pointer cannot catch then.
  private(set) var isDrivenFromOutside = false

  // MARK: Overridden by each container

  /// Begins the transition of the children (`begin(_:prepare:place:)`), and runs its animation, if there is one.
  func begin(_ step: Transition) {}

  /// The transition goes to its other end from now on.
  func turned() {}

  /// The transition is about to end: in the new place, or in the old one.
  func willEnd(_ transition: ChildTransition, atEnd: Bool) {}

  /// Ends the transition of the children.
  func end(_ transition: ChildTransition, atEnd: Bool) {}

  /// The animation was reversed, or has arrived.
  func animationChanged(_ input: TransitionStateMachine<Place>.Input) { motor.send(input) }

  // MARK: Performing

  override func perform(_ action: TransitionStateMachine<Place>.Action) {
    switch action {
    case .calls: break
    case .begin(let step): begin(step)
    case .turn: turned()
    case .hold: transition?.pause()
    case .resume(let isReversed, let velocity):
      transition?.resume(toEnd: !isReversed, velocity: velocity)
    case .jump: transition?.jump()
    case .end: end(atEnd: true)
    case .cancel: end(atEnd: false)
    }
  }

  override func finish() { motor.send(.finish) }

  /// Sends the callbacks before the animation and adds the views.
  ///
  /// - Parameters:
  ///   - prepare: Called after the callbacks of containment and before the callbacks of appearance. Default nothing.
  ///   - place: Adds the views of the children that enter.
  func begin(_ transition: ChildTransition, prepare: () -> Void = {}, place: () -> Void) {
    self.transition = transition
    transition.begin(prepare: prepare, place: place)
  }

  /// The animator of the transition.
  ///
  /// - Parameters:
  ///   - stage: The view that contains the views of the children.
  ///   - driver: The interaction controller of the program; nil for none.
  func animator(
    of animation: any ViewControllerAnimatedTransitioning, for transition: ChildTransition,
    on stage: View, drivenBy driver: (any ViewControllerInteractiveTransitioning)?
  ) -> PropertyAnimator {
    animation.interruptibleAnimator(
      using: TransitionContext(
        containerView: stage, from: transition.leaving.first, to: transition.entering.first,
        isInteractive: machine.isHeld || driver != nil))
  }

  func run(
    _ animator: PropertyAnimator, of transition: ChildTransition,
    drivenBy driver: (any ViewControllerInteractiveTransitioning)?
  ) {
    isDrivenFromOutside = driver != nil
    transition.run(animator, isHeld: machine.isHeld, drivenBy: driver) { [weak self] isReversed in
      self?.animationChanged(.turned(isReversed: isReversed))
    } onArrival: { [weak self] atEnd in
      self?.animationChanged(.arrived(atEnd: atEnd))
    }
  }

  /// Ends the transition that runs, if one does.
  func end(atEnd: Bool) {
    guard let transition else { return }
    willEnd(transition, atEnd: atEnd)
    self.transition = nil
    isDrivenFromOutside = false
    end(transition, atEnd: atEnd)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Performs the decisions of a container's state machine. It owns the runner of the state machine, and forwards the
/// container's appearance to the visible children.
class TransitionController<Container: ViewController, Machine: StateMachine>: AppearanceForwarder {
  unowned let container: Container
  // The runner keeps the container alive while it performs a decision, so that no callback outlives the container.
  private(set) lazy var runner = StateMachineRunner(
    initialMachine, owner: container, onStateChange: { [unowned self] _ in stateDidChange() },
    perform: { [unowned self] _, action in perform(action) })
  private let initialMachine: Machine

  init(of container: Container, _ machine: Machine) {
    self.container = container
    initialMachine = machine
  }

  var machine: Machine { runner.machine }

  // MARK: Overridden by each container

  /// The visible children, which receive the container's appearance callbacks.
  var visibleChildren: [ViewController] { [] }

  /// Called after each decision, when all its actions have been performed.
  func stateDidChange() {}

  func perform(_ action: Machine.Action) {}

  /// Ends all movements immediately.
  func finish() {}

  // MARK: The appearance of the container

  func containerWillAppear(_ animated: Bool) {
    container.forwardAppearance(true, to: visibleChildren, animated: animated)
  }

  func containerDidAppear(_ animated: Bool) { container.endForwardedAppearance() }

  func containerWillDisappear(_ animated: Bool) {
    finish()
    container.forwardAppearance(false, to: visibleChildren, animated: animated)
  }

  func containerDidDisappear(_ animated: Bool) { container.endForwardedAppearance() }
}

/// Performs the transitions of a container with one current content, such as a tab or a stack of screens. The subclass
/// states which children leave and enter, how they are animated, and what follows at the end.
class ContentTransitionController<Container: ViewController, Content: Hashable & Sendable>:
  TransitionController<Container, TransitionStateMachine<Content>>
{
  typealias Transition = TransitionStateMachine<Content>.Transition

  private(set) var transition: ChildTransition?
  /// Whether an interaction controller of the program drives the transition. A pointer cannot interrupt it then.
  private(set) var hasInteractionController = false

  // MARK: Overridden by each container

  /// Begins the transition with `begin(_:prepare:installViews:)`, and runs its animation if it has one.
  func begin(_ step: Transition) {}

  func transitionDidReverse() {}

  func willEnd(_ transition: ChildTransition, atEnd: Bool) {}

  func end(_ transition: ChildTransition, atEnd: Bool) {}

  func animationDidChange(_ input: TransitionStateMachine<Content>.Input) { runner.send(input) }

  // MARK: Performing

  override func perform(_ action: TransitionStateMachine<Content>.Action) {
    switch action {
    case .calls: break
    case .begin(let step): begin(step)
    case .reverse: transitionDidReverse()
    case .pause: transition?.pause()
    case .resume(let isReversed, let velocity):
      transition?.resume(toEnd: !isReversed, velocity: velocity)
    case .finishAnimation: transition?.finishSilently()
    case .end: end(atEnd: true)
    case .cancel: end(atEnd: false)
    }
  }

  override func finish() { runner.send(.finish) }

  /// Sends the callbacks before the animation. `prepare` is called between the containment and the appearance
  /// callbacks; `installViews` adds the views of the entering children.
  func begin(_ transition: ChildTransition, prepare: () -> Void = {}, installViews: () -> Void) {
    self.transition = transition
    transition.begin(prepare: prepare, installViews: installViews)
  }

  /// Animates the transition. `configure` can add animations to the animator before it starts.
  func run(
    _ animation: any ViewControllerAnimatedTransitioning, of transition: ChildTransition,
    in stage: View, interactionController driver: (any ViewControllerInteractiveTransitioning)?,
    configure: (PropertyAnimator) -> Void = { _ in }
  ) {
    let animator = animation.interruptibleAnimator(
      using: TransitionContext(
        containerView: stage, from: transition.leaving.first, to: transition.entering.first,
        isInteractive: machine.isHeld || driver != nil))
    configure(animator)
    hasInteractionController = driver != nil
    transition.run(animator, startsPaused: machine.isHeld, interactionController: driver) {
      [weak self] isReversed in
      self?.animationDidChange(.directionChanged(isReversed: isReversed))
    } onEnd: { [weak self] atEnd in
      self?.animationDidChange(.animationEnded(atEnd: atEnd))
    }
  }

  func end(atEnd: Bool) {
    guard let transition else { return }
    willEnd(transition, atEnd: atEnd)
    self.transition = nil
    hasInteractionController = false
    end(transition, atEnd: atEnd)
  }
}

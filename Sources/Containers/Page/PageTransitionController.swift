// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Performs the decisions of a page view controller's state machine: runs the transitions and moves the pages.
final class PageTransitionController: TransitionController<PageViewController, PageStateMachine> {
  /// The visible page; during a step, the page before it.
  private(set) var currentPage: ViewController?
  private(set) var hasAppeared = false
  /// The visible offset from the current page, in pages, forward.
  private(set) var offset = 0.0 {
    didSet {
      guard offset != oldValue else { return }
      container.layout.layOutPages()
      container.indicator.update()
      transition?.children?.update(fractionComplete: abs(offset))
    }
  }

  /// The destination at the last call of `viewControllersDidChange()`.
  private weak var notifiedDestination: ViewController?
  /// The running step, and its child transition; the transition is nil until the delegate was notified.
  private var transition: (step: PageStep, children: ChildTransition?)?
  /// The velocity at the last stop, in pages per second, forward. The next movement begins with it.
  private var velocity = 0.0
  private var passedPageCount = 0.0

  /// The page at the end of the movement; the current page while idle or dragged.
  var destination: ViewController? { machine.destination?.page ?? currentPage }

  /// The step of the entering page. The state machine can have the next step already while this one is performed.
  var enteringStep: PageStep? { transition?.step }

  private var canAnimate: Bool { container.canAnimateTransitions && currentPage != nil }

  func request(_ step: PageStep, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    // Another container may have added the page to itself (contract 1.3).
    if machine.state == .idle, let stolen = currentPage, stolen.parent !== container {
      if stolen.viewIfLoaded?.superview === container.layout.containerView {
        stolen.view.removeFromSuperview()
      }
      currentPage = nil
    }
    runner.send(
      .go(step, from: currentPage, animated: animated && canAnimate), completion: completion)
  }

  override func stateDidChange() {
    container.input.stateDidChange()
    guard destination !== notifiedDestination else { return }
    notifiedDestination = destination
    container.viewControllersDidChange()
  }

  // MARK: Pointers

  func setHeldOffset(_ newOffset: Double) {
    if machine.state == .held { offset = newOffset }
  }

  /// - Parameter velocity: Pages per second, forward. Default nil: the current velocity.
  func release(turns: Bool, velocity: Double? = nil) {
    runner.send(.release(turns: turns, velocity: velocity, animated: canAnimate))
  }

  // MARK: Appearance of the controller

  override var visibleChildren: [ViewController] { currentPage.map { [$0] } ?? [] }

  override func containerWillAppear(_ animated: Bool) {
    hasAppeared = true
    super.containerWillAppear(animated)
    if let currentPage { container.layout.installView(of: currentPage) }
  }

  override func finish() { runner.send(.finish) }

  // MARK: Actions

  override func perform(_ action: PageStateMachine.Action) {
    switch action {
    case .calls: break
    case .transferCompletions(let step): step.completions += runner.removePendingCompletions()
    case .stop: stopAnimation()
    case .cancelQueued(let steps): for step in steps { step.complete(false) }
    case .begin(let step, let animated): begin(step, animated: animated)
    case .end(let step, let comes, let isInterrupted): end(step, isCompleted: comes, isInterrupted)
    case .animateToOffset(let target, let velocity): animate(toOffset: target, velocity: velocity)
    case .becomeIdle: didBecomeIdle()
    }
  }

  private func begin(_ step: PageStep, animated: Bool) {
    transition = (step, nil)
    if step.isUserInitiated {
      container.delegate?.pageViewController(container, willTransitionTo: [step.page])
    }
    // The delegate may have set another page.
    if let transition, transition.step === step, transition.children == nil {
      beginTransition(with: step, animated: animated)
    }
  }

  private func beginTransition(with step: PageStep, animated: Bool) {
    let old = currentPage.map { [$0] } ?? []
    let transition = ChildTransition(
      in: container, leaving: old, entering: [step.page], removing: old, adding: [step.page],
      order: .enteringFirst, isAnimated: animated)
    self.transition = (step, transition)
    transition.begin { container.layout.installAndLayOut(step.page) }
  }

  private func end(_ step: PageStep, isCompleted: Bool, _ isInterrupted: Bool) {
    let old = currentPage
    let hadKeyboard = (isCompleted ? old : step.page)?.containsFirstResponder ?? false
    // The delegate may have ended the step before its transition began.
    if transition?.children == nil { beginTransition(with: step, animated: false) }
    let ending = transition?.children
    transition = nil
    if isCompleted {
      currentPage = step.page
      container.indicator.recordTurn(to: step)
      let sign = Double(step.direction.sign)
      passedPageCount += sign
      offset -= sign
    }
    ending?.end(atEnd: isCompleted) { container.layout.layOut() }
    if hadKeyboard, let currentPage {
      container.viewIfLoaded?.window?.focus.focusNearest(to: currentPage.view)
    }
    container.indicator.update()
    if isCompleted { container.setNeedsActiveChildUpdate() }
    if step.isUserInitiated {
      container.delegate?.pageViewController(
        container, didFinishAnimating: !isInterrupted,
        previousViewControllers: old.map { [$0] } ?? [], transitionCompleted: isCompleted)
    }
    step.complete(isCompleted)
  }

  private func didBecomeIdle() {
    offset = 0
    velocity = 0
    container.neighbors.removeAll(except: currentPage)
    container.indicator.update()
  }

  // MARK: Movement

  /// Points within which a page is at its target.
  private static let precision = 0.25

  private func stopAnimation() {
    if let animator = runner.animators.first, animator.isRunning { velocity = animator.velocity }
    runner.stopAnimations()
  }

  private func animate(toOffset targetOffset: Int, velocity released: Double?) {
    stopAnimation()
    if let released { velocity = released }
    let target = Double(targetOffset)
    guard let window = container.viewIfLoaded?.window, offset != target else {
      return runner.sendIfNotAnimating(.animationEnded)
    }
    passedPageCount = 0
    runner.animate(
      in: window, from: offset, to: target,
      velocity: limitedVelocity(velocity, over: target - offset), motion: container.motion,
      precision: Self.precision / container.layout.geometry.stride, inputAtEnd: .animationEnded
    ) { $0.transitionController.showAnimationValue($1) }
  }

  /// The velocity that a spring can take over without an overshoot: there is no page beyond the target.
  private func limitedVelocity(_ velocity: Double, over distance: Double) -> Double {
    guard case .spring(let spring) = container.motion, velocity * distance > 0 else {
      return velocity
    }
    let limit = abs(distance) * 2 * Double.pi / spring.response
    return min(max(velocity, -limit), limit)
  }

  private func showAnimationValue(_ value: Double) {
    let running = runner.animators.first
    while machine.finishesStep(at: value - passedPageCount) {
      runner.send(.finishStep)
      // A callback may have begun another movement.
      guard machine.isMoving, runner.animators.first === running else { return }
    }
    // Nothing is visible beyond the entering page.
    let reach = Double(machine.targetOffset)
    let shown = Double(machine.enteringDirection?.sign ?? 0)
    let minimum = min(min(reach, shown), min(offset, 0))
    let maximum = max(max(reach, shown), max(offset, 0))
    offset = min(max(value - passedPageCount, minimum), maximum)
  }
}

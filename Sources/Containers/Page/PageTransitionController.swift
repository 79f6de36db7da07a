// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Turns pages: carries out what the state machine decides, runs the transitions between pages and moves them.
final class PageTransitionController: TransitionController<PageViewController, PageStateMachine> {
  /// The page that shows, or the one that goes while another comes.
  private(set) var current: ViewController?
  /// Whether `viewWillAppear` was called before.
  private(set) var hasAppeared = false
  /// Pages that what shows is off the present one, forward.
  private(set) var offset = 0.0 {
    didSet {
      guard offset != oldValue else { return }
      container.layout.placePages()
      container.dots.update()
      transition?.children?.update(abs(offset))
    }
  }

  /// The destination at the last call of `viewControllersDidChange()`.
  private weak var notifiedDestination: ViewController?
  /// The step that runs, and its child transition; nil until the delegate was notified.
  private var transition: (step: PageStep, children: ChildTransition?)?
  /// Pages a second, forward: the velocity at the last stop, with which the next movement begins.
  private var velocity = 0.0
  /// Pages that were turned since the animation began.
  private var turned = 0.0

  /// The page where the movement will end; the present one at rest and while a pointer holds the pages.
  var destination: ViewController? { machine.destination?.page ?? current }

  /// The page that is entering. The state machine can have the next step already while it is being performed.
  var incoming: PageStep? { transition?.step }

  /// Whether there is something to slide from.
  private var canAnimate: Bool { container.canAnimateTransitions && current != nil }

  /// Brings a page in, from whatever goes on.
  func request(_ step: PageStep, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    // Another container may have added the page to itself (contract 1.3).
    if machine.state == .resting, let stolen = current, stolen.parent !== container {
      if stolen.viewIfLoaded?.superview === container.layout.host {
        stolen.view.removeFromSuperview()
      }
      current = nil
    }
    motor.send(.go(step, from: current, animated: animated && canAnimate), completion: completion)
  }

  override func decided() {
    container.input.decided()
    guard destination !== notifiedDestination else { return }
    notifiedDestination = destination
    container.viewControllersDidChange()
  }

  // MARK: Pointers

  /// It has pulled that page in wholly; the drag goes on from there.
  func cross(_ side: PageDirection) {
    offset = Double(side.sign)
    motor.send(.cross)
  }

  func hold(at place: Double) {
    if machine.state == .held { offset = place }
  }

  /// - Parameter velocity: Pages a second, forward. Default nil: it stays as it was.
  func release(turns: Bool, velocity: Double? = nil) {
    motor.send(.release(turns: turns, velocity: velocity, animated: canAnimate))
  }

  // MARK: With the controller's own appearance

  override var shownChildren: [ViewController] { current.map { [$0] } ?? [] }

  override func willAppear(_ animated: Bool) {
    hasAppeared = true
    super.willAppear(animated)
    if let current { container.layout.put(current) }
  }

  override func finish() { motor.send(.finish) }

  // MARK: Actions

  override func perform(_ action: PageStateMachine.Action) {
    switch action {
    case .calls: break
    case .pass(let step): step.calls += motor.takeCalls()
    case .stop: stop()
    case .drop(let steps): for step in steps { step.answer(false) }
    case .begin(let step, let animated): begin(step, animated: animated)
    case .end(let step, let comes, let isInterrupted): end(step, comes: comes, isInterrupted)
    case .aim(let place, let velocity): aim(at: place, velocity: velocity)
    case .rest: rest()
    }
  }

  private func begin(_ step: PageStep, animated: Bool) {
    transition = (step, nil)
    if step.isByPerson {
      container.delegate?.pageViewController(container, willTransitionTo: [step.page])
    }
    // The delegate may have decided otherwise.
    if let transition, transition.step === step, transition.children == nil {
      beginTransition(with: step, animated: animated)
    }
  }

  private func beginTransition(with step: PageStep, animated: Bool) {
    let old = current.map { [$0] } ?? []
    let transition = ChildTransition(
      in: container, leaving: old, entering: [step.page], removing: old, adding: [step.page],
      order: .enteringFirst, isAnimated: animated)
    self.transition = (step, transition)
    transition.begin { container.layout.show(step.page) }
  }

  private func end(_ step: PageStep, comes: Bool, _ isInterrupted: Bool) {
    let old = current
    let hadKeyboard = (comes ? old : step.page)?.containsFirstResponder ?? false
    // The delegate may have decided so before the transition began.
    if transition?.children == nil { beginTransition(with: step, animated: false) }
    let ending = transition?.children
    transition = nil
    if comes {
      current = step.page
      container.dots.turned(to: step)
      let way = Double(step.direction.sign)
      turned += way
      offset -= way
    }
    ending?.end(atEnd: comes) { container.layout.layOut() }
    if hadKeyboard, let current {
      container.viewIfLoaded?.window?.focus.focusNearest(to: current.view)
    }
    container.dots.update()
    if comes { container.childInChargeChanged() }
    if step.isByPerson {
      container.delegate?.pageViewController(
        container, didFinishAnimating: !isInterrupted,
        previousViewControllers: old.map { [$0] } ?? [],
        transitionCompleted: comes)
    }
    step.answer(comes)
  }

  private func rest() {
    offset = 0
    velocity = 0
    container.neighbours.forgetAll(but: current)
    container.dots.update()
  }

  // MARK: Movement

  /// Points within which a page has arrived.
  private static let precision = 0.25

  private func stop() {
    if let animator = motor.animators.first, animator.isRunning { velocity = animator.velocity }
    motor.stop()
  }

  /// Slides to a place, from where it is and as fast as it is.
  private func aim(at place: Int, velocity released: Double?) {
    stop()
    if let released { velocity = released }
    let target = Double(place)
    guard let window = container.viewIfLoaded?.window, offset != target else {
      return motor.arrive(.arrived)
    }
    turned = 0
    motor.animate(
      in: window, from: offset, to: target,
      velocity: gentle(velocity, over: target - offset), motion: container.motion,
      precision: Self.precision / container.layout.geometry.stride, then: .arrived
    ) { $0.transitionController.show($1) }
  }

  /// The velocity that a spring can take along without passing its target: beyond it there is no page.
  private func gentle(_ velocity: Double, over distance: Double) -> Double {
    guard case .spring(let spring) = container.motion, velocity * distance > 0 else {
      return velocity
    }
    let limit = abs(distance) * 2 * Double.pi / spring.response
    return min(max(velocity, -limit), limit)
  }

  /// Shows what the animation has come to: pages from where it began.
  private func show(_ value: Double) {
    let running = motor.animators.first
    while machine.crosses(at: value - turned) {
      motor.send(.cross)
      // A callback may have decided otherwise.
      guard machine.isMoving, motor.animators.first === running else { return }
    }
    // There is nothing to see beyond the page that comes.
    let reach = Double(machine.heading)
    let shown = Double(machine.shown?.sign ?? 0)
    let least = min(min(reach, shown), min(offset, 0))
    let greatest = max(max(reach, shown), max(offset, 0))
    offset = min(max(value - turned, least), greatest)
  }
}

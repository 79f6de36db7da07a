// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Turns pages: carries out what the state machine decides, exchanges the pages and moves them.
final class PageTurner {
  /// The page that shows, or the one that goes while another comes.
  private(set) var current: ViewController?
  /// The page that comes in beside it.
  private(set) var incoming: PageStep?
  /// Pages that what shows is off the present one, forward.
  private(set) var offset = 0.0 {
    didSet {
      if offset != oldValue { pages.offsetChanged() }
    }
  }

  private unowned let pages: PageViewController
  private lazy var motor = Motor(
    PageStateMachine(), owner: pages, decided: { $0.decided() },
    perform: { $0.turner.perform($1) })
  private var exchange: ChildTransition?
  private var animator: Animator?
  /// Pages a second, forward: what the next movement takes along.
  private var velocity = 0.0
  /// Pages that were turned since the animation began.
  private var turned = 0.0

  init(_ pages: PageViewController) { self.pages = pages }

  var machine: PageStateMachine { motor.machine }

  /// Whether a decision is being carried out.
  var isBusy: Bool { motor.isBusy }

  /// The page where the movement will end, else the present one; while a pointer holds the pages, the present
  /// one.
  var destination: ViewController? { machine.destination?.page ?? current }

  /// Animation needs a window, something to slide from, and the person's consent.
  var canAnimate: Bool {
    pages.viewIfLoaded?.window != nil && pages.isContentAppeared && current != nil
      && !pages.traits.reducesMotion
  }

  func whenFree(
    answering completion: ((Bool) -> Void)?, _ call: @escaping (PageViewController) -> Void
  ) { motor.whenFree(answering: completion, call) }

  /// Brings a page in, from whatever goes on.
  func request(_ step: PageStep, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    dropStolenPage()
    let animated = animated && canAnimate
    let target = target(for: step, animated: animated)
    motor.send(.go(step, to: target, animated: animated), completion: completion)
  }

  /// Brings everything to rest where it is heading, at once; what a pointer holds falls back.
  func finish() { motor.send(.finish) }

  private func target(for step: PageStep, animated: Bool) -> PageStateMachine.Target {
    if machine.state != .held, step.page === destination { return .destination }
    if !animated, step.page === incoming?.page { return .incoming }
    // Going on that way it comes once more, as in a ring of two pages.
    let goesOn = machine.heading.signum() == step.direction.sign
    if goesOn, animated || machine.shown == step.direction { return .new }
    if step.page === current { return .current }
    return step.page === incoming?.page ? .incoming : .new
  }

  /// Another container may have added the page to itself (contract 1.3).
  private func dropStolenPage() {
    guard machine.state == .resting, let current, current.parent !== pages else { return }
    if let view = current.viewIfLoaded, view.superview === pages.host { view.removeFromSuperview() }
    self.current = nil
  }

  // MARK: Pointers

  func grab() { motor.send(.grab) }

  /// A pointer has moved the pages so that the page of a step shows, or that none does.
  func pull(_ step: PageStep?) { motor.send(.pull(step)) }

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
    if let velocity { self.velocity = velocity }
    motor.send(.release(turns: turns, animated: canAnimate))
  }

  // MARK: Actions

  func perform(_ action: PageStateMachine.Action) {
    switch action {
    case .supersede, .adopt, .complete: break
    case .pass(let step): step.answerLater(motor.takeCalls())
    case .stop: stop()
    case .drop(let steps): for step in steps { step.answer(false) }
    case .begin(let step, let animated): begin(step, animated: animated)
    case .end(let step, let isInterrupted): end(step, isInterrupted)
    case .cancel(let step, let isInterrupted): cancel(step, isInterrupted)
    case .aim(let place): aim(at: place)
    case .rest: rest()
    }
  }

  private func begin(_ step: PageStep, animated: Bool) {
    incoming = step
    if step.isByPerson {
      pages.delegate?.pageViewController(pages, willTransitionTo: [step.page])
    }
    // The delegate may have decided otherwise.
    if incoming === step, exchange == nil { beginExchange(with: step, animated: animated) }
  }

  private func beginExchange(with step: PageStep, animated: Bool) {
    let old = current.map { [$0] } ?? []
    let exchange = ChildTransition(
      in: pages, leaving: old, entering: [step.page], removing: old, adding: [step.page],
      order: .enteringFirst, isAnimated: animated)
    self.exchange = exchange
    exchange.begin { pages.show(step.page) }
  }

  private func end(_ step: PageStep, _ isInterrupted: Bool) {
    let old = current
    let hadKeyboard = old?.containsFirstResponder ?? false
    let exchange = takeExchange()
    current = step.page
    pages.dots.turned(to: step.index)
    let way = Double(step.direction.sign)
    turned += way
    offset -= way
    exchange.end(atEnd: true) { pages.layOut() }
    if hadKeyboard { focus(step.page) }
    pages.dots.update()
    pages.pageChanged()
    tellDelegate(of: step, from: old, isInterrupted: isInterrupted, completed: true)
    step.answer(true)
  }

  private func cancel(_ step: PageStep, _ isInterrupted: Bool) {
    let hadKeyboard = step.page.containsFirstResponder
    takeExchange().end(atEnd: false)
    if hadKeyboard, let current { focus(current) }
    pages.dots.update()
    tellDelegate(of: step, from: current, isInterrupted: isInterrupted, completed: false)
    step.answer(false)
  }

  private func takeExchange() -> ChildTransition {
    // The delegate may have decided so before the exchange began.
    if exchange == nil, let incoming { beginExchange(with: incoming, animated: false) }
    guard let exchange else {
      preconditionFailure("Internal inconsistency: a page ends that had not begun to come")
    }
    self.exchange = nil
    incoming = nil
    return exchange
  }

  private func tellDelegate(
    of step: PageStep, from old: ViewController?, isInterrupted: Bool, completed: Bool
  ) {
    guard step.isByPerson else { return }
    pages.delegate?.pageViewController(
      pages, didFinishAnimating: !isInterrupted, previousViewControllers: old.map { [$0] } ?? [],
      transitionCompleted: completed)
  }

  private func focus(_ page: ViewController) {
    pages.viewIfLoaded?.window?.focus.focusFirst(in: page.view)
  }

  private func rest() {
    offset = 0
    velocity = 0
    pages.neighbours.forgetAll(but: current)
    pages.dots.update()
  }

  // MARK: Movement

  /// Points within which a page has arrived.
  private static let precision = 0.25

  private func stop() {
    if let animator, animator.isRunning { velocity = animator.velocity }
    let stopping = animator
    animator = nil
    stopping?.stop()
  }

  /// Slides to a place, from where it is and as fast as it is.
  private func aim(at place: Int) {
    stop()
    let target = Double(place)
    guard let window = pages.viewIfLoaded?.window, offset != target else { return arriveSoon() }
    turned = 0
    var running: Animator?
    let started = window.animations.animate(
      from: offset, to: target, velocity: gentle(velocity, over: target - offset),
      motion: pages.motion, precision: Self.precision / pages.geometry.stride,
      onChange: { [weak self] value in self?.show(value) },
      completion: { [weak self] finished in
        guard finished, let self, running == nil || animator === running else { return }
        animator = nil
        motor.send(.arrived)
      })
    running = started
    if started.isRunning { animator = started }
  }

  /// The velocity that a spring can take along without passing its target: beyond it there is no page.
  private func gentle(_ velocity: Double, over distance: Double) -> Double {
    guard case .spring(let spring) = pages.motion, velocity * distance > 0 else { return velocity }
    let limit = abs(distance) * 2 * Double.pi / spring.response
    return min(max(velocity, -limit), limit)
  }

  /// Nothing has to move: it has arrived when the decision that led here is carried out.
  private func arriveSoon() {
    motor.whenFree { [weak self] _ in
      guard let self, machine.isMoving, animator == nil else { return }
      motor.send(.arrived)
    }
  }

  /// Shows what the animation has come to: pages from where it began.
  private func show(_ value: Double) {
    let pages = pages
    let running = animator
    while machine.crosses(at: value - turned) {
      motor.send(.cross)
      // A callback may have decided otherwise.
      guard machine.isMoving, animator === running else { return }
    }
    // There is nothing to see beyond the page that comes.
    let reach = Double(machine.heading)
    let shown = Double(machine.shown?.sign ?? 0)
    let least = min(min(reach, shown), min(offset, 0))
    let greatest = max(max(reach, shown), max(offset, 0))
    withExtendedLifetime(pages) { offset = min(max(value - turned, least), greatest) }
  }

  /// The pages have moved: what others change beside the turn follows.
  func movementShown() { exchange?.update(abs(offset)) }
}

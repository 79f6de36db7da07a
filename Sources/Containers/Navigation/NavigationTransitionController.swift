// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// Carries a stack from one list of screens to another: decides, sends the callbacks, moves the views and the
/// keyboard.
final class NavigationTransitionController {
  typealias Machine = TransitionStateMachine<Screens>
  typealias Transition = Machine.Transition

  private unowned let controller: NavigationController
  private lazy var motor = Motor(
    Machine(Screens()), owner: controller, decided: { $0.transitionController.decided() },
    perform: { $0.transitionController.perform($1) })
  /// The stack that the controller was told of last.
  private var told = Screens()
  /// How many children the controller has while all screens are children; nil where that is to be seen.
  private var childCount: Int?
  /// The transition that runs; nil at rest.
  private(set) var transition: ChildTransition?
  /// Something of the program's own drives the change: a pointer cannot catch it.
  private var isDrivenFromOutside = false
  /// Children that came while the controller itself appears, and whose move ends with that.
  private var joining: [ViewController] = []
  private var focus = FocusMemory()
  /// Screens that have left at rest, and whose views may still be on the stage.
  private var left: [WeakController] = []
  /// Whether a pointer waits to hold the change that the next call begins.
  private var isPointerWaiting = false

  init(of controller: NavigationController) { self.controller = controller }

  // MARK: What is

  var machine: Machine { motor.machine }

  /// The screens from the bottom, as they are to be.
  var screens: Screens { machine.destination }

  /// Whether something moves that a pointer can take hold of.
  var isCatchable: Bool { machine.transition != nil && !machine.isHeld && !isDrivenFromOutside }

  /// Whether nothing is under way, and no decision is being carried out.
  var isAtRest: Bool { machine.transition == nil && !motor.isBusy }

  // MARK: What is asked for

  /// Goes to another stack, which is asked for when the change begins; nil for none. The change may have to
  /// wait for one that is being carried out.
  func go(
    animated: Bool, completion: ((Bool) -> Void)?,
    to stack: @escaping (Screens) -> Screens?
  ) {
    motor.whenFree(answering: completion) { [unowned self] _ in
      forgetTakenScreens()
      guard let wanted = stack(screens) else {
        completion?(false)
        return
      }
      let old = screens
      // A change below the top screen is not visible, and a stack is emptied without a movement.
      let animated = animated && !wanted.isEmpty
      let isSeen = !old.isEmpty && (wanted == old || wanted.top !== old.top)
      // An override of the pop may go to another stack, which is no movement that the pointer can hold.
      if isPointerWaiting, animated, isSeen, machine.transition == nil,
        wanted.count < old.count
      {
        return beginDrag(to: wanted, completion)
      }
      motor.send(
        .go(wanted, animated: animated && isSeen && controller.canAnimateTransitions),
        completion: completion)
    }
  }

  /// Brings what moves to its end at once.
  func finish() { send(.finish) }

  private func send(_ input: Machine.Input) {
    motor.whenFree { [unowned self] _ in motor.send(input) }
  }

  /// Takes over screens whose parenthood is somebody else's matter.
  func adopt(_ screens: Screens) {
    told = screens
    childCount = nil
    motor.reset(Machine(told))
  }

  /// Empties the stack, off screen.
  func lendScreens() -> [ViewController] {
    finish()
    let lent = screens.controllers
    motor.hold {
      for screen in lent.reversed() { controller.letGo(of: screen) }
      adopt(Screens())
    }
    controller.bars.show()
    return lent
  }

  /// A child has left while nothing moves: the stack does not own it any more. Its view stays until the stack changes, because
  /// the container that takes it may keep the keyboard in it.
  func screenLeft() {
    motor.whenFree { [unowned self] _ in
      guard machine.transition == nil, hasLostScreens else { return }
      let screens = self.screens.controllers
      let kept = screens.filter { $0.parent === controller }
      adopt(Screens(kept))
      left += screens.filter { $0.parent !== controller }.map(WeakController.init)
    }
  }

  /// Lets go of screens that another container has taken: they hear nothing more from this one.
  func forgetTakenScreens() {
    forget(left.compactMap(\.value).filter { $0.parent !== controller })
    left = []
    guard hasLostScreens else { return }
    finish()
    let screens = screens.controllers
    let taken = screens.filter { $0.parent !== controller }
    adopt(Screens(screens.filter { $0.parent === controller }))
    forget(taken)
  }

  /// Whether a screen is no child of the controller any more.
  private var hasLostScreens: Bool {
    // Looking at every screen for each push would take the square of their number.
    if childCount == controller.children.count, screens.top?.parent === controller { return false }
    guard screens.controllers.allSatisfy({ $0.parent === controller }) else { return true }
    childCount = machine.transition == nil ? controller.children.count : nil
    return false
  }

  private func forget(_ taken: [ViewController]) {
    for screen in taken {
      focus.forget(screen)
      if let view = screen.viewIfLoaded, view.superview === controller.bars.stage {
        view.removeFromSuperview()
      }
    }
  }

  // MARK: Pointers

  func grab() {
    guard machine.transition == nil else { return send(.grab) }
    // The stack may have begun to leave since the press.
    guard screens.count > 1, controller.isContentAppeared else { return }
    // An override of the pop decides about a drag as it does about the button and the keys.
    isPointerWaiting = true
    controller.popViewController(animated: true)
    isPointerWaiting = false
  }

  private func beginDrag(to stack: Screens, _ completion: ((Bool) -> Void)?) {
    isPointerWaiting = false
    motor.send(.drag(to: stack))
    if machine.isHeld {
      motor.carryOut([.adopt], for: completion)
    } else {
      completion?(false)
    }
  }

  /// How much of the way is done, 0…1.
  var share: Double {
    get { transition?.fractionComplete ?? 0 }
    set { transition?.fractionComplete = newValue }
  }

  /// Lets go: to the end, to the start, or on as before for nil, at so many shares of the way a second.
  func release(toEnd: Bool?, velocity: Double? = nil) {
    send(.release(toEnd: toEnd, velocity: velocity))
    if controller.view.traits.reducesMotion { finish() }
  }

  // MARK: With the controller's own appearance; what callbacks ask for comes after it

  func willAppear(_ animated: Bool) {
    forgetTakenScreens()
    motor.hold {
      guard let top = screens.top else { return }
      controller.forwardAppearance(true, to: [top], animated: animated)
      controller.delegate?.navigationController(controller, willShow: top, animated: animated)
      controller.bars.bringOnStage(top, below: nil)
      controller.bars.show()
    }
  }

  func didAppear(_ animated: Bool) {
    motor.hold {
      endChildren()
      if let top = screens.top {
        controller.delegate?.navigationController(controller, didShow: top, animated: animated)
      }
    }
  }

  func willDisappear(_ animated: Bool) {
    finish()
    motor.hold {
      controller.forwardAppearance(false, to: screens.top.map { [$0] } ?? [], animated: animated)
    }
  }

  /// It may have been turned round on its way onto the screen.
  func didDisappear() { motor.hold { endChildren() } }

  private func endChildren() {
    controller.endForwardedAppearance()
    let joined = joining
    joining = []
    for child in joined where child.parent === controller { child.didMove(toParent: controller) }
  }

  // MARK: Carrying out

  private func decided() {
    updateReach()
    guard told != machine.destination else { return }
    told = machine.destination
    controller.stackChanged()
  }

  private func perform(_ action: Machine.Action) {
    switch action {
    case .calls, .turn: break
    case .begin(let step): begin(step)
    case .hold: transition?.pause()
    case .resume(let isReversed, let velocity):
      transition?.resume(toEnd: !isReversed, velocity: velocity)
    case .jump: transition?.jump()
    case .end: end(atEnd: true)
    case .cancel: end(atEnd: false)
    }
  }

  private func begin(_ step: Transition) {
    let tops = [step.from.top, step.to.top]
    // Below a top that stays, screens come and go unseen.
    let (old, new) = tops[0] === tops[1] ? (nil, nil) : (tops[0], tops[1])
    if let old { focus.remember(old) }
    let transition = ChildTransition(
      in: controller, from: old, to: new, removing: step.removed, adding: step.added,
      order: .stack, isAnimated: step.isAnimated)
    self.transition = transition
    transition.sendDidMove = { [unowned self] screen in
      if controller.isContentAppearing {
        joining.append(screen)
      } else {
        screen.didMove(toParent: controller)
      }
    }
    transition.begin {
      if transition.isSeen { new?.loadViewIfNeeded() }
    } place: {
      guard transition.isSeen, let new else { return }
      controller.delegate?.navigationController(
        controller, willShow: new, animated: step.isAnimated)
      controller.bars.bringOnStage(new, below: step.operation == .pop ? old : nil)
    }
    guard transition.isSeen, let new else { return }
    controller.view.layoutIfNeeded()
    if let old, step.isAnimated {
      move(transition, step, from: old, to: new)
    } else {
      controller.bars.show()
    }
  }

  private func move(
    _ transition: ChildTransition, _ step: Transition, from old: ViewController,
    to new: ViewController
  ) {
    let (delegate, isHeld) = (controller.delegate, machine.isHeld)
    let custom = delegate?.navigationController(
      controller, animatorFor: step.operation, from: old, to: new)
    var driver: (any ViewControllerInteractiveTransitioning)?
    if let custom, !isHeld {
      driver = delegate?.navigationController(controller, interactionControllerFor: custom)
    }
    let moving = custom ?? NavigationSlide(operation: step.operation)
    let animator = moving.interruptibleAnimator(
      using: TransitionContext(
        containerView: controller.bars.stage, from: old, to: new,
        isInteractive: isHeld || driver != nil))
    controller.bars.move(along: animator, for: step)
    isDrivenFromOutside = driver != nil
    transition.run(animator, isHeld: isHeld, drivenBy: driver) { [weak self] isReversed in
      self?.send(.turned(isReversed: isReversed))
    } onArrival: { [weak self] atEnd in
      self?.motor.whenFree { $0.transitionController.arrived(atEnd: atEnd) }
    }
  }

  private func arrived(atEnd: Bool) {
    // Something else than a call may have turned it round: calls hear so before the callbacks.
    if atEnd == machine.isReversed { motor.carryOut([.supersede]) }
    motor.send(.arrived(atEnd: atEnd))
  }

  private func end(atEnd: Bool) {
    guard let ending = transition else { return }
    transition = nil
    isDrivenFromOutside = false
    ending.end(atEnd: atEnd) {
      // The views have their plain look again, wherever they are shown next.
      for view in (ending.leaving + ending.entering).compactMap(\.viewIfLoaded) {
        view.transform = .identity
        view.alpha = 1
        view.isInert = false
      }
      controller.bars.movementEnded(finished: atEnd)
    }
    childCount = childCount.map { $0 + (atEnd ? ending.added.count - ending.removed.count : 0) }
    for screen in atEnd ? ending.removed : ending.added {
      focus.forget(screen)
      joining.removeAll { $0 === screen }
    }
    screenLeft()
    guard let new = ending.entering.first else { return controller.bars.show() }
    if atEnd, ending.isSeen {
      controller.delegate?.navigationController(
        controller, didShow: new, animated: ending.isAnimated)
    }
  }

  /// While a change runs, only the screen that is to stay can be reached, and the keyboard is in it.
  private func updateReach() {
    guard let top = screens.top, let window = controller.viewIfLoaded?.window else { return }
    let hadFocus = window.focus.firstResponder == nil || controller.containsFirstResponder
    for screen in [machine.transition?.from.top, machine.transition?.to.top].compactMap(\.self) {
      if screen !== top { focus.remember(screen) }
      screen.viewIfLoaded?.isInert = screen !== top
    }
    let isShown = controller.isContentAppeared || controller.isContentAppearing
    guard hadFocus, isShown, top.isAppeared || top.isAppearing,
      !controller.containsFirstResponder
    else { return }
    focus.restore(top)
  }
}

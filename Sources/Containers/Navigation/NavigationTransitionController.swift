// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// Carries a stack from one list of screens to another: decides, sends the callbacks, moves the views and the
/// keyboard.
final class NavigationTransitionController: PlaceTransitionController<
  NavigationController, Screens
>
{
  /// The stack that the controller was told of last.
  private var told = Screens()
  /// How many children the controller has while all screens are children; nil where that is to be seen.
  private var childCount: Int?
  /// Children that came while the controller itself appears, and whose move ends with that.
  private var joining: [ViewController] = []
  private var focus = FocusMemory()
  /// Screens that have left at rest, and whose views may still be on the stage.
  private var left: [WeakController] = []
  /// Whether a pointer waits to hold the change that the next call begins.
  private var isPointerWaiting = false

  // MARK: What is

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
        .go(wanted, animated: animated && isSeen && container.canAnimateTransitions),
        completion: completion)
    }
  }

  /// Brings what moves to its end at once.
  override func finish() { send(.finish) }

  private func send(_ input: NavigationStateMachine.Input) {
    motor.whenFree { [unowned self] _ in motor.send(input) }
  }

  /// Takes over screens whose parenthood is somebody else's matter.
  func adopt(_ screens: Screens) {
    told = screens
    childCount = nil
    motor.reset(NavigationStateMachine(told))
  }

  /// Empties the stack, off screen.
  func lendScreens() -> [ViewController] {
    finish()
    let lent = screens.controllers
    motor.hold {
      for screen in lent.reversed() { container.letGo(of: screen) }
      adopt(Screens())
    }
    container.layout.show()
    return lent
  }

  /// A child has left while nothing moves: the stack does not own it any more. Its view stays until the stack changes, because
  /// the container that takes it may keep the keyboard in it.
  func screenLeft() {
    motor.whenFree { [unowned self] _ in
      guard machine.transition == nil, hasLostScreens else { return }
      let screens = self.screens.controllers
      let kept = screens.filter { $0.parent === container }
      adopt(Screens(kept))
      left += screens.filter { $0.parent !== container }.map(WeakController.init)
    }
  }

  /// Lets go of screens that another container has taken: they get no more callbacks from this container.
  func forgetTakenScreens() {
    forget(left.compactMap(\.value).filter { $0.parent !== container })
    left = []
    guard hasLostScreens else { return }
    finish()
    let screens = screens.controllers
    let taken = screens.filter { $0.parent !== container }
    adopt(Screens(screens.filter { $0.parent === container }))
    forget(taken)
  }

  /// Whether a screen is no child of the controller any more.
  private var hasLostScreens: Bool {
    // Looking at every screen for each push would take the square of their number.
    if childCount == container.children.count, screens.top?.parent === container { return false }
    guard screens.controllers.allSatisfy({ $0.parent === container }) else { return true }
    childCount = machine.transition == nil ? container.children.count : nil
    return false
  }

  private func forget(_ taken: [ViewController]) {
    for screen in taken {
      focus.forget(screen)
      if let view = screen.viewIfLoaded, view.superview === container.layout.stage {
        view.removeFromSuperview()
      }
    }
  }

  // MARK: Pointers

  func grab() {
    guard machine.transition == nil else { return send(.grab) }
    // The stack may have begun to leave since the press.
    guard screens.count > 1, container.isContentAppeared else { return }
    // An override of the pop decides about a drag as it does about the button and the keys.
    isPointerWaiting = true
    container.popViewController(animated: true)
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
    if container.view.traits.reducesMotion { finish() }
  }

  // MARK: With the controller's own appearance; what callbacks ask for comes after it

  override var shownChildren: [ViewController] { screens.top.map { [$0] } ?? [] }

  override func willAppear(_ animated: Bool) {
    forgetTakenScreens()
    motor.hold {
      guard let top = screens.top else { return }
      super.willAppear(animated)
      container.delegate?.navigationController(container, willShow: top, animated: animated)
      container.layout.bringOnStage(top, below: nil)
      container.layout.show()
    }
  }

  override func didAppear(_ animated: Bool) {
    motor.hold {
      endChildren()
      if let top = screens.top {
        container.delegate?.navigationController(container, didShow: top, animated: animated)
      }
    }
  }

  override func willDisappear(_ animated: Bool) {
    finish()
    motor.hold { super.willDisappear(animated) }
  }

  /// It may have been turned round on its way onto the screen.
  override func didDisappear() { motor.hold { endChildren() } }

  private func endChildren() {
    container.endForwardedAppearance()
    let joined = joining
    joining = []
    for child in joined where child.parent === container { child.didMove(toParent: container) }
  }

  // MARK: Carrying out

  override func decided() {
    updateReach()
    guard told != machine.destination else { return }
    told = machine.destination
    container.stackChanged()
  }

  override func begin(_ step: Transition) {
    let tops = [step.from.top, step.to.top]
    // Below a top that stays, screens come and go unseen.
    let (old, new) = tops[0] === tops[1] ? (nil, nil) : (tops[0], tops[1])
    if let old { focus.remember(old) }
    let transition = ChildTransition(
      in: container, from: old, to: new, removing: step.removed, adding: step.added,
      order: .stack, isAnimated: step.isAnimated)
    transition.sendDidMove = { [unowned self] screen in
      if container.isContentAppearing {
        joining.append(screen)
      } else {
        screen.didMove(toParent: container)
      }
    }
    begin(transition) {
      if transition.isSeen { new?.loadViewIfNeeded() }
    } place: {
      guard transition.isSeen, let new else { return }
      container.delegate?.navigationController(
        container, willShow: new, animated: step.isAnimated)
      container.layout.bringOnStage(new, below: step.operation == .pop ? old : nil)
    }
    guard transition.isSeen, let new else { return }
    container.view.layoutIfNeeded()
    if let old, step.isAnimated {
      move(transition, step, from: old, to: new)
    } else {
      container.layout.show()
    }
  }

  private func move(
    _ transition: ChildTransition, _ step: Transition, from old: ViewController,
    to new: ViewController
  ) {
    let delegate = container.delegate
    let custom = delegate?.navigationController(
      container, animatorFor: step.operation, from: old, to: new)
    var driver: (any ViewControllerInteractiveTransitioning)?
    if let custom, !machine.isHeld {
      driver = delegate?.navigationController(container, interactionControllerFor: custom)
    }
    let animator = animator(
      of: custom ?? NavigationSlide(operation: step.operation), for: transition,
      on: container.layout.stage, drivenBy: driver)
    container.layout.move(along: animator, for: step)
    run(animator, of: transition, drivenBy: driver)
  }

  override func animationChanged(_ input: NavigationStateMachine.Input) {
    motor.whenFree { [unowned self] _ in
      // Something else than a call may have reversed it: calls receive false before the callbacks.
      if case .arrived(let atEnd) = input, atEnd == machine.isReversed {
        motor.carryOut([.supersede])
      }
      motor.send(input)
    }
  }

  override func end(_ ending: ChildTransition, atEnd: Bool) {
    ending.end(atEnd: atEnd) {
      // The views have their plain look again, wherever they are shown next.
      for view in (ending.leaving + ending.entering).compactMap(\.viewIfLoaded) {
        view.transform = .identity
        view.alpha = 1
        view.isInert = false
      }
      container.layout.movementEnded(finished: atEnd)
    }
    childCount = childCount.map { $0 + (atEnd ? ending.added.count - ending.removed.count : 0) }
    for screen in atEnd ? ending.removed : ending.added {
      focus.forget(screen)
      joining.removeAll { $0 === screen }
    }
    screenLeft()
    guard let new = ending.entering.first else { return container.layout.show() }
    if atEnd, ending.isSeen {
      container.delegate?.navigationController(
        container, didShow: new, animated: ending.isAnimated)
    }
  }

  /// While a change runs, only the screen that is to stay can be reached, and the keyboard is in it.
  private func updateReach() {
    guard let top = screens.top, let window = container.viewIfLoaded?.window else { return }
    let hadFocus = window.focus.firstResponder == nil || container.containsFirstResponder
    for screen in [machine.transition?.from.top, machine.transition?.to.top].compactMap(\.self) {
      if screen !== top { focus.remember(screen) }
      screen.viewIfLoaded?.isInert = screen !== top
    }
    let isShown = container.isContentAppeared || container.isContentAppearing
    guard hadFocus, isShown, top.isAppeared || top.isAppearing,
      !container.containsFirstResponder
    else { return }
    focus.restore(top)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

struct WeakController {
  private(set) weak var value: ViewController?

  init(_ value: ViewController) { self.value = value }
}

/// Performs the transitions of a navigation controller: decides, sends the callbacks, moves the views and the focus.
final class NavigationTransitionController: ContentTransitionController<
  NavigationController, NavigationStack
>
{
  private var lastNotifiedStack = NavigationStack()
  /// The number of the controller's children if all screens are known to be children; nil if that has to be checked.
  private var childCount: Int?
  /// Children that were added while the controller itself appears. They receive `didMove(toParent:)` after that.
  private var childrenAwaitingDidMove: [ViewController] = []
  private var focus = FocusMemory()
  /// Screens that were removed while idle. Their views may still be in the container view.
  private var formerScreens: [WeakController] = []
  /// Whether a drag waits for the next pop, to control it.
  private var isDragPending = false

  // MARK: State

  /// The stack at the end of the running transition, or the current stack.
  var screens: NavigationStack { machine.destination }

  var isInterruptible: Bool {
    machine.transition != nil && !machine.isHeld && !hasInteractionController
  }

  var isIdle: Bool { machine.transition == nil && !runner.isBusy }

  // MARK: Requests

  /// Changes the stack when no decision is being performed. `stack` returns the new stack; nil for no change.
  func go(
    animated: Bool, completion: ((Bool) -> Void)?,
    to stack: @escaping (NavigationStack) -> NavigationStack?
  ) {
    runner.performWhenIdle(completion: completion) { [unowned self] _ in
      dropScreensOwnedElsewhere()
      guard let wanted = stack(screens) else {
        completion?(false)
        return
      }
      let old = screens
      // A change below the top screen is not visible, and a stack is emptied without an animation.
      let animated = animated && !wanted.isEmpty
      let isVisibleChange = !old.isEmpty && (wanted == old || wanted.top !== old.top)
      // An override of the pop may change to a stack that is not shorter: a drag cannot control that transition.
      if isDragPending, animated, isVisibleChange, machine.transition == nil,
        wanted.count < old.count
      {
        return beginDrag(to: wanted, completion: completion)
      }
      runner.send(
        .go(wanted, animated: animated && isVisibleChange && container.canAnimateTransitions),
        completion: completion)
    }
  }

  override func finish() { sendWhenIdle(.finish) }

  private func sendWhenIdle(_ input: NavigationStateMachine.Input) {
    runner.performWhenIdle { [unowned self] _ in runner.send(input) }
  }

  /// Resets the state machine to a stack. The caller has added and removed the children.
  func resetStack(to screens: NavigationStack) {
    lastNotifiedStack = screens
    childCount = nil
    runner.reset(to: NavigationStateMachine(screens))
  }

  /// Empties the stack off screen, and returns the removed screens from the bottom.
  func removeAllScreens() -> [ViewController] {
    finish()
    let removedScreens = screens.controllers
    runner.performTransaction {
      for screen in removedScreens.reversed() { container.removeChildImmediately(screen) }
      resetStack(to: NavigationStack())
    }
    container.layout.updateItems()
    return removedScreens
  }

  /// Drops the screens that are no longer children while no transition runs. Their views stay until the stack changes,
  /// because the container that takes a screen may keep the first responder in its view.
  func dropRemovedScreens() {
    runner.performWhenIdle { [unowned self] _ in
      guard machine.transition == nil, hasRemovedScreens else { return }
      formerScreens += removeForeignScreens().map(WeakController.init)
    }
  }

  /// Drops the screens that another container has taken. They receive no more callbacks from this container.
  func dropScreensOwnedElsewhere() {
    forget(formerScreens.compactMap(\.value).filter { $0.parent !== container })
    formerScreens = []
    guard hasRemovedScreens else { return }
    finish()
    forget(removeForeignScreens())
  }

  /// Removes the screens that are no children from the stack, and returns them.
  private func removeForeignScreens() -> [ViewController] {
    let screens = screens.controllers
    resetStack(to: NavigationStack(screens.filter { $0.parent === container }))
    return screens.filter { $0.parent !== container }
  }

  private var hasRemovedScreens: Bool {
    // Checking every screen at each push would take quadratic time.
    if childCount == container.children.count, screens.top?.parent === container { return false }
    guard screens.controllers.allSatisfy({ $0.parent === container }) else { return true }
    childCount = machine.transition == nil ? container.children.count : nil
    return false
  }

  private func forget(_ taken: [ViewController]) {
    for screen in taken {
      focus.forget(screen)
      if let view = screen.viewIfLoaded, view.superview === container.layout.containerView {
        view.removeFromSuperview()
      }
    }
  }

  // MARK: Pointers

  func grab() {
    guard machine.transition == nil else { return sendWhenIdle(.grab) }
    // The controller may have begun to disappear since the press.
    guard screens.count > 1, container.isContentAppeared else { return }
    // An override of the pop decides about a drag as it does about the button and the keys.
    isDragPending = true
    container.popViewController(animated: true)
    isDragPending = false
  }

  private func beginDrag(to stack: NavigationStack, completion: ((Bool) -> Void)?) {
    isDragPending = false
    runner.send(.drag(to: stack))
    if machine.isHeld {
      runner.performActions([.joinPending], completion: completion)
    } else {
      completion?(false)
    }
  }

  var fractionComplete: Double {
    get { transition?.fractionComplete ?? 0 }
    set { transition?.fractionComplete = newValue }
  }

  /// Ends a drag: the transition runs to its end or back to its start, or for nil continues as before the drag. The
  /// velocity is in fractions of the distance per second.
  func release(toEnd: Bool?, velocity: Double? = nil) {
    sendWhenIdle(.release(toEnd: toEnd, velocity: velocity))
    if container.view.traits.reducesMotion { finish() }
  }

  // MARK: Appearance of the controller; requests of the callbacks are performed afterwards

  override var visibleChildren: [ViewController] { screens.top.map { [$0] } ?? [] }

  override func containerWillAppear(_ animated: Bool) {
    dropScreensOwnedElsewhere()
    runner.performTransaction {
      guard let top = screens.top else { return }
      super.containerWillAppear(animated)
      container.delegate?.navigationController(container, willShow: top, animated: animated)
      container.layout.installView(of: top, below: nil)
      container.layout.updateItems()
    }
  }

  override func containerDidAppear(_ animated: Bool) {
    runner.performTransaction {
      endChildAppearance()
      if let top = screens.top {
        container.delegate?.navigationController(container, didShow: top, animated: animated)
      }
    }
  }

  override func containerWillDisappear(_ animated: Bool) {
    finish()
    runner.performTransaction { super.containerWillDisappear(animated) }
  }

  /// The controller may disappear before it has fully appeared, so that children still await `didMove(toParent:)`.
  override func containerDidDisappear(_ animated: Bool) {
    runner.performTransaction { endChildAppearance() }
  }

  private func endChildAppearance() {
    container.endForwardedAppearance()
    let joined = childrenAwaitingDidMove
    childrenAwaitingDidMove = []
    for child in joined where child.parent === container { child.didMove(toParent: container) }
  }

  // MARK: Performing

  override func stateDidChange() {
    updateInertViewsAndFocus()
    guard lastNotifiedStack != machine.destination else { return }
    lastNotifiedStack = machine.destination
    container.stackDidChange()
  }

  override func begin(_ step: Transition) {
    let tops = [step.from.top, step.to.top]
    // If the top stays, the change below it is not visible.
    let (old, new) = tops[0] === tops[1] ? (nil, nil) : (tops[0], tops[1])
    if let old { focus.remember(old) }
    let transition = ChildTransition(
      in: container, from: old, to: new, removing: step.removed, adding: step.added,
      order: .stack, isAnimated: step.isAnimated)
    transition.sendDidMove = { [unowned self] screen in
      if container.isContentAppearing {
        childrenAwaitingDidMove.append(screen)
      } else {
        screen.didMove(toParent: container)
      }
    }
    begin(transition) {
      if transition.isContainerOnScreen { new?.loadViewIfNeeded() }
    } installViews: {
      guard transition.isContainerOnScreen, let new else { return }
      container.delegate?.navigationController(container, willShow: new, animated: step.isAnimated)
      container.layout.installView(of: new, below: step.operation == .pop ? old : nil)
    }
    guard transition.isContainerOnScreen, let new else { return }
    container.view.layoutIfNeeded()
    if let old, step.isAnimated {
      animate(transition, step, from: old, to: new)
    } else {
      container.layout.updateItems()
    }
  }

  private func animate(
    _ transition: ChildTransition, _ step: Transition, from old: ViewController,
    to new: ViewController
  ) {
    let delegate = container.delegate
    let custom = delegate?.navigationController(
      container, animatorFor: step.operation, from: old, to: new)
    var interactionController: (any ViewControllerInteractiveTransitioning)?
    if let custom, !machine.isHeld {
      interactionController = delegate?.navigationController(
        container, interactionControllerFor: custom)
    }
    run(
      custom ?? NavigationSlideAnimator(operation: step.operation), of: transition,
      in: container.layout.containerView, interactionController: interactionController
    ) { container.layout.animateBars(along: $0, for: step) }
  }

  override func animationDidChange(_ input: NavigationStateMachine.Input) {
    runner.performWhenIdle { [unowned self] _ in
      // The program may have reversed the animation: pending completions receive false before the callbacks.
      if case .animationEnded(let atEnd) = input, atEnd == machine.isReversed {
        runner.performActions([.failPending])
      }
      runner.send(input)
    }
  }

  override func end(_ ending: ChildTransition, atEnd: Bool) {
    ending.end(atEnd: atEnd) {
      // The views get their default appearance back, because another container may show them next.
      for view in (ending.leaving + ending.entering).compactMap(\.viewIfLoaded) {
        view.transform = .identity
        view.alpha = 1
        view.isInert = false
      }
      container.layout.endBarTransitions(finished: atEnd)
    }
    childCount = childCount.map { $0 + (atEnd ? ending.added.count - ending.removed.count : 0) }
    for screen in atEnd ? ending.removed : ending.added {
      focus.forget(screen)
      childrenAwaitingDidMove.removeAll { $0 === screen }
    }
    dropRemovedScreens()
    guard let new = ending.entering.first else { return container.layout.updateItems() }
    if atEnd, ending.isContainerOnScreen {
      container.delegate?.navigationController(container, didShow: new, animated: ending.isAnimated)
    }
  }

  /// During a transition, makes all screens but the remaining one inert, and moves the focus into that screen.
  private func updateInertViewsAndFocus() {
    guard let top = screens.top, let window = container.viewIfLoaded?.window else { return }
    let hadFocus = window.focus.firstResponder == nil || container.containsFirstResponder
    for screen in [machine.transition?.from.top, machine.transition?.to.top].compactMap(\.self) {
      if screen !== top { focus.remember(screen) }
      screen.viewIfLoaded?.isInert = screen !== top
    }
    let isShown = container.isContentAppeared || container.isContentAppearing
    guard hadFocus, isShown, top.isAppeared || top.isAppearing, !container.containsFirstResponder
    else { return }
    focus.restore(top)
  }
}

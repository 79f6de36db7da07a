// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// Carries a stack from one list of screens to another: decides, sends the callbacks, moves the views and the
/// keyboard.
final class NavigationChanges {
  typealias Machine = NavigationStateMachine<Screen>
  typealias Change = Machine.Change

  private unowned let controller: NavigationController
  private lazy var motor = Motor(
    firstMachine, owner: self, decided: { $0.decided() }, perform: { $0.perform($1) })
  private let firstMachine: Machine
  /// What the controller has been told of.
  private var told: [Screen]
  private var exchange: ChildTransition?
  /// Something of the program's own drives the change: a pointer cannot catch it.
  private var isDrivenFromOutside = false
  /// Shares of the way a second, as a pointer has just let go; nil for all other ways to go on.
  private var releaseVelocity: Double?
  /// Children that came while the controller itself appears, and whose move ends with that.
  private var joining: [ViewController] = []
  private var focus = FocusMemory()

  init(of controller: NavigationController, screens: [ViewController]) {
    self.controller = controller
    told = screens.map(Screen.init)
    firstMachine = Machine(stack: told)
  }

  // MARK: What is

  var screens: [ViewController] { motor.machine.stack.map(\.controller) }

  var stack: [Screen] { motor.machine.stack }

  /// What is under way.
  var change: Change? { motor.machine.change }

  var isHeld: Bool { motor.machine.isHeld }

  /// Whether something moves that a pointer can take hold of.
  var isCatchable: Bool { change != nil && !isHeld && !isDrivenFromOutside }

  var transition: ContainmentTransition? { exchange?.handle }

  /// Whether views move for it: at the beginning, before they do, bars wait for the movement.
  var isMoving: Bool { exchange?.handle != nil }

  /// Whether a decision is being carried out.
  var isBusy: Bool { motor.isBusy }

  // MARK: What is asked for

  /// Goes to another stack.
  ///
  /// - Parameter stack: Asked when the change begins, which may be after one that is being carried out;
  ///   nil for nothing.
  func go(
    animated: Bool, completion: ((Bool) -> Void)?,
    to stack: @escaping ([ViewController]) -> [ViewController]?
  ) {
    motor.whenFree(answering: completion) { changes in
      changes.forgetTakenScreens()
      guard let new = stack(changes.screens) else {
        completion?(false)
        return
      }
      NavigationController.check(new)
      let isSeen = animated && changes.controller.canAnimate && !changes.stack.isEmpty
      changes.motor.send(
        .set(new.map(Screen.init), animated: isSeen), completion: completion)
    }
  }

  /// Brings what moves to its end at once.
  func finish() { send(.finish) }

  /// What callbacks ask for in here comes after it.
  func hold(_ body: () -> Void) { motor.hold(body) }

  private func send(_ input: Machine.Input) { motor.whenFree { $0.motor.send(input) } }

  /// Empties the stack, off screen.
  func lendScreens() -> [ViewController] {
    finish()
    let lent = screens
    for screen in lent.reversed() {
      let exchange = ChildTransition(
        in: controller, from: nil, to: nil, removing: [screen], isAnimated: false)
      exchange.begin {}
      exchange.end(atEnd: true)
    }
    reset([])
    return lent
  }

  private func reset(_ stack: [Screen]) {
    motor.reset(Machine(stack: stack))
    told = stack
  }

  /// Lets go of screens that another container has taken: they hear nothing more from this one.
  private func forgetTakenScreens() {
    guard !screens.allSatisfy({ $0.parent === controller }) else { return }
    finish()
    let taken = stack.filter { $0.controller.parent !== controller }
    reset(stack.filter { !taken.contains($0) })
    for screen in taken.map(\.controller) {
      focus.forget(screen)
      if let view = screen.viewIfLoaded, controller.bars.holds(view) { view.removeFromSuperview() }
    }
  }

  // MARK: Pointers

  func grab() { send(change == nil ? .drag : .grab) }

  /// How much of the way is done, 0…1.
  var share: Double {
    get { exchange?.fractionComplete ?? 0 }
    set { exchange?.fractionComplete = newValue }
  }

  /// - Parameters:
  ///   - toEnd: Nil goes on as before.
  ///   - velocity: Shares of the way a second.
  func release(toEnd: Bool?, velocity: Double? = nil) {
    releaseVelocity = velocity
    send(.release(toEnd: toEnd))
    if controller.view.traits.reducesMotion { finish() }
  }

  // MARK: With the controller's own appearance

  func willAppear(_ animated: Bool) {
    hold {
      guard let top = screens.last else { return }
      // A subclass may have shown it in its own callback.
      if !top.isAppearing { top.beginAppearanceTransition(true, animated: animated) }
      controller.delegate?.navigationController(controller, willShow: top, animated: animated)
      controller.bars.bringOnStage(top, below: nil)
      controller.bars.show()
    }
  }

  func didAppear(_ animated: Bool) {
    hold {
      endChildren()
      if let top = screens.last {
        controller.delegate?.navigationController(controller, didShow: top, animated: animated)
      }
    }
  }

  func willDisappear(_ animated: Bool) {
    finish()
    hold {
      if let top = screens.last, top.isAppeared || top.isAppearing {
        top.beginAppearanceTransition(false, animated: animated)
      }
    }
  }

  /// It may have been turned round on its way onto the screen.
  func didDisappear() { hold { endChildren() } }

  private func endChildren() {
    for child in controller.children where child.isInAppearanceTransition {
      child.endAppearanceTransition()
    }
    let joined = joining
    joining = []
    for child in joined where child.parent === controller { child.didMove(toParent: controller) }
  }

  // MARK: Carrying out

  private func decided() {
    updateReach()
    guard told != stack else { return }
    told = stack
    controller.stackChanged()
  }

  private func perform(_ action: Machine.Action) {
    switch action {
    case .supersede, .adopt, .complete: break
    case .begin(let change): begin(change)
    case .exchange(let from, let to):
      end(exchange(for: Change(from: from, to: to, isAnimated: false), isSeen: false), atEnd: true)
      controller.bars.show()
    case .hold: exchange?.pause()
    case .resume(let isReversed):
      exchange?.resume(toEnd: !isReversed, velocity: releaseVelocity)
      releaseVelocity = nil
    case .jump: exchange?.jump()
    case .end(let change):
      end(atEnd: true)
      if let new = change.to.last?.controller, isOnScreen {
        controller.delegate?.navigationController(
          controller, didShow: new, animated: change.isAnimated)
      }
    case .cancel: end(atEnd: false)
    }
  }

  private var isOnScreen: Bool { controller.isContentAppeared || controller.isContentAppearing }

  private func exchange(for change: Change, isSeen: Bool = true) -> ChildTransition {
    let exchange = ChildTransition(
      in: controller, from: isSeen ? change.from.last?.controller : nil,
      to: isSeen ? change.to.last?.controller : nil, removing: change.removed.map(\.controller),
      adding: change.added.map(\.controller), order: .stack, isAnimated: change.isAnimated)
    exchange.sendDidMove = { [unowned self] in didJoin($0) }
    if !isSeen { exchange.begin {} }
    return exchange
  }

  private func didJoin(_ screen: ViewController) {
    if controller.isContentAppearing {
      joining.append(screen)
    } else {
      screen.didMove(toParent: controller)
    }
  }

  private func begin(_ change: Change) {
    guard let new = change.to.last?.controller else {
      preconditionFailure("Internal inconsistency: a stack without a screen in \(change)")
    }
    let old = change.from.last?.controller
    if let old { focus.remember(old) }
    let exchange = exchange(for: change)
    self.exchange = exchange
    exchange.begin {
      if exchange.isSeen { new.loadViewIfNeeded() }
    } place: {
      guard exchange.isSeen else { return }
      controller.delegate?.navigationController(
        controller, willShow: new, animated: change.isAnimated)
      controller.bars.bringOnStage(new, below: change.operation == .pop ? old : nil)
    }
    guard exchange.isSeen else { return }
    controller.view.layoutIfNeeded()
    if let old, change.isAnimated {
      move(exchange, change, from: old, to: new)
    } else {
      controller.bars.show()
    }
  }

  private func move(
    _ exchange: ChildTransition, _ change: Change, from old: ViewController, to new: ViewController
  ) {
    let delegate = controller.delegate
    let custom = delegate?.navigationController(
      controller, animatorFor: change.operation, from: old, to: new)
    let moving = custom ?? NavigationSlide(operation: change.operation)
    let driver =
      isHeld
      ? nil
      : custom.flatMap { delegate?.navigationController(controller, interactionControllerFor: $0) }
    let animator = moving.interruptibleAnimator(
      using: controller.bars.context(from: old, to: new, isInteractive: isHeld || driver != nil))
    controller.bars.move(along: animator, for: change)
    isDrivenFromOutside = driver != nil
    exchange.run(animator, isHeld: isHeld, drivenBy: driver) { [weak self] isReversed in
      self?.send(.turned(isReversed: isReversed))
    } onArrival: { [weak self] atEnd in
      self?.send(.arrived(atEnd: atEnd))
    }
  }

  private func end(atEnd: Bool) {
    guard let ending = exchange else { return }
    exchange = nil
    isDrivenFromOutside = false
    end(ending, atEnd: atEnd)
  }

  private func end(_ ending: ChildTransition, atEnd: Bool) {
    ending.end(atEnd: atEnd) {
      // The views have their plain look again, wherever they are shown next.
      for view in (ending.leaving + ending.entering).compactMap(\.viewIfLoaded) {
        view.transform = .identity
        view.alpha = 1
        view.isInert = false
      }
      controller.bars.movementEnded(finished: atEnd)
    }
    for screen in atEnd ? ending.removed : ending.added {
      focus.forget(screen)
      joining.removeAll { $0 === screen }
    }
  }

  // MARK: The keyboard

  /// While a change runs, only the screen that is to stay can be reached, and the keyboard is in it.
  private func updateReach() {
    guard let top = screens.last, let window = controller.viewIfLoaded?.window else { return }
    let hadFocus = window.focus.firstResponder == nil || controller.containsFirstResponder
    for screen in [change?.from.last, change?.to.last].compactMap({ $0?.controller }) {
      if screen !== top { focus.remember(screen) }
      screen.viewIfLoaded?.isInert = screen !== top
    }
    guard hadFocus, controller.isContentAppeared, top.isAppeared || top.isAppearing,
      !controller.containsFirstResponder
    else { return }
    focus.restore(top)
  }
}

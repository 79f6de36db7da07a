// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Moves a drawer's sides and center: asks whether that is allowed, and performs the state machine's decisions.
final class DrawerTransitionController: TransitionController<DrawerController, DrawerStateMachine> {
  private(set) var positions = DrawerPositions(open: []) {
    didSet { if positions != oldValue { container.positionsDidChange(from: oldValue) } }
  }
  private var lastNotifiedPhase = DrawerPhase.idle

  func start(open sides: DrawerSides) {
    runner.reset(to: DrawerStateMachine(targetOrHeldSides: sides))
    positions = DrawerPositions(open: sides)
  }

  var target: DrawerSides { machine.targetOrHeldSides }

  // MARK: Decisions

  override func stateDidChange() {
    let container = container
    let phase = container.phase
    // A call, a key or a resize has moved the drawer during a drag: the drag is over.
    if phase != .dragging { container.dragInput.cancelSilently() }
    if phase == .dragging || container.openSide != nil { container.slots.forgetPendingOpenSide() }
    container.layout.updateInertViews()
    if phase != lastNotifiedPhase {
      lastNotifiedPhase = phase
      container.notifyObservers { $0.drawer($1, phaseChangedTo: phase) }
    }
    container.onChange?()
  }

  /// Moves the drawer to a set of open sides, if that is allowed. `rest` is called when no decision is being performed.
  func move(
    cause: DrawerChangeSource, animated: Bool = true, completion: ((Bool) -> Void)? = nil,
    to rest: @escaping (DrawerTransitionController) -> DrawerSides
  ) {
    runner.performWhenIdle(completion: completion) { [unowned self] drawer in
      // The delegate is asked within the transaction, so that its own changes of the sides are performed afterwards.
      runner.performTransaction {
        let target = rest(self)
        guard canSettle(at: target, cause: cause) else {
          completion?(false)
          return
        }
        container.slots.recordUserChoice(target)
        let side = target.subtracting(container.slots.docked).first ?? container.openSide
        let animated = animated && container.canAnimateTransitions
        runner.send(.move(to: target, of: side, animated: animated), completion: completion)
      }
    }
  }

  func targetAfterOpening(_ side: DrawerSide) -> DrawerSides {
    let docked = container.slots.docked
    return (docked.contains(side) ? target : target.intersection(docked)).union(DrawerSides(side))
  }

  /// - Parameter side: The side to close; nil for the open side that is not docked.
  func targetAfterClosing(_ side: DrawerSide?) -> DrawerSides {
    side.map { target.subtracting(DrawerSides($0)) } ?? target.intersection(container.slots.docked)
  }

  func targetAfterToggling(_ side: DrawerSide) -> DrawerSides {
    target.contains(side) && container.phase != .dragging
      ? targetAfterClosing(side) : targetAfterOpening(side)
  }

  /// Whether locks and the delegate allow a set of open sides. Code can move locked sides.
  func canSettle(at new: DrawerSides, cause: DrawerChangeSource) -> Bool {
    let (opening, closing) = (new.subtracting(target), target.subtracting(new))
    return opening.members.allSatisfy { side in
      (cause == .programmatic || container[side].lock != .lockedClosed)
        && container.delegate?.drawer(container, shouldOpen: side, cause: cause) != false
    }
      && closing.members.allSatisfy { side in
        (cause == .programmatic || container[side].lock != .lockedOpen)
          && container.delegate?.drawer(container, shouldClose: side, cause: cause) != false
      }
  }

  override func finish() {
    if container.phase != .idle { runner.send(.finish) }
  }

  // MARK: Appearance of the drawer

  override func containerWillAppear(_ animated: Bool) {
    runner.performTransaction {
      container.layout.reinstallViews()
      let open = container.slots.all.filter { positions[$0.side] > 0 }.map(\.controller)
      container.forwardAppearance(true, to: [container.center] + open, animated: animated)
    }
  }

  override func containerDidAppear(_ animated: Bool) {
    runner.performTransaction {
      endChildAppearance()
      // A side that closed while the drawer appeared has been visible until now.
      container.positionsDidChange()
      container.keyInput.focusSettledPart()
    }
  }

  override func containerWillDisappear(_ animated: Bool) {
    runner.performTransaction {
      finish()
      let children = [container.center] + container.slots.all.map(\.controller)
      container.forwardAppearance(false, to: children, animated: animated)
    }
  }

  override func containerDidDisappear(_ animated: Bool) {
    runner.performTransaction { endChildAppearance() }
  }

  private func endChildAppearance() {
    let center = container.center
    if center.isInAppearanceTransition { center.endAppearanceTransition() }
    container.sideAppearance.endTransitions()
  }

  // MARK: Actions

  override func perform(_ action: DrawerStateMachine.Action) {
    let container = container
    switch action {
    case .calls: break
    case .stop: runner.stopAnimations()
    case .settle(let rest, let velocity):
      settle(to: rest, velocity: velocity, motion: container.motion)
    case .setPositions(let rest): positions = DrawerPositions(open: rest)
    case .beginSideAppearance(let rest, let animated):
      container.sideAppearance.beginAppearance(for: rest, animated: animated)
    case .endSideAppearance:
      if !container.isContentAppearing { container.sideAppearance.endTransitions() }
      container.positionsDidChange()
      container.viewIfLoaded?.setNeedsLayout()
      container.keyInput.focusSettledPart()
    case .preview(let side): preview(side)
    case .beginSwap(let center, let animated):
      container.centerTransition.begin(with: center, animated: animated)
    case .retargetSwap(let center): container.centerTransition.retarget(to: center)
    case .slideOut:
      // A pointer may have held the center on its path: the remaining distance takes its fraction of the duration.
      let (side, away) = (machine.activeSide, DrawerGeometry.centerAwayPosition)
      let duration = container.swapDuration * min(1, (away - positions[side]) / (away - 1))
      animate(side, to: away, motion: .curve(.easeIn, duration: duration))
    case .replaceCenter: container.centerTransition.replaceView()
    case .slideIn(let rest):
      container.centerTransition.removeLeavingCenter()
      settle(to: rest, motion: .curve(.easeOut, duration: container.swapDuration))
    case .dissolve:
      container.centerTransition.dissolve(fractionComplete: 0)
      runner.animate(
        in: container.viewIfLoaded?.window, from: 0, to: 1,
        motion: .curve(.easeInOut, duration: container.swapDuration), inputAtEnd: .animationEnded
      ) { $0.centerTransition.dissolve(fractionComplete: $1) }
    case .finishSwap: container.centerTransition.finish()
    case .cancelSwap: container.centerTransition.cancel()
    }
  }

  // MARK: Movement

  /// Continues a drag with the opposite side. This is not a decision, so there is no notification.
  func switchActiveSide(to side: DrawerSide) {
    var machine = machine
    machine.switchActiveSide(to: side)
    runner.reset(to: machine)
  }

  /// A single assignment: changing an element in place would allocate memory in every frame.
  func setPosition(_ position: Double, of side: DrawerSide) {
    var changed = positions
    changed[side] = position
    positions = changed
  }

  /// Moves a side, in parallel with the sides that are already moving. A spring ends within a quarter of a point.
  func animate(
    _ side: DrawerSide, to position: Double, velocity: Double = 0, motion: TimingParameters,
    inputAtEnd arrival: DrawerStateMachine.Input? = .animationEnded
  ) {
    runner.animate(
      in: container.viewIfLoaded?.window, from: positions[side], to: position, velocity: velocity,
      motion: motion, precision: 0.25 / max(1, container.length(of: side)), inputAtEnd: arrival
    ) { container, position in
      // A side that is flung at its edge stops there. A side that does not bounce stops when it is open.
      let isLimited =
        !container.transitionController.machine.isCenterAway && !container[side].bounces
      container.transitionController.setPosition(
        min(max(0, position), isLimited ? 1 : .infinity), of: side)
    }
  }

  /// - Parameter velocity: Points per second along the axis of the side that moved last.
  private func settle(to rest: DrawerSides, velocity: Double = 0, motion: TimingParameters) {
    let geometry = container.layout.geometry
    for slot in container.slots.all {
      let side = slot.side
      let isOnAxis = side.isHorizontal == machine.activeSide.isHorizontal && positions[side] != 0
      let speed = isOnAxis ? velocity * geometry.direction(of: side) : 0
      animate(
        side, to: rest.contains(side) ? 1 : 0,
        velocity: speed / max(1, geometry.length(of: side)), motion: motion)
    }
    runner.sendIfNotAnimating(.animationEnded)
  }

  /// MMDrawerController's values, in points and seconds.
  private static let previewDistance = 40.0
  private static let previewDuration = 0.8

  private func preview(_ side: DrawerSide) {
    let reach = Self.previewDistance / max(1, container.length(of: side))
    runner.animate(
      in: container.viewIfLoaded?.window, from: 0, to: 1,
      motion: .curve(.linear, duration: Self.previewDuration), inputAtEnd: .animationEnded
    ) { $0.transitionController.setPosition(reach * Self.previewFraction(at: $1), of: side) }
  }

  /// The shown fraction of a preview, 0…1, at a fraction of its duration: one high arc, then two small bounces.
  private static func previewFraction(at time: Double) -> Double {
    let bounces: [(start: Double, end: Double, height: Double)] = [
      (0, 0.6, 1), (0.6, 0.88, 0.3), (0.88, 1, 0.08),
    ]
    guard let bounce = bounces.first(where: { time >= $0.start && time < $0.end }) else { return 0 }
    let fraction = (time - bounce.start) / (bounce.end - bounce.start)
    return bounce.height * 4 * fraction * (1 - fraction)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Moves a drawer's sides and centers: asks whether they may move, and carries out what the state machine decides.
final class DrawerTransitionController: TransitionController<DrawerController, DrawerStateMachine> {
  /// Where the sides are.
  private(set) var positions = DrawerPositions(open: []) {
    didSet { if positions != oldValue { container.positionsChanged(from: oldValue) } }
  }
  private var toldPhase = DrawerPhase.idle

  /// Rests with sides open before anything is seen.
  func start(open sides: DrawerSides) {
    motor.reset(DrawerStateMachine(rest: sides))
    positions = DrawerPositions(open: sides)
  }

  /// Where the drawer rests, or will; while a pointer decides, where it was.
  var rest: DrawerSides { machine.rest }

  // MARK: Decisions

  override func decided() {
    let container = container
    let phase = container.phase
    // A call, a key or a resize has moved the drawer on while a pointer held it: the pointer's part is over.
    if phase != .dragging { container.drag.letGo() }
    if phase == .dragging || container.openSide != nil { container.slots.forgetAwaitedOpenSide() }
    container.layout.updateReach()
    if phase != toldPhase {
      toldPhase = phase
      container.tell { $0.drawer($1, phaseChangedTo: phase) }
    }
    container.onChange?()
  }

  /// Brings the drawer to rest somewhere, if it may. `rest` is asked after a decision that is being carried out.
  func move(
    because cause: DrawerCause, animated: Bool = true, completion: ((Bool) -> Void)? = nil,
    to rest: @escaping (DrawerTransitionController) -> DrawerSides
  ) {
    motor.whenFree(answering: completion) { [unowned self] drawer in
      // The delegate is asked in the decision: what it does to the sides comes after that.
      motor.hold {
        let rest = rest(self)
        guard mayRest(at: rest, because: cause) else {
          completion?(false)
          return
        }
        container.slots.choose(rest)
        let side = rest.subtracting(container.slots.docked).first ?? container.openSide
        let animated = animated && container.canAnimateTransitions
        motor.send(.move(to: rest, of: side, animated: animated), completion: completion)
      }
    }
  }

  func restOpening(_ side: DrawerSide) -> DrawerSides {
    let docked = container.slots.docked
    return (docked.contains(side) ? rest : rest.intersection(docked)).union(DrawerSides(side))
  }

  /// - Parameter side: Nil for the open side that is not docked.
  func restClosing(_ side: DrawerSide?) -> DrawerSides {
    side.map { rest.subtracting(DrawerSides($0)) } ?? rest.intersection(container.slots.docked)
  }

  func restToggling(_ side: DrawerSide) -> DrawerSides {
    rest.contains(side) && container.phase != .dragging ? restClosing(side) : restOpening(side)
  }

  /// Whether locks and the delegate allow a rest. Code may move what is locked.
  func mayRest(at new: DrawerSides, because cause: DrawerCause) -> Bool {
    let (opening, closing) = (new.subtracting(rest), rest.subtracting(new))
    return opening.allSatisfy { side in
      (cause == .call || container[side].lock != .lockedClosed)
        && container.delegate?.drawer(container, shouldOpen: side, because: cause) != false
    }
      && closing.allSatisfy { side in
        (cause == .call || container[side].lock != .lockedOpen)
          && container.delegate?.drawer(container, shouldClose: side, because: cause) != false
      }
  }

  /// Ends the movement that runs immediately.
  override func finish() {
    if container.phase != .idle { motor.send(.finish) }
  }

  // MARK: With the drawer's own appearance

  override func willAppear(_ animated: Bool) {
    motor.hold {
      container.layout.putViewsBack()
      let open = container.slots.all.filter { positions[$0.side] > 0 }.map(\.controller)
      container.forwardAppearance(true, to: [container.center] + open, animated: animated)
    }
  }

  override func didAppear(_ animated: Bool) {
    motor.hold {
      endChildren()
      // A side that closed during the appearance was shown until now.
      container.positionsChanged()
      container.keys.giveKeyboardToRestingPart()
    }
  }

  override func willDisappear(_ animated: Bool) {
    motor.hold {
      finish()
      let children = [container.center] + container.slots.all.map(\.controller)
      container.forwardAppearance(false, to: children, animated: animated)
    }
  }

  override func didDisappear() { motor.hold { endChildren() } }

  private func endChildren() {
    let center = container.center
    if center.isInAppearanceTransition { center.endAppearanceTransition() }
    container.sideAppearance.end()
  }

  // MARK: Actions

  override func perform(_ action: DrawerStateMachine.Action) {
    let container = container
    switch action {
    case .calls: break
    case .stop: motor.stop()
    case .settle(let rest, let velocity):
      settle(to: rest, velocity: velocity, motion: container.motion)
    case .jump(let rest): positions = DrawerPositions(open: rest)
    case .aimSides(let rest, let animated):
      container.sideAppearance.aim(at: rest, animated: animated)
    case .endSides:
      if !container.isContentAppearing { container.sideAppearance.end() }
      container.positionsChanged()
      container.viewIfLoaded?.setNeedsLayout()
      container.keys.giveKeyboardToRestingPart()
    case .preview(let side): preview(side)
    case .beginSwap(let center, let animated):
      container.centerTransition.begin(with: center.controller, animated: animated)
    case .retargetSwap(let center): container.centerTransition.retarget(to: center.controller)
    case .slideOut:
      // A pointer may have held it part of the way: the rest takes its share of the time.
      let (side, away) = (machine.activeSide, DrawerGeometry.away)
      let duration = container.swapDuration * min(1, (away - positions[side]) / (away - 1))
      animate(side, to: away, motion: .curve(.easeIn, duration: duration))
    case .replaceCenter: container.centerTransition.replaceView()
    case .slideIn(let rest):
      container.centerTransition.removeOutgoing()
      settle(to: rest, motion: .curve(.easeOut, duration: container.swapDuration))
    case .dissolve:
      container.centerTransition.dissolve(0)
      motor.animate(
        in: container.viewIfLoaded?.window, from: 0, to: 1,
        motion: .curve(.easeInOut, duration: container.swapDuration), then: .arrived
      ) { $0.centerTransition.dissolve($1) }
    case .finishSwap: container.centerTransition.finish()
    case .cancelSwap: container.centerTransition.cancel()
    }
  }

  // MARK: Movement

  /// A drag goes on with the side across. This is not a decision, so there is no notification.
  func cross(to side: DrawerSide) {
    var machine = machine
    machine.cross(to: side)
    motor.reset(machine)
  }

  /// In one assignment: changing a part in place would take room from the heap, frame by frame.
  func setPosition(_ position: Double, of side: DrawerSide) {
    var changed = positions
    changed[side] = position
    positions = changed
  }

  /// Moves a side, in addition to the sides that move already. A spring has settled within a quarter of a point.
  func animate(
    _ side: DrawerSide, to position: Double, velocity: Double = 0, motion: Motion,
    then arrival: DrawerStateMachine.Input? = .arrived
  ) {
    motor.animate(
      in: container.viewIfLoaded?.window, from: positions[side], to: position, velocity: velocity,
      motion: motion, precision: 0.25 / max(1, container.length(of: side)), then: arrival
    ) { container, position in
      // A side that is thrown at its edge stops there. A side that does not stretch stops at its end.
      let isLimited =
        !container.transitionController.machine.isCenterAway && !container[side].stretches
      container.transitionController.setPosition(
        min(max(0, position), isLimited ? 1 : .infinity), of: side)
    }
  }

  /// - Parameter velocity: Points a second along the axis of the side that moved last.
  private func settle(to rest: DrawerSides, velocity: Double = 0, motion: Motion) {
    let geometry = container.layout.geometry
    for slot in container.slots.all {
      let side = slot.side
      let isOnAxis =
        side.isHorizontal == machine.activeSide.isHorizontal && positions[side] != 0
      let speed = isOnAxis ? velocity * geometry.direction(of: side) : 0
      animate(
        side, to: rest.contains(side) ? 1 : 0,
        velocity: speed / max(1, geometry.length(of: side)), motion: motion)
    }
    motor.arrive(.arrived)
  }

  /// MMDrawerController's numbers, in points and seconds.
  private static let previewDistance = 40.0
  private static let previewDuration = 0.8

  /// Out and back in one damped swing.
  private func preview(_ side: DrawerSide) {
    let reach = Self.previewDistance / max(1, container.length(of: side))
    motor.animate(
      in: container.viewIfLoaded?.window, from: 0, to: 1,
      motion: .curve(.linear, duration: Self.previewDuration), then: .arrived
    ) { $0.transitionController.setPosition(reach * Self.swing(at: $1), of: side) }
  }

  /// How far out a preview is, 0…1, at a share of its time: up fast, back with one small bounce.
  private static func swing(at time: Double) -> Double {
    let bounces: [(start: Double, end: Double, height: Double)] = [
      (0, 0.6, 1), (0.6, 0.88, 0.3), (0.88, 1, 0.08),
    ]
    guard let bounce = bounces.first(where: { time >= $0.start && time < $0.end }) else { return 0 }
    let share = (time - bounce.start) / (bounce.end - bounce.start)
    return bounce.height * 4 * share * (1 - share)
  }
}

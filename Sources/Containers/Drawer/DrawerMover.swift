// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Moves a drawer's sides and centers: asks whether they may move, and carries out what the state machine decides.
final class DrawerMover {
  typealias Machine = DrawerStateMachine<Screen>

  /// Where the sides are.
  private(set) var positions: DrawerPositions {
    didSet {
      if positions != oldValue { drawer.positionsChanged(from: oldValue) }
    }
  }
  /// The side whose drag or swap is under way.
  var activeSide = DrawerSide.leading

  private unowned let drawer: DrawerController
  private let firstRest: DrawerSides
  private lazy var motor = Motor(
    Machine(rest: firstRest), owner: drawer, decided: { $0.mover.decided() },
    perform: { $0.mover.perform($1) })
  private var toldPhase = DrawerPhase.idle

  init(of drawer: DrawerController, rest: DrawerSides) {
    self.drawer = drawer
    firstRest = rest
    positions = DrawerPositions(open: rest)
  }

  var machine: Machine { motor.machine }

  /// Where the drawer rests, or will; while a pointer decides, where it was.
  var rest: DrawerSides { machine.rest }

  /// Whether a decision is being carried out.
  var isBusy: Bool { motor.isBusy }

  /// Whether something moves, also what a pointer holds.
  var isMoving: Bool { !motor.animators.isEmpty }

  func hold(_ body: () -> Void) { motor.hold(body) }

  func whenFree(
    answering completion: ((Bool) -> Void)? = nil, _ call: @escaping (DrawerController) -> Void
  ) { motor.whenFree(answering: completion, call) }

  // MARK: Decisions

  func send(_ input: Machine.Input, completion: ((Bool) -> Void)? = nil) {
    motor.send(input, completion: completion)
  }

  /// What a decision has changed besides.
  private func decided() {
    let phase = machine.phase
    // A call, a key or a resize has moved the drawer on while a pointer held it: the pointer's part is over.
    if phase != .dragging { drawer.drag.letGo() }
    drawer.layout.updateReach()
    if phase != toldPhase {
      toldPhase = phase
      drawer.tell { $0.drawer($1, phaseChangedTo: phase) }
    }
    drawer.onChange?()
  }

  /// Brings the drawer to rest somewhere, if it may.
  ///
  /// - Parameter rest: Asked when the move begins, which may be after a decision that is being
  ///   carried out.
  func move(
    because cause: DrawerCause, animated: Bool = true, completion: ((Bool) -> Void)? = nil,
    to rest: @escaping (DrawerMover) -> DrawerSides
  ) {
    whenFree(answering: completion) { [unowned self] drawer in
      // The delegate is asked in the decision: what it does to the sides comes after that.
      hold {
        let rest = rest(self)
        guard mayRest(at: rest, because: cause) else {
          completion?(false)
          return
        }
        let docked = drawer.docking.sides
        if let side = rest.subtracting(docked).first ?? drawer.openSide { activeSide = side }
        for side in docked.members {
          drawer.slots[side]?.isHiddenWhileDocked = !rest.contains(side)
        }
        send(
          .move(to: rest, animated: animated && drawer.canAnimateTransitions),
          completion: completion)
      }
    }
  }

  func restOpening(_ side: DrawerSide) -> DrawerSides {
    let docked = drawer.docking.sides
    return (docked.contains(side) ? rest : rest.intersection(docked)).union(DrawerSides(side))
  }

  /// - Parameter side: Nil for the open one that is not docked.
  func restClosing(_ side: DrawerSide?) -> DrawerSides {
    side.map { rest.subtracting(DrawerSides($0)) } ?? rest.intersection(drawer.docking.sides)
  }

  func restToggling(_ side: DrawerSide) -> DrawerSides {
    rest.contains(side) && machine.phase != .dragging ? restClosing(side) : restOpening(side)
  }

  /// Whether locks and the delegate allow a rest. Code may move what is locked.
  func mayRest(at new: DrawerSides, because cause: DrawerCause) -> Bool {
    let present = rest
    for side in new.subtracting(present).members {
      if cause != .call, drawer[side].lock == .lockedClosed { return false }
      if drawer.delegate?.drawer(drawer, shouldOpen: side, because: cause) == false { return false }
    }
    for side in present.subtracting(new).members {
      if cause != .call, drawer[side].lock == .lockedOpen { return false }
      if drawer.delegate?.drawer(drawer, shouldClose: side, because: cause) == false {
        return false
      }
    }
    return true
  }

  /// Goes to the end of whatever runs, at once.
  func finish() {
    guard machine.phase != .idle else { return }
    send(machine.target == nil ? .move(to: rest, animated: false) : .finish)
  }

  // MARK: Actions

  private func perform(_ action: Machine.Action) {
    switch action {
    case .supersede, .complete: break
    case .stop: stop()
    case .settle(let rest, let velocity): settle(to: rest, velocity: velocity)
    case .jump(let rest): positions = DrawerPositions(open: rest)
    case .aimSides(let rest, let animated): drawer.panes.aim(at: rest, animated: animated)
    case .endSides: endSides()
    case .preview(let side): preview(side)
    case .beginSwap(let center, let animated):
      drawer.centers.begin(with: center.controller, animated: animated)
    case .retargetSwap(let center): drawer.centers.retarget(to: center.controller)
    case .slideOut: slideOut()
    case .exchange: drawer.centers.exchangeViews()
    case .slideIn(let rest): slideIn(to: rest)
    case .dissolve: dissolve()
    case .finishSwap: drawer.centers.finish()
    case .cancelSwap: drawer.centers.cancel()
    }
  }

  private func endSides() {
    if !drawer.isContentAppearing { drawer.panes.end() }
    drawer.positionsChanged()
    if let slot = drawer.slots[activeSide] { drawer.slots.updateGrip(of: slot) }
    drawer.viewIfLoaded?.setNeedsLayout()
    drawer.focus.giveToRestingPart()
  }

  // MARK: Movement

  func stop() { motor.stop() }

  /// In one assignment: changing a part in place would take room from the heap, frame by frame.
  func setPosition(_ position: Double, of side: DrawerSide) {
    var changed = positions
    changed[side] = position
    positions = changed
  }

  /// Moves a side, beside what moves already. A spring has settled within a quarter of a point.
  private func animate(
    _ side: DrawerSide, to position: Double, velocity: Double = 0, motion: Motion
  ) {
    motor.animate(
      in: drawer.viewIfLoaded?.window, from: positions[side], to: position, velocity: velocity,
      motion: motion, precision: 0.25 / max(1, drawer.length(of: side)), then: .arrived
    ) { $0.mover.show($1, of: side) }
  }

  /// A side that is thrown at its edge stops there, and one that does not stretch at its end.
  private func show(_ position: Double, of side: DrawerSide) {
    let highest = machine.isCenterAway || drawer[side].stretches ? Double.infinity : 1
    setPosition(min(max(0, position), highest), of: side)
  }

  private func settle(to rest: DrawerSides, velocity: Double) {
    let geometry = drawer.layout.geometry
    for side in drawer.sides {
      let length = max(1, geometry[side]?.length ?? 1)
      let isOnAxis = side.isHorizontal == activeSide.isHorizontal && positions[side] != 0
      let speed = isOnAxis ? velocity * geometry.direction(of: side) / length : 0
      animate(side, to: rest.contains(side) ? 1 : 0, velocity: speed, motion: drawer.motion)
    }
    motor.arrive(.arrived)
  }

  private func slideOut() {
    // A pointer may have held it part of the way: the rest takes its share of the time.
    let away = DrawerGeometry.away
    let share = min(1, (away - positions[activeSide]) / (away - 1))
    animate(
      activeSide, to: away, motion: .curve(.easeIn, duration: drawer.swapDuration * share))
  }

  private func slideIn(to rest: DrawerSides) {
    for side in drawer.sides {
      animate(
        side, to: rest.contains(side) ? 1 : 0,
        motion: .curve(.easeOut, duration: drawer.swapDuration))
    }
    motor.arrive(.arrived)
  }

  private func dissolve() {
    drawer.centers.dissolve(0)
    motor.animate(
      in: drawer.viewIfLoaded?.window, from: 0, to: 1,
      motion: .curve(.easeInOut, duration: drawer.swapDuration), then: .arrived
    ) { $0.centers.dissolve($1) }
  }

  // MARK: Hints

  /// MMDrawerController's numbers, in points and seconds.
  private static let previewDistance = 40.0
  private static let previewDuration = 0.8

  /// Out and back in one damped swing.
  private func preview(_ side: DrawerSide) {
    let reach = Self.previewDistance / max(1, drawer.length(of: side))
    motor.animate(
      in: drawer.viewIfLoaded?.window, from: 0, to: 1,
      motion: .curve(.linear, duration: Self.previewDuration), then: .arrived
    ) { $0.mover.setPosition(reach * Self.swing(at: $1), of: side) }
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

  /// Shows a pointer, which holds it from there on, a little of a side.
  func peek(_ side: DrawerSide, to position: Double) {
    motor.animate(
      in: drawer.viewIfLoaded?.window, from: positions[side], to: position, motion: drawer.motion,
      then: nil
    ) { $0.mover.setPosition($1, of: side) }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// What pointers do to a drawer: drags from where its options say, presses that catch it in flight, taps beside
/// an open side, a side that peeks.
final class DrawerDrag {
  /// Seconds; Android's DrawerLayout and React Native's drawer wait as long.
  private static let peekDelay = 0.16
  /// Points that show; Android's DrawerLayout shows 20 dp.
  private static let peekDistance = 20.0

  private unowned let drawer: DrawerController
  private let trackers: [DragTracker]
  private let tap = TapGestureRecognizer()
  /// Points that the hold is off the closed place.
  private var gripOffset = 0.0
  /// The sides that the press that is down may drag.
  private var candidates: DrawerSides = []
  /// The pointer that made a side peek has moved since.
  private var peekIsLeft = false

  init(of drawer: DrawerController) {
    self.drawer = drawer
    trackers = [DragTracker(axis: .horizontal), DragTracker(axis: .vertical)]
    for tracker in trackers {
      let isHorizontal = tracker.recognizer.axis == .horizontal
      tracker.canCatch = { [weak self] in
        guard let mover = self?.mover else { return false }
        return mover.machine.isSliding && mover.activeSide.isHorizontal == isHorizontal
      }
      tracker.mayCatch = { [weak self] in self?.mayCatch($0, horizontally: isHorizontal) ?? false }
      tracker.mayBegin = { [weak self] in self?.mayBegin($0, horizontally: isHorizontal) ?? false }
      tracker.recognizer.holdTime = { [weak self] in
        self?.peekTime($0, horizontally: isHorizontal)
      }
      tracker.onBegin = { [weak self, unowned tracker] in self?.grab(tracker) }
      tracker.onMove = { [weak self, unowned tracker] in self?.drag(tracker, by: $0) }
      tracker.onEnd = { [weak self] in self?.release($0) }
    }
    tap.shouldReceive = { [weak self] in self?.canTap($0) ?? false }
    tap.action = { [weak self] in
      guard let self, tap.state == .ended else { return }
      mover.move(because: .gesture) { $0.restClosing(nil) }
    }
  }

  func install(on view: View) {
    for tracker in trackers { tracker.install(on: view) }
    view.addGestureRecognizer(tap)
  }

  /// A call, a key or a resize has moved the drawer on while a pointer held it.
  func letGo() {
    for tracker in trackers { tracker.letGo() }
  }

  private var mover: DrawerMover { drawer.mover }
  private var geometry: DrawerGeometry { drawer.layout.geometry }

  // MARK: Where gestures begin

  private func mayCatch(_ sample: PointerSample, horizontally: Bool) -> Bool {
    guard let press = DrawerPress(sample, in: drawer) else { return false }
    note(press.draggable(horizontally: horizontally), horizontally: horizontally)
    return press.mayCatch
  }

  private func mayBegin(_ sample: PointerSample, horizontally: Bool) -> Bool {
    guard let press = DrawerPress(sample, in: drawer) else { return false }
    let sides = press.draggable(horizontally: horizontally)
    note(sides, horizontally: horizontally)
    // Where centers change places, or the other axis slides, there is nothing to hold.
    guard drawer.phase == .idle || drawer.phase == .dragging else { return false }
    if let open = drawer.openSide {
      return open.isHorizontal == horizontally && sides.contains(open) && press.mayClose(open)
    }
    let opening = sides.filter(press.mayOpen)
    // A side that peeks without being dragged from there is held first.
    let held = opening.isEmpty ? sides.filter(press.mayPeek) : opening
    note(held, horizontally: horizontally, needsHold: opening.isEmpty)
    return !held.isEmpty
  }

  /// Both trackers are asked about one press; each has sides of its own.
  private func note(_ sides: [DrawerSide], horizontally: Bool, needsHold: Bool = false) {
    let pan = trackers[horizontally ? 0 : 1].recognizer
    pan.needsHold = needsHold
    pan.mouseDistance =
      sides.map { drawer[$0].mouseDragDistance }.max() ?? PanGestureRecognizer.mouseThreshold
    candidates = DrawerSides(
      candidates.members.filter { $0.isHorizontal != horizontally } + sides)
  }

  private func canTap(_ sample: PointerSample) -> Bool {
    guard drawer.phase == .idle, let open = drawer.openSide else { return false }
    return DrawerPress(sample, in: drawer)?.mayTap(open) ?? false
  }

  // MARK: Drags

  private func grab(_ tracker: DragTracker) {
    noteHeldSide(horizontally: tracker.recognizer.axis == .horizontal)
    gripOffset = offset
    mover.send(.grab)
    if tracker.recognizer.isHold { peek() }
  }

  /// The side on the axis that shows, else the first that may open.
  private func noteHeldSide(horizontally: Bool) {
    let shown = drawer.sides.first {
      $0.isHorizontal == horizontally && mover.positions[$0] > 0 && !drawer.isDocked($0)
    }
    if let side = shown ?? candidates.members.first(where: { $0.isHorizontal == horizontally }) {
      mover.activeSide = side
    }
  }

  /// Points that the pointer's hold is off the closed place, in the window's direction: a stretched
  /// side is held further out than it lies.
  private var offset: Double {
    let (geometry, side) = (geometry, mover.activeSide)
    let position = mover.positions[side]
    let length = geometry[side]?.length ?? 0
    let points =
      position > 1 && !mover.machine.isCenterAway
      ? length + stretch.pull(forPoints: (position - 1) * length)
      : geometry.offset(of: side, at: position, centerIsAway: mover.machine.isCenterAway)
    return points * geometry.direction(of: side)
  }

  private var stretch: DrawerStretch {
    let side = mover.activeSide
    return DrawerStretch(
      container: geometry.extent(along: side), length: drawer.length(of: side))
  }

  private func drag(_ tracker: DragTracker, by translation: Double) {
    guard drawer.phase == .dragging else { return }
    if tracker.recognizer.isHold {
      // A pointer that only rests leaves the side peeking.
      guard mover.isMoving || drawer.progress > 0, tracker.hasMoved || peekIsLeft else {
        return
      }
      peekIsLeft = true
      mover.stop()
    }
    let wanted = gripOffset + translation
    let geometry = geometry
    if mover.machine.isOldCenterShown { return dragSwap(to: wanted, geometry) }
    // Beyond closed lies the side across, if it may open.
    if wanted * geometry.direction(of: mover.activeSide) < 0,
      let across = geometry.side(across: mover.activeSide), candidates.contains(across),
      drawer[across].lock != .lockedClosed
    {
      mover.setPosition(0, of: mover.activeSide)
      mover.activeSide = across
    }
    let side = mover.activeSide
    let pull = max(0, wanted * geometry.direction(of: side))
    let length = geometry[side]?.length ?? 0
    guard length > 0 else { return }
    var position = pull / length
    if position > 1 {
      position = drawer[side].stretches ? 1 + stretch.points(forPull: pull - length) / length : 1
    }
    if position > 0 { drawer.panes.uncover(side) }
    mover.setPosition(position, of: side)
  }

  private func dragSwap(to wanted: Double, _ geometry: DrawerGeometry) {
    let side = mover.activeSide
    let position = geometry.position(
      of: side, atOffset: wanted * geometry.direction(of: side), centerIsAway: true)
    mover.setPosition(min(max(0, position), DrawerGeometry.away), of: side)
  }

  private func release(_ end: DragTracker.End) {
    // One that peeks may still be on its way out.
    if drawer.phase == .dragging { mover.stop() }
    let side = mover.activeSide
    let options = drawer[side]
    let before = mover.rest
    let decision = Release(
      progress: mover.positions[side],
      velocity: end.velocity * geometry.direction(of: side), length: drawer.length(of: side),
      threshold: before.contains(side) ? options.closeThreshold : options.openThreshold,
      hasMoved: end.hasMoved)
    let base = before.intersection(drawer.docking.sides)
    var rest = decision.reachesEnd ? base.union(DrawerSides(side)) : base
    mover.hold {
      if !mover.mayRest(at: rest, because: .gesture) { rest = before }
      mover.send(.release(to: rest, velocity: end.velocity, moved: end.hasMoved))
    }
  }

  // MARK: Peeking

  private func peekTime(_ sample: PointerSample, horizontally: Bool) -> Double? {
    guard drawer.phase == .idle, drawer.openSide == nil,
      let press = DrawerPress(sample, in: drawer)
    else { return nil }
    let sides = candidates.members.filter { $0.isHorizontal == horizontally }
    return sides.contains(where: press.mayPeek) ? Self.peekDelay : nil
  }

  /// Shows a little of the side under the resting pointer, which holds it from there on.
  private func peek() {
    let side = mover.activeSide
    guard mover.mayRest(at: mover.restOpening(side), because: .gesture) else { return }
    drawer.panes.uncover(side)
    peekIsLeft = false
    gripOffset = Self.peekDistance * geometry.direction(of: side)
    mover.peek(side, to: Self.peekDistance / max(1, drawer.length(of: side)))
  }
}

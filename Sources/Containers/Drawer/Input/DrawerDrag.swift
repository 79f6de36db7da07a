// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// What pointers do to a drawer: drags, presses that catch it in flight, taps beside an open side, peeking.
final class DrawerDrag {
  /// Seconds; Android's DrawerLayout and React Native's drawer wait as long.
  private static let peekDelay = 0.16
  /// Points that show; Android's DrawerLayout shows 20 dp.
  private static let peekDistance = 20.0

  private unowned let drawer: DrawerController
  private let trackers = [DragTracker(axis: .horizontal), DragTracker(axis: .vertical)]
  private let tap = TapGestureRecognizer()
  /// Points that the hold is off the closed place.
  private var gripOffset = 0.0
  /// The sides that the press that is down may drag.
  private var candidates: DrawerSides = []
  /// The pointer that made a side peek has moved since.
  private var peekIsLeft = false

  init(of drawer: DrawerController) {
    self.drawer = drawer
    for tracker in trackers {
      tracker.canCatch = { [weak self, unowned tracker] in
        guard let self else { return false }
        return machine.isSliding && tracker.sides.contains(machine.activeSide)
      }
      tracker.mayCatch = { [weak self, unowned tracker] in self?.mayCatch($0, tracker) ?? false }
      tracker.mayBegin = { [weak self, unowned tracker] in self?.mayBegin($0, tracker) ?? false }
      tracker.recognizer.holdTime = { [weak self, unowned tracker] in self?.peekTime($0, tracker) }
      tracker.onBegin = { [weak self, unowned tracker] in self?.grab(tracker) }
      tracker.onMove = { [weak self, unowned tracker] in self?.drag(tracker, by: $0) }
      tracker.onEnd = { [weak self] in self?.release($0) }
    }
    tap.delegate = self
    tap.addAction { [weak self] _ in
      guard let self, tap.state == .ended else { return }
      transitionController.move(because: .gesture) { $0.restClosing(nil) }
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

  private var transitionController: DrawerTransitionController { drawer.transitionController }
  private var machine: DrawerStateMachine { transitionController.machine }
  private var geometry: DrawerGeometry { drawer.layout.geometry }

  // MARK: Where gestures begin

  private func mayCatch(_ sample: PointerSample, _ tracker: DragTracker) -> Bool {
    guard let press = DrawerPress(sample, in: drawer) else { return false }
    note(press.draggable(tracker.sides), tracker)
    return press.mayCatch
  }

  private func mayBegin(_ sample: PointerSample, _ tracker: DragTracker) -> Bool {
    guard let press = DrawerPress(sample, in: drawer) else { return false }
    let sides = press.draggable(tracker.sides)
    note(sides, tracker)
    // Where centers change places, or the other axis slides, there is nothing to hold.
    guard drawer.phase == .idle || drawer.phase == .dragging else { return false }
    if let open = drawer.openSide { return sides.contains(open) && press.mayClose(open) }
    let opening = sides.filter(press.mayOpen)
    // A side that peeks without being dragged from there is held first.
    let held = opening.isEmpty ? sides.filter(press.mayPeek) : opening
    note(held, tracker, needsHold: opening.isEmpty)
    return !held.isEmpty
  }

  /// Both trackers are asked about one press; each has sides of its own.
  private func note(_ sides: DrawerSides, _ tracker: DragTracker, needsHold: Bool = false) {
    tracker.recognizer.needsHold = needsHold
    var distance = sides.isEmpty ? PanGestureRecognizer.mouseThreshold : 0
    for slot in drawer.slots.all where sides.contains(slot.side) {
      distance = max(distance, slot.options.mouseDragDistance)
    }
    tracker.recognizer.mouseDistance = distance
    candidates = candidates.subtracting(tracker.sides).union(sides)
  }

  // MARK: Drags

  private func grab(_ tracker: DragTracker) {
    // Since the press of a pointer that rests, something else may have begun to move.
    if tracker.recognizer.isHold, drawer.phase != .idle { return }
    // The side on the axis that shows, else the first that may open.
    let shown = drawer.sides.first {
      tracker.sides.contains($0) && transitionController.positions[$0] > 0 && !drawer.isDocked($0)
    }
    // Since the press a side may have gone.
    let candidate = drawer.sides.first { tracker.sides.contains($0) && candidates.contains($0) }
    let sliding = machine.isSliding ? machine.activeSide : nil
    guard let side = shown ?? candidate ?? sliding else { return }
    let pull = geometry.pull(
      of: side, at: transitionController.positions[side], centerIsAway: machine.isCenterAway)
    gripOffset = pull * geometry.direction(of: side)
    transitionController.motor.send(.grab(side))
    if tracker.recognizer.isHold { peek() }
  }

  private func drag(_ tracker: DragTracker, by translation: Double) {
    guard drawer.phase == .dragging else { return }
    if tracker.recognizer.isHold {
      // A pointer that only rests leaves the side peeking.
      let showsSide = !transitionController.motor.animators.isEmpty || drawer.progress > 0
      guard showsSide, tracker.hasMoved || peekIsLeft else { return }
      peekIsLeft = true
      transitionController.motor.stop()
    }
    let wanted = gripOffset + translation
    let geometry = geometry
    let isSwap = machine.isOldCenterShown
    var side = machine.activeSide
    // Beyond closed lies the side across, if it may open.
    if !isSwap, wanted * geometry.direction(of: side) < 0,
      let across = geometry.side(across: side), candidates.contains(across),
      drawer[across].lock != .lockedClosed
    {
      transitionController.setPosition(0, of: side)
      transitionController.cross(to: across)
      side = across
    }
    guard isSwap || geometry.length(of: side) > 0 else { return }
    let position = geometry.position(
      of: side, pulledBy: wanted * geometry.direction(of: side),
      stretches: drawer[side].stretches, centerIsAway: isSwap)
    if !isSwap, position > 0 { drawer.sideAppearance.uncover(side) }
    transitionController.setPosition(position, of: side)
  }

  private func release(_ end: DragTracker.End) {
    guard drawer.phase == .dragging else { return }
    // One that peeks may still be on its way out.
    transitionController.motor.stop()
    let side = machine.activeSide
    let options = drawer[side]
    let before = transitionController.rest
    let decision = Release(
      progress: transitionController.positions[side],
      velocity: end.velocity * geometry.direction(of: side), length: drawer.length(of: side),
      threshold: before.contains(side) ? options.closeThreshold : options.openThreshold,
      hasMoved: end.hasMoved)
    var rest = transitionController.restClosing(nil)
    if decision.reachesEnd { rest.insert(DrawerSides(side)) }
    transitionController.motor.hold {
      if !transitionController.mayRest(at: rest, because: .gesture) { rest = before }
      transitionController.motor.send(
        .release(to: rest, velocity: end.velocity, moved: end.hasMoved))
    }
  }

  // MARK: Peeking

  private func peekTime(_ sample: PointerSample, _ tracker: DragTracker) -> Double? {
    guard drawer.phase == .idle, drawer.openSide == nil, let press = DrawerPress(sample, in: drawer)
    else { return nil }
    let sides = candidates.intersection(tracker.sides)
    return sides.filter(press.mayPeek).isEmpty ? nil : Self.peekDelay
  }

  /// Shows a little of the side under the resting pointer, which holds it from there on.
  private func peek() {
    let side = machine.activeSide
    guard
      transitionController.mayRest(at: transitionController.restOpening(side), because: .gesture)
    else { return }
    drawer.sideAppearance.uncover(side)
    peekIsLeft = false
    gripOffset = Self.peekDistance * geometry.direction(of: side)
    transitionController.animate(
      side, to: Self.peekDistance / max(1, drawer.length(of: side)), motion: drawer.motion,
      then: nil)
  }
}

extension DragTracker {
  /// The sides that open along its axis.
  fileprivate var sides: DrawerSides {
    recognizer.axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
  }
}

extension DrawerDrag: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive pointer: PointerSample
  ) -> Bool {
    guard let open = drawer.openSide else { return false }
    return drawer.phase == .idle && DrawerPress(pointer, in: drawer)?.mayTap(open) == true
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The pointer input of a drawer: drags, presses that interrupt a movement, taps on the center, and peeking.
final class DrawerDragInput {
  /// Seconds, as in Android's DrawerLayout and React Native's drawer.
  private static let peekDelay = 0.16
  /// Points; Android's DrawerLayout shows 20 dp.
  private static let peekDistance = 20.0

  private unowned let drawer: DrawerController
  private let trackers = [DragTracker(axis: .horizontal), DragTracker(axis: .vertical)]
  private let tap = TapGestureRecognizer()
  /// The drag distance when the pointer grabbed the side, in points, signed along its axis.
  private var offsetAtGrab = 0.0
  private var candidates: DrawerSides = []
  private var hasMovedSincePeek = false

  init(of drawer: DrawerController) {
    self.drawer = drawer
    for tracker in trackers {
      tracker.isInterruptible = { [weak self, unowned tracker] in
        guard let self else { return false }
        return machine.isSliding && tracker.sides.contains(machine.activeSide)
      }
      tracker.shouldInterrupt = { [weak self, unowned tracker] in
        self?.shouldInterrupt($0, tracker) ?? false
      }
      tracker.shouldBegin = { [weak self, unowned tracker] in
        self?.shouldBegin($0, tracker) ?? false
      }
      tracker.recognizer.minimumPressDuration = { [weak self, unowned tracker] in
        self?.peekDuration($0, tracker)
      }
      tracker.onBegin = { [weak self, unowned tracker] in self?.grab(tracker) }
      tracker.onMove = { [weak self, unowned tracker] in self?.drag(tracker, by: $0) }
      tracker.onEnd = { [weak self] in self?.release($0) }
    }
    tap.delegate = self
    tap.addAction { [weak self] _ in
      guard let self, tap.state == .ended else { return }
      transitionController.move(cause: .gesture) { $0.targetAfterClosing(nil) }
    }
  }

  func install(on view: View) {
    for tracker in trackers { tracker.install(on: view) }
    view.addGestureRecognizer(tap)
  }

  /// Ends the drag after a call, a key or a resize has moved the drawer.
  func cancelSilently() {
    for tracker in trackers { tracker.cancelSilently() }
  }

  private var transitionController: DrawerTransitionController { drawer.transitionController }
  private var machine: DrawerStateMachine { transitionController.machine }
  private var geometry: DrawerGeometry { drawer.layout.geometry }

  // MARK: Beginning

  private func shouldInterrupt(_ sample: PointerSample, _ tracker: DragTracker) -> Bool {
    guard let press = DrawerPress(sample, in: drawer) else { return false }
    configure(press.draggable(tracker.sides), for: tracker)
    return press.canInterrupt
  }

  private func shouldBegin(_ sample: PointerSample, _ tracker: DragTracker) -> Bool {
    guard let press = DrawerPress(sample, in: drawer) else { return false }
    let sides = press.draggable(tracker.sides)
    configure(sides, for: tracker)
    // A swap or a movement along the other axis cannot be dragged.
    guard drawer.phase == .idle || drawer.phase == .dragging else { return false }
    if let open = drawer.openSide { return sides.contains(open) && press.canClose(open) }
    let opening = sides.filter(press.canOpen)
    // A side that can only peek needs a long press first.
    let held = opening.isEmpty ? sides.filter(press.canPeek) : opening
    configure(held, for: tracker, requiresLongPress: opening.isEmpty)
    return !held.isEmpty
  }

  /// Both trackers are asked about each press, for different sides.
  private func configure(
    _ sides: DrawerSides, for tracker: DragTracker, requiresLongPress: Bool = false
  ) {
    tracker.recognizer.requiresLongPress = requiresLongPress
    var distance = sides.isEmpty ? PanGestureRecognizer.mouseThreshold : 0
    for slot in drawer.slots.all where sides.contains(slot.side) {
      distance = max(distance, slot.options.mouseDragDistance)
    }
    tracker.recognizer.mouseDistance = distance
    candidates = candidates.subtracting(tracker.sides).union(sides)
  }

  // MARK: Drags

  private func grab(_ tracker: DragTracker) {
    // Another movement may have begun since the press.
    if tracker.recognizer.beganWithLongPress, drawer.phase != .idle { return }
    // The visible side on the axis, or else the first side that can open.
    let shown = drawer.sides.first {
      tracker.sides.contains($0) && transitionController.positions[$0] > 0 && !drawer.isDocked($0)
    }
    // A side may have been removed since the press.
    let candidate = drawer.sides.first { tracker.sides.contains($0) && candidates.contains($0) }
    let sliding = machine.isSliding ? machine.activeSide : nil
    guard let side = shown ?? candidate ?? sliding else { return }
    let pull = geometry.dragDistance(
      for: side, at: transitionController.positions[side], centerIsAway: machine.isCenterAway)
    offsetAtGrab = pull * geometry.direction(of: side)
    transitionController.runner.send(.grab(side))
    if tracker.recognizer.beganWithLongPress { peek() }
  }

  private func drag(_ tracker: DragTracker, by translation: Double) {
    guard drawer.phase == .dragging else { return }
    if tracker.recognizer.beganWithLongPress {
      // The side keeps peeking until the pointer moves.
      let showsSide = !transitionController.runner.animators.isEmpty || drawer.progress > 0
      guard showsSide, tracker.hasMoved || hasMovedSincePeek else { return }
      hasMovedSincePeek = true
      transitionController.runner.stopAnimations()
    }
    let wanted = offsetAtGrab + translation
    let geometry = geometry
    let isSwap = machine.isOldCenterVisible
    var side = machine.activeSide
    // Beyond closed, the drag continues with the opposite side if that can open.
    if !isSwap, wanted * geometry.direction(of: side) < 0, let across = geometry.side(across: side),
      candidates.contains(across), drawer[across].lock != .lockedClosed
    {
      transitionController.setPosition(0, of: side)
      transitionController.switchActiveSide(to: across)
      side = across
    }
    guard isSwap || geometry.length(of: side) > 0 else { return }
    let position = geometry.position(
      of: side, dragDistance: wanted * geometry.direction(of: side),
      bounces: drawer[side].bounces, centerIsAway: isSwap)
    if !isSwap, position > 0 { drawer.sideAppearance.uncover(side) }
    transitionController.setPosition(position, of: side)
  }

  private func release(_ end: DragTracker.End) {
    guard drawer.phase == .dragging else { return }
    // A peeking side may still be moving.
    transitionController.runner.stopAnimations()
    let side = machine.activeSide
    let options = drawer[side]
    let before = transitionController.target
    let decision = DragRelease(
      progress: transitionController.positions[side],
      velocity: end.velocity * geometry.direction(of: side), length: drawer.length(of: side),
      threshold: before.contains(side) ? options.closeThreshold : options.openThreshold,
      hasMoved: end.hasMoved)
    var target = transitionController.targetAfterClosing(nil)
    if decision.reachesEnd { target.insert(DrawerSides(side)) }
    transitionController.runner.performTransaction {
      if !transitionController.canSettle(at: target, cause: .gesture) { target = before }
      transitionController.runner.send(
        .release(to: target, velocity: end.velocity, hasMoved: end.hasMoved))
    }
  }

  // MARK: Peeking

  private func peekDuration(_ sample: PointerSample, _ tracker: DragTracker) -> Double? {
    guard drawer.phase == .idle, drawer.openSide == nil, let press = DrawerPress(sample, in: drawer)
    else { return nil }
    let sides = candidates.intersection(tracker.sides)
    return sides.filter(press.canPeek).isEmpty ? nil : Self.peekDelay
  }

  /// Shows a part of the side under the resting pointer, which can drag it from there.
  private func peek() {
    let side = machine.activeSide
    guard
      transitionController.canSettle(
        at: transitionController.targetAfterOpening(side), cause: .gesture)
    else { return }
    drawer.sideAppearance.uncover(side)
    hasMovedSincePeek = false
    offsetAtGrab = Self.peekDistance * geometry.direction(of: side)
    transitionController.animate(
      side, to: Self.peekDistance / max(1, drawer.length(of: side)), motion: drawer.motion,
      inputAtEnd: nil)
  }
}

extension DragTracker {
  fileprivate var sides: DrawerSides {
    recognizer.axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
  }
}

extension DrawerDragInput: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive pointer: PointerSample
  ) -> Bool {
    guard let open = drawer.openSide else { return false }
    return drawer.phase == .idle && DrawerPress(pointer, in: drawer)?.closesByTap(open) == true
  }
}

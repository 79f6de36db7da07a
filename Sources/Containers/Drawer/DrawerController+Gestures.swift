// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

extension DrawerController {
  func installGestures() {
    for pan in [horizontalPan, verticalPan] {
      let isHorizontal = pan === horizontalPan
      pan.shouldReceive = { [weak self] in
        self?.canDrag($0, horizontally: isHorizontal) ?? false
      }
      pan.beginsOnPress = { [weak self] _ in
        guard let self else { return false }
        return machine.isSliding && activeSide.isHorizontal == isHorizontal
      }
      pan.holdTime = { [weak self] in self?.peekTime($0, horizontally: isHorizontal) }
      pan.action = { [weak self, unowned pan] in self?.panned(pan) }
      view.addGestureRecognizer(pan)
    }
    tap.shouldReceive = { [weak self] in self?.canTap($0) ?? false }
    tap.action = { [weak self] in
      guard let self, tap.state == .ended else { return }
      move(because: .gesture, animated: true) { $0.restClosing(nil) }
    }
    view.addGestureRecognizer(tap)
  }

  // MARK: Where gestures begin

  /// The part of the drawer under a pointer.
  private enum Area {
    case bar
    case center
    case side(DrawerSide)
  }

  private func area(at location: Point) -> Area? {
    // The line between a side and the center is neither's.
    let isOnGrip = slots.all.contains { slot in
      slot.grip.map { !$0.isHidden && $0.frame.contains(location) } ?? false
    }
    guard !isOnGrip else { return nil }
    let over = sides.reversed().first { side in
      guard let slot = slots[side], !slot.host.isHidden else { return false }
      return geometry[side]?.style != .reveal && slot.host.frame.contains(location)
    }
    if let over { return .side(over) }
    if stage.frame.contains(location) {
      let inStage = location - stage.frame.origin
      return geometry.bar(in: stage.frame).contains(inStage) ? .bar : .center
    }
    return sides.first { slots[$0]?.host.frame.contains(location) ?? false }.map { .side($0) }
  }

  private func canDrag(_ sample: PointerSample, horizontally: Bool) -> Bool {
    let location = sample.location(in: view)
    guard let area = area(at: location), !isOnButton(location, in: area) else { return false }
    let candidates = sides.filter { side in
      side.isHorizontal == horizontally && !docked.contains(side)
        && delegate?.drawer(self, shouldDrag: side, from: sample) != false
    }
    note(candidates, horizontally: horizontally)
    let pan = horizontally ? horizontalPan : verticalPan
    pan.needsHold = false
    switch machine.state {
    // Centers change places: there is nothing to hold.
    case .dissolving: return false
    case .settling, .previewing, .swappingOut, .swappingIn:
      return activeSide.isHorizontal == horizontally && isCaught(in: area)
    case .resting, .dragging, .holdingSwap: break
    }
    guard !isKept(sample, horizontally: horizontally) else { return false }
    if let open = openSide {
      guard open.isHorizontal == horizontally, candidates.contains(open) else { return false }
      return mayClose(open, from: area)
    }
    var opening = candidates.filter { mayOpen($0, from: area, location, sample.event.device) }
    if opening.isEmpty {
      // A side that peeks without being dragged from there is held first.
      opening = candidates.filter { mayPeek($0, location) }
      pan.needsHold = true
    }
    note(opening, horizontally: horizontally)
    return !opening.isEmpty
  }

  /// Both pans are asked about one press; each has sides of its own.
  private func note(_ candidates: [DrawerSide], horizontally: Bool) {
    let pan = horizontally ? horizontalPan : verticalPan
    pan.mouseDistance =
      candidates.map { self[$0].mouseDragDistance }.max() ?? PanGestureRecognizer.mouseThreshold
    dragCandidates = DrawerSides(
      dragCandidates.members.filter { $0.isHorizontal != horizontally } + candidates)
  }

  /// Whether something under the pointer keeps drags along the axis for itself, as a slider does. What
  /// has a recognizer of its own wins by being asked first.
  private func isKept(_ sample: PointerSample, horizontally: Bool) -> Bool {
    var candidate = view.window?.hitTest(sample.event.location)
    while let current = candidate, current !== view {
      if current.dragAxes.contains(horizontally ? .horizontal : .vertical) { return true }
      candidate = current.superview
    }
    return false
  }

  /// What slides can be caught anywhere, but for a revealed side, which lies still.
  private func isCaught(in area: Area) -> Bool {
    if case .side(let side) = area { return geometry[side]?.style != .reveal }
    return true
  }

  private func mayClose(_ side: DrawerSide, from area: Area) -> Bool {
    guard self[side].lock != .lockedOpen else { return false }
    let gestures = self[side].closeGestures
    switch area {
    case .bar: return gestures.contains(.bar)
    case .center: return gestures.contains(.center)
    case .side(let touched): return touched == side && gestures.contains(.side)
    }
  }

  private func mayOpen(
    _ side: DrawerSide, from area: Area, _ location: Point, _ device: PointerEvent.Device
  ) -> Bool {
    let options = self[side]
    guard options.lock != .lockedClosed else { return false }
    if options.openGestures.contains(.edge), distance(from: location, to: side) < options.edgeWidth
    {
      return true
    }
    switch area {
    case .bar: return options.openGestures.contains(.bar)
    case .center:
      return options.openGestures.contains(device == .touch ? .center : .mouseInCenter)
    case .side: return false
    }
  }

  /// Points from a side's edge inward.
  func distance(from location: Point, to side: DrawerSide) -> Double {
    switch geometry.edge(of: side) {
    case .left: location.x
    case .right: view.bounds.width - location.x
    case .top: location.y
    case .bottom: view.bounds.height - location.y
    }
  }

  private func canTap(_ sample: PointerSample) -> Bool {
    let location = sample.location(in: view)
    guard case .resting = machine.state, let open = openSide, let area = area(at: location),
      self[open].lock != .lockedOpen, !isOnButton(location, in: area)
    else { return false }
    switch area {
    case .bar: return self[open].closeGestures.contains(.tapBar)
    case .center:
      return self[open].closeGestures.contains(.tapCenter)
        && self[open].centerInteraction != .full
    case .side: return false
    }
  }

  /// The bar's own controls come before any drag.
  private func isOnButton(_ location: Point, in area: Area) -> Bool {
    guard case .bar = area else { return false }
    return stage.hitTest(location - stage.frame.origin) is Control
  }

  // MARK: Drags

  private func panned(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began:
      restBeforeDrag = restingSides
      noteHeldSide(along: pan)
      gripOffset = offset
      perform(machine.handle(.grab))
      if pan.isHold { peek() }
    case .changed:
      drag(pan)
    case .ended:
      drag(pan)
      release(velocity: pan.velocity, moved: hasMoved(pan))
    case .cancelled:
      // The pointer was taken away: no fling, the position decides.
      release(velocity: 0, moved: true)
    case .possible, .failed:
      break
    }
  }

  private func hasMoved(_ pan: PanGestureRecognizer) -> Bool {
    abs(pan.translation) >= PanGestureRecognizer.mouseThreshold
  }

  /// The side on the pan's axis that shows, else the first that may open.
  private func noteHeldSide(along pan: PanGestureRecognizer) {
    let isHorizontal = pan === horizontalPan
    let shown = sides.first {
      $0.isHorizontal == isHorizontal && positions[$0] > 0
        && !docked.contains($0)
    }
    if let side = shown ?? dragCandidates.members.first(where: { $0.isHorizontal == isHorizontal })
    {
      activeSide = side
    }
  }

  /// Points that the pointer's hold is off the closed place, in the window's direction: a stretched
  /// side is held further out than it lies.
  private var offset: Double {
    let geometry = geometry
    let position = positions[activeSide]
    let length = geometry[activeSide]?.length ?? 0
    let points =
      position > 1 && !machine.isCenterAway
      ? length + stretch.pull(forPoints: (position - 1) * length)
      : geometry.offset(of: activeSide, at: position, centerIsAway: machine.isCenterAway)
    return points * geometry.direction(of: activeSide)
  }

  private var stretch: DrawerStretch {
    DrawerStretch(
      container: geometry.extent(along: activeSide), length: length(of: activeSide))
  }

  private func drag(_ pan: PanGestureRecognizer) {
    guard machine.phase == .dragging else { return }
    if pan.isHold {
      // A pointer that only rests leaves the side peeking.
      guard !animators.isEmpty || positions[activeSide] > 0, hasMoved(pan) || peekIsLeft else {
        return
      }
      peekIsLeft = true
      stopAnimations()
    }
    let wanted = gripOffset + pan.translation
    if machine.isOldCenterShown { return dragSwap(to: wanted) }
    let geometry = geometry
    // Beyond closed lies the side across, if it may open.
    let isAcross = wanted * geometry.direction(of: activeSide) < 0
    if isAcross, let across = sideAcross, dragCandidates.contains(across),
      self[across].lock != .lockedClosed
    {
      setPosition(0, of: activeSide)
      activeSide = across
    }
    let pull = max(0, wanted * geometry.direction(of: activeSide))
    let length = geometry[activeSide]?.length ?? 0
    guard length > 0 else { return }
    var position = pull / length
    if position > 1 {
      position =
        self[activeSide].stretches ? 1 + stretch.points(forPull: pull - length) / length : 1
    }
    if position > 0 { sideUncovered(activeSide) }
    setPosition(position, of: activeSide)
  }

  private func dragSwap(to wanted: Double) {
    let position = geometry.position(
      of: activeSide, atOffset: wanted * geometry.direction(of: activeSide), centerIsAway: true)
    setPosition(min(max(0, position), DrawerGeometry.away), of: activeSide)
  }

  private var sideAcross: DrawerSide? {
    switch geometry.edge(of: activeSide) {
    case .left: geometry.side(at: .right)
    case .right: geometry.side(at: .left)
    case .top: geometry.side(at: .bottom)
    case .bottom: geometry.side(at: .top)
    }
  }

  private func release(velocity: Double, moved: Bool) {
    // One that peeks may still be on its way out.
    if machine.phase == .dragging { stopAnimations() }
    let side = activeSide
    let options = self[side]
    let towardsOpen = velocity * geometry.direction(of: side)
    let decision = DrawerRelease(
      progress: positions[side], velocity: towardsOpen, length: length(of: side), moved: moved,
      wasOpen: restBeforeDrag.contains(side), openThreshold: options.openThreshold,
      closeThreshold: options.closeThreshold)
    let base = restBeforeDrag.intersection(docked)
    var rest = decision.opens ? base.union(DrawerSides(side)) : base
    if !mayRest(at: rest, because: .gesture) { rest = restBeforeDrag }
    perform(machine.handle(.release(to: rest, velocity: velocity, moved: moved)))
  }
}

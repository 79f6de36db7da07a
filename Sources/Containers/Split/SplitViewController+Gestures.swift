// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension SplitViewController {
  /// Points from the leading edge in which a swipe begins, as a drawer's.
  private static let edgeWidth = 20.0

  func installGestures() {
    pan.shouldReceive = { [weak self] in self?.canDrag($0) ?? false }
    pan.beginsOnPress = { [weak self] _ in self?.machine.isSettling ?? false }
    pan.action = { [weak self] in self?.panned() }
    view.addGestureRecognizer(pan)
    tap.shouldReceive = { [weak self] in self?.canTap($0) ?? false }
    tap.action = { [weak self] in
      guard let self, tap.state == .ended else { return }
      closeOverlay()
    }
    view.addGestureRecognizer(tap)
  }

  private func canDrag(_ sample: PointerSample) -> Bool {
    guard presentsWithGesture, !machine.isCollapsed, !sideSlots.isEmpty else { return false }
    if machine.isSettling { return true }
    guard let rest = machine.target, !isKept(sample) else { return false }
    let location = sample.location(in: view)
    if rest.isOver { return !isOnStrip(location) }
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    let distance = isRightToLeft ? size.width - location.x : location.x
    return distance < Self.edgeWidth && rest.count < sideSlots.count
  }

  private func canTap(_ sample: PointerSample) -> Bool {
    guard presentsWithGesture, machine.target?.isOver == true else { return false }
    return !isOnStrip(sample.location(in: view))
  }

  private func isOnStrip(_ location: Point) -> Bool {
    sideSlots.contains { !$0.host.isHidden && $0.host.frame.contains(location) }
  }

  /// Whether something under the pointer keeps drags along the axis for itself, as a slider does.
  private func isKept(_ sample: PointerSample) -> Bool {
    var candidate = view.window?.hitTest(sample.event.location)
    while let current = candidate, current !== view {
      if current.dragAxes.contains(.horizontal) { return true }
      candidate = current.superview
    }
    return false
  }

  /// - Returns: Whether there was something over the secondary, or held.
  @discardableResult
  func closeOverlay() -> Bool {
    guard overlay > 0 || machine.isHeld, !machine.isCollapsed else { return false }
    move(animated: true) { $0.overlay = 0 }
    return true
  }

  // MARK: Drags

  private func panned() {
    switch pan.state {
    case .began: grab()
    case .changed: drag()
    case .ended:
      drag()
      release(velocity: pan.velocity * direction)
    case .cancelled:
      // The pointer was taken away: the place decides.
      hasMoved = true
      release(velocity: 0)
    case .possible, .failed: break
    }
  }

  private var direction: Double { traits.layoutDirection == .rightToLeft ? -1 : 1 }

  /// Between what the pointer moves the columns: from where they are, on to more of them and back to fewer.
  private func grab() {
    guard let rest = machine.rest else { return }
    grip = position
    hasMoved = false
    let isOver = rest.isOver || grip.revealed - grip.given > 0.001
    let fewer = Int(grip.revealed.rounded(.down))
    let more = Int(grip.revealed.rounded(.up))
    if isOver {
      lowerRest = .beside(beside(in: size.width))
      upperRest = rest.isOver ? rest : .over(max(1, more))
    } else {
      lowerRest = .beside(min(rest.count, fewer))
      upperRest = .beside(max(rest.count, more))
      if lowerRest == upperRest { upperRest = arrangement(showing: rest.count + 1) }
    }
    perform(machine.handle(.grab))
  }

  private func drag() {
    guard machine.isHeld else { return }
    let points = pan.translation * direction
    if abs(points) >= PanGestureRecognizer.mouseThreshold { hasMoved = true }
    let geometry = dragGeometry
    let end = points > 0 ? upperRest.position : lowerRest.position
    let way = geometry.extent(end.revealed) - geometry.extent(grip.revealed)
    guard points != 0, way * points > 0 else {
      position = grip
      return
    }
    // It has uncovered a column, which begins to appear (contract 5.6).
    if points > 0 { aim(at: upperRest, animated: true) }
    let revealed = geometry.extent(grip.revealed) + points
    let limit = geometry.extent(end.revealed)
    let count = geometry.count(atExtent: points > 0 ? min(revealed, limit) : max(revealed, limit))
    let share = (count - grip.revealed) / (end.revealed - grip.revealed)
    position = grip.mixed(with: end, share: share)
  }

  /// With the widths that the columns have when all that are dragged show.
  private var dragGeometry: SplitGeometry {
    SplitGeometry(size: size, isRightToLeft: false, widths: geometry.widths)
  }

  private func release(velocity: Double) {
    guard machine.isHeld, let rest = machine.rest else { return }
    let geometry = dragGeometry
    let start = geometry.extent(lowerRest.position.revealed)
    let length = geometry.extent(upperRest.position.revealed) - start
    let progress = length > 0 ? (geometry.extent(position.revealed) - start) / length : 0
    let decision = Release(
      progress: progress, velocity: velocity, length: length, hasMoved: hasMoved)
    let target = decision.reachesEnd ? upperRest : lowerRest
    adopt(target)
    tellMode(target)
    perform(
      machine.handle(.release(to: target, velocity: velocity, animated: canAnimate)))
  }
}

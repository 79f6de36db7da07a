// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

extension PageViewController {
  func installGestures() {
    pan.shouldReceive = { [weak self] in self?.canDrag($0) ?? false }
    pan.beginsOnPress = { [weak self] _ in self?.machine.isMoving ?? false }
    pan.action = { [weak self] in self?.panned() }
    host.addGestureRecognizer(pan)
  }

  private func canDrag(_ sample: PointerSample) -> Bool {
    guard current != nil else { return false }
    return machine.isMoving || (dataSource != nil && !isKept(sample))
  }

  /// Whether something under the pointer keeps drags along the axis for itself, as a slider does.
  private func isKept(_ sample: PointerSample) -> Bool {
    let axis: DragAxes = navigationOrientation == .horizontal ? .horizontal : .vertical
    var candidate = view.window?.hitTest(sample.event.location)
    while let current = candidate, current !== host {
      if !current.dragAxes.isDisjoint(with: axis) { return true }
      candidate = current.superview
    }
    return false
  }

  // MARK: Drags

  private func panned() {
    switch pan.state {
    case .began:
      let stretch = machine.shown == nil ? band.pulled(offset * geometry.stride) : nil
      perform(machine.handle(.grab))
      grip = stretch.map { $0 / geometry.stride } ?? offset
    case .changed:
      drag()
    case .ended:
      drag()
      release(velocity: -pan.velocity * geometry.direction)
    case .cancelled:
      // The pointer was taken away: the place decides.
      release(velocity: 0)
    case .possible, .failed:
      break
    }
  }

  /// At the first and last page.
  private var band: RubberBand { RubberBand(maximumOffset: 0, length: geometry.extent) }

  private func drag() {
    while machine.state == .held, let current {
      let geometry = geometry
      let wanted = grip - pan.translation * geometry.direction / geometry.stride
      guard let side = PageDirection(of: wanted) else {
        offset = 0
        return
      }
      guard let page = machine.shown == side ? incoming?.page : neighbour(of: current, side) else {
        perform(machine.handle(.pull(nil)))
        if machine.state == .held {
          offset = band.shown(wanted * geometry.stride) / geometry.stride
        }
        return
      }
      pull(page, side)
      guard machine.state == .held else { return }
      guard abs(wanted) >= 1 else {
        offset = wanted
        return
      }
      // It has wholly come: the drag goes on from there.
      offset = Double(side.sign)
      perform(machine.handle(.cross))
      grip -= Double(side.sign)
    }
  }

  private func pull(_ page: ViewController, _ side: PageDirection) {
    guard machine.shown != side, let current else { return }
    neighbours.keep(current, for: page, side.opposite)
    requested = PageStep(
      to: page, side, isByPerson: true, index: wrapped(pageIndex + side.sign))
    // What came from the other side goes first, and is not to show meanwhile.
    offset = 0
    perform(machine.handle(.pull(side)))
    requested = nil
  }

  private func release(velocity: Double) {
    guard machine.state == .held else { return }
    let stride = geometry.stride
    let way = Double(machine.shown?.sign ?? 0)
    let release = PageRelease(share: offset * way, velocity: velocity * way, stride: stride)
    self.velocity = velocity / stride
    perform(
      machine.handle(.release(turns: machine.shown != nil && release.turns, animated: canAnimate)))
  }

  // MARK: Wheel

  /// Comes here only from what lies below the pointer and does not scroll along the axis itself.
  func turnedWheel(_ event: WheelEvent) -> Bool {
    guard !event.modifiers.contains(.control), let window = viewIfLoaded?.window else {
      return false
    }
    let isHorizontal = navigationOrientation == .horizontal
    let delta = event.scrollDelta
    let notches = (isHorizontal ? delta.x : delta.y) * geometry.direction
    guard let direction = PageDirection(of: notches) else { return false }
    if machine.state == .held { return true }
    let now = window.animations.now
    guard let from = destination else { return false }
    guard wheel.isSpent(notches, at: now) || neighbour(of: from, direction) != nil else {
      return false
    }
    if wheel.add(notches, at: now) { _ = turn(direction) }
    return true
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

extension DrawerController {
  func installGestures() {
    pan.shouldReceive = { [weak self] in self?.canDrag($0) ?? false }
    pan.beginsOnPress = { [weak self] _ in self?.machine.isSliding ?? false }
    pan.action = { [weak self] in self?.panned() }
    view.addGestureRecognizer(pan)

    tap.shouldReceive = { [weak self] in self?.canTap($0) ?? false }
    tap.action = { [weak self] in
      if self?.tap.state == .ended { self?.close() }
    }
    view.addGestureRecognizer(tap)
  }

  /// The bar and the leading edge drag a closed drawer, all of the center an open or moving one.
  private func canDrag(_ sample: PointerSample) -> Bool {
    let location = sample.location(in: stage)
    guard stage.bounds.contains(location), !isOnButton(location) else { return false }
    switch machine.state {
    case .resting(.closed):
      return location.x < Self.edgeWidth || geometry.bar.contains(location)
    // A closed drawer's centers change places: there is nothing to hold.
    case .dissolving: return false
    case .resting(.open), .dragging, .settling, .swappingOut, .swappingIn, .holdingSwap:
      return true
    }
  }

  private func canTap(_ sample: PointerSample) -> Bool {
    let location = sample.location(in: stage)
    guard case .resting(.open) = machine.state else { return false }
    return stage.bounds.contains(location) && !isOnButton(location)
  }

  /// The bar's own controls come before any drag.
  private func isOnButton(_ location: Point) -> Bool {
    guard let centerBar, geometry.bar.contains(location) else { return false }
    return centerBar.hitTest(location) is Control
  }

  private func panned() {
    switch pan.state {
    case .began:
      gripOffset = geometry.offset(at: progress)
      perform(machine.handle(.grab))
    case .changed:
      drag()
    case .ended:
      drag()
      perform(
        machine.handle(
          .release(progress: progress, velocity: pan.velocity, moved: hasMoved)))
    case .cancelled:
      // The pointer was taken away: no fling, the position decides.
      perform(machine.handle(.release(progress: progress, velocity: 0, moved: true)))
    case .possible, .failed:
      break
    }
  }

  private var hasMoved: Bool { abs(pan.translation) >= PanGestureRecognizer.mouseThreshold }

  private func drag() {
    guard machine.phase == .dragging else { return }
    let limit = machine.isOldCenterShown ? DrawerGeometry.away : 1
    let wanted = geometry.progress(atOffset: gripOffset + pan.translation)
    let target = min(max(0, wanted), limit)
    if target > 0 { sideUncovered() }
    progress = target
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension DrawerController {
  /// Comes here only from what lies below the pointer and does not scroll along that axis.
  func turnedWheel(_ event: WheelEvent) -> Bool {
    guard phase == .idle, let window = viewIfLoaded?.window else { return false }
    // Shift turns a wheel sideways, as over what scrolls.
    let delta = event.scrollDelta
    let horizontally = abs(delta.x) > abs(delta.y)
    let notches = horizontally ? delta.x : delta.y
    guard notches != 0, let side = wheelSide(horizontally: horizontally, notches) else {
      return false
    }
    guard wheelTravel.add(notches, at: window.animations.now) != nil else { return true }
    let opens = !restingSides.contains(side)
    move(because: .gesture, animated: true) { opens ? $0.restOpening(side) : $0.restClosing(side) }
    return true
  }

  /// Turning to what lies left shows the left side, as dragging to the right does.
  private func wheelSide(horizontally: Bool, _ notches: Double) -> DrawerSide? {
    if let open = openSide {
      let closes = notches * geometry.direction(of: open) > 0
      return open.isHorizontal == horizontally && closes
        && self[open].closeGestures.contains(.wheel)
        && self[open].lock != .lockedOpen ? open : nil
    }
    return sides.first { side in
      side.isHorizontal == horizontally && !docked.contains(side)
        && notches * geometry.direction(of: side) < 0
        // The wheel's own axis scrolls: only sideways turns open.
        && side.isHorizontal && self[side].openGestures.contains(.wheel)
        && self[side].lock != .lockedClosed
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension Slider {
  /// How far beside the thumb's center a finger still takes it, in points: half a touch target.
  private static let touchReach = 22.0

  func grasp(_ pointer: PointerSample) {
    takeKeyboard()
    let distance = pointer.location(in: self).x - thumbCenter.x
    grip = abs(distance) <= reach(of: pointer) ? distance : 0
  }

  func takesThumb(_ pointer: PointerSample) -> Bool {
    let distance = abs(pointer.location(in: self).x - thumbCenter.x)
    return pointer.event.device == .mouse || distance <= reach(of: pointer)
  }

  private func reach(of pointer: PointerSample) -> Double {
    pointer.event.device == .touch ? Self.touchReach : thumbSize / 2
  }

  func panned() {
    isPressed = pan.state.isActive
    switch pan.state {
    case .began, .changed: drag(to: convert(pan.location, from: nil).x, isFinal: false)
    case .ended: drag(to: convert(pan.location, from: nil).x, isFinal: true)
    // The shown value stays and is reported.
    case .cancelled: choose(value, isFinal: true)
    case .possible, .failed: break
    }
  }

  /// Brings the thumb to where the pointer holds it.
  func drag(to x: Double, isFinal: Bool) {
    let travel = bounds.width - thumbSize
    guard travel > 0 else { return }
    let share = (x - grip - thumbSize / 2) / travel
    choose(numbers.value(at: isMirrored ? 1 - share : share), isFinal: isFinal)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The wheel. A whole notch moves the content there by easing, so that the eye can follow; a notch that comes meanwhile
/// adds its way. What a touchpad sends, in parts of notches, moves the content at once.
extension ScrollAxis {
  /// A turn of the wheel. Returns whether anything scrolls.
  func wheel(_ turned: Double) -> Bool {
    guard turned != 0, isScrollable || headerCollapse > 0 else { return false }
    guard !view.isPagingEnabled else { return wheelPages(turned) }
    let start = motion.isWheeling ? motion.shiftedTarget : position
    let target = clamped(position: start + turned * ScrollView.wheelStep)
    guard target != start else { return false }
    if moves, motion.isWheeling || turned == turned.rounded() {
      ease(to: target)
    } else {
      stopMotion()
      scrollByHand(toPosition: target)
    }
    return true
  }

  private func ease(to target: Double) {
    stopMotion()
    motion.begin(to: target, isWheeling: true)
    motion.animator = view.window?.animations.animate(
      from: position, to: target, motion: .curve(.easeOut, duration: ScrollView.wheelDuration)
    ) { [weak self] value in
      guard let self else { return }
      scrollByHand(toPosition: value + motion.shift)
    } completion: { [weak self] finished in
      if finished { self?.motion.endWheeling() }
    }
  }

  /// A press: what the wheel moves stays where it is, so that the press is on what is seen there.
  func stopWheeling() {
    if motion.isWheeling { stopMotion() }
  }

  private func wheelPages(_ turned: Double) -> Bool {
    notches = notches * turned < 0 ? turned : notches + turned
    guard abs(notches) >= 1 else { return true }
    defer { notches = 0 }
    return turn(by: notches < 0 ? -1 : 1)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Motions without a finger: coasting, returning from beyond an end, turning pages.
extension ScrollAxis {
  /// A released content coasts to a stop with its speed decaying at this rate a second: UIKit's
  /// normal deceleration, 0.998 a millisecond.
  private static let coastingDecay = 2.0
  /// Points a second below which a release does not coast.
  static let minimumCoastingVelocity = 40.0
  /// Points a second below which a coasting content rests: less than a pixel in six frames.
  private static let restingVelocity = 8.0
  /// Points a second from which a release turns the page, however short the way; UIKit's is about
  /// as high.
  private static let turningVelocity = 200.0
  /// Points that a position may be off by being summed up from two.
  private static let rounding = 1e-6
  /// Brings a stretched content back: no overshoot, at rest after about half a second as UIKit's.
  private static let returning = Spring(dampingRatio: 1, response: 0.4)

  // MARK: Pages

  func wheelPages(_ turned: Double) -> Bool {
    notches = notches * turned < 0 ? turned : notches + turned
    guard abs(notches) >= 1 else { return true }
    defer { notches = 0 }
    return turn(by: notches < 0 ? -1 : 1)
  }

  /// Goes to the next page. While a motion runs, that is the page after the motion's target.
  @discardableResult
  func turn(by pages: Double) -> Bool {
    guard length > 0 else { return false }
    let from = motion?.isRunning ?? false ? motionTarget : exactOffset
    let target = clamped(((from / length).rounded() + pages) * length)
    guard target != from else { return false }
    settle(at: target, velocity: motion?.velocity ?? 0)
    return true
  }

  private func releasePage(at velocity: Double) {
    guard length > 0 else { return }
    let here = exactOffset / length
    let first = (panStart / length).rounded()
    let page =
      abs(velocity) < Self.turningVelocity
      ? here.rounded() : (velocity > 0 ? here.rounded(.up) : here.rounded(.down))
    // One at a time, as UIKit.
    settle(
      at: clamped(min(max(page, first - 1), first + 1) * length), velocity: velocity)
  }

  private func settle(at target: Double, velocity: Double) {
    guard moves else {
      stopMotion()
      return scrollByHand(to: target)
    }
    move(to: target, velocity: velocity)
  }

  // MARK: Motion

  private var band: RubberBand { RubberBand(maximumOffset: maximumOffset, length: length) }

  var isStretched: Bool {
    (exactOffset < 0 || exactOffset > maximumOffset)
      && (pan.state.isActive || motion?.isRunning ?? false)
  }

  var moves: Bool { view.window != nil && !view.traits.reducesMotion }

  func panned() {
    switch pan.state {
    case .began:
      stopMotion()
      panStart = band.pulled(exactOffset) + headerCollapse
    case .changed:
      let wanted = panStart - pan.translation
      if isTouched, maximumOffset > 0 {
        showByHand(band.shown(wanted - collapseHeader(to: wanted)))
      } else {
        scrollByHand(toPosition: wanted)
      }
    case .ended:
      release(at: -pan.velocity)
    case .cancelled:
      release(at: 0)
    case .possible, .failed:
      break
    }
  }

  private func release(at velocity: Double) {
    if exactOffset < 0 || exactOffset > maximumOffset {
      comeBack(at: velocity)
    } else if view.isPagingEnabled {
      releasePage(at: velocity)
    } else {
      coast(at: velocity)
    }
  }

  private func coast(at velocity: Double) {
    guard abs(velocity) > Self.minimumCoastingVelocity, moves, let window = view.window else {
      return
    }
    // A critically damped spring whose target lies where the decay would end follows that decay.
    let start = position
    let target = start + velocity / Self.coastingDecay
    let bounces = isTouched
    motionTarget = target
    motion = window.animations.animate(
      from: start, to: target, velocity: velocity,
      motion: .spring(Spring(dampingRatio: 1, response: 2 * Double.pi / Self.coastingDecay)),
      precision: 0.5
    ) { [weak self] value in
      guard let self else { return }
      let wanted = value + motionShift
      scrollByHand(toPosition: wanted)
      let velocity = motion?.velocity ?? 0
      // At an end, or too slow to be seen: a click must not find it moving.
      if abs(position - wanted) > Self.rounding {
        stopMotion()
        if bounces { comeBack(at: velocity) }
      } else if abs(velocity) < Self.restingVelocity {
        stopMotion()
      }
    }
  }

  /// Returns from beyond an end, or from the end itself by way of beyond it.
  private func comeBack(at velocity: Double) {
    settle(at: clamped(exactOffset), velocity: velocity)
  }

  private func move(to target: Double, velocity: Double) {
    stopMotion()
    motionTarget = target
    motion = view.window?.animations.animate(
      from: exactOffset, to: target, velocity: velocity, motion: .spring(Self.returning),
      precision: 0.5
    ) { [weak self] value in
      guard let self else { return }
      showByHand(value + motionShift)
    }
  }

  /// Goes to a position because code says so.
  func glide(to target: Double) {
    stopMotion()
    motionTarget = target
    motion = view.window?.animations.animate(
      from: position, to: target, motion: .spring(Self.returning), precision: 0.5
    ) { [weak self] value in
      guard let self else { return }
      let position = value + motionShift
      show(position - collapseHeader(to: position))
    }
  }
}

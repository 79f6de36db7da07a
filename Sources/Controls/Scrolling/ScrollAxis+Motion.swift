// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Motions without a finger: coasting, returning from beyond an end, turning pages.
extension ScrollAxis {
  /// A released content coasts to a stop with its speed decaying at this rate a second: UIKit's
  /// normal deceleration, 0.998 a millisecond.
  private static let coastingDecay = 2.0
  /// Points a second below which a release does not coast.
  private static let minimumCoastingVelocity = 40.0
  /// Points a second below which a coasting content rests: less than a pixel in six frames.
  static let restingVelocity = 8.0
  /// Points a second from which a release turns the page, however short the way; UIKit's is about
  /// as high.
  private static let turningVelocity = 200.0
  /// Points that a position may be off by being summed up from two.
  private static let rounding = 1e-6
  /// Brings a stretched content back: no overshoot, at rest after about half a second as UIKit's.
  private static let returning = Spring(dampingRatio: 1, response: 0.4)

  // MARK: Pages

  /// Goes to the next page. While a motion runs, that is the page after the motion's target.
  @discardableResult
  func turn(by pages: Double) -> Bool {
    guard length > 0 else { return false }
    let from = motion.isRunning ? motion.target : exactOffset
    let target = clamped(((from / length).rounded() + pages) * length)
    guard target != from else { return false }
    settle(at: target, velocity: motion.velocity)
    return true
  }

  private func restingPage(at velocity: Double) -> Double {
    let here = exactOffset / length
    let first = (panStart / length).rounded()
    let page =
      abs(velocity) < Self.turningVelocity
      ? here.rounded() : (velocity > 0 ? here.rounded(.up) : here.rounded(.down))
    // One at a time, as UIKit.
    return clamped(min(max(page, first - 1), first + 1) * length)
  }

  private func settle(at target: Double, velocity: Double) {
    guard moves else {
      haltMotion()
      return scrollByHand(to: target)
    }
    move(to: target, velocity: velocity)
  }

  // MARK: Motion

  var band: RubberBand {
    RubberBand(minimumOffset: minimumOffset, maximumOffset: maximumOffset, length: length)
  }

  var isStretched: Bool {
    isPulledOver && ((view.isDragging && view.drag.axis === self) || motion.isRunning)
  }

  var moves: Bool { view.window != nil && !view.traits.reducesMotion }

  /// The drag has come so far; a finger may stretch the content.
  func drag(by way: Double, stretches: Bool) {
    let wanted = panStart - way
    if stretches, isScrollable {
      showByHand(band.shown(wanted - collapseHeader(to: wanted)))
    } else {
      scrollByHand(toPosition: wanted)
    }
  }

  func release(at velocity: Double) {
    let rest = rest(at: velocity)
    let wanted = wanted(rest, at: velocity)
    if wanted != rest {
      settle(at: clamped(wanted), velocity: velocity)
    } else if isPulledOver {
      comeBack(at: velocity)
    } else if view.isPagingEnabled, length > 0 {
      settle(at: rest, velocity: velocity)
    } else {
      coast(at: velocity)
    }
    released()
  }

  private var isPulledOver: Bool { exactOffset < minimumOffset || exactOffset > maximumOffset }

  /// Where a release leads by itself.
  private func rest(at velocity: Double) -> Double {
    if isPulledOver { return clamped(exactOffset) }
    if view.isPagingEnabled, length > 0 { return restingPage(at: velocity) }
    guard abs(velocity) > Self.minimumCoastingVelocity else { return exactOffset }
    return clamped(exactOffset + velocity / Self.coastingDecay)
  }

  /// Where the delegate wants it to lead.
  private func wanted(_ rest: Double, at velocity: Double) -> Double {
    guard let delegate = view.delegate else { return rest }
    let isVertical = axis == .vertical
    var target = isVertical ? Point(view.contentOffset.x, rest) : Point(rest, view.contentOffset.y)
    delegate.scrollViewWillEndDragging(
      view, withVelocity: isVertical ? Point(0, velocity) : Point(velocity, 0),
      targetContentOffset: &target)
    let wanted = isVertical ? target.y : target.x
    return wanted.isFinite ? wanted : rest
  }

  private func coast(at velocity: Double) {
    guard abs(velocity) > Self.minimumCoastingVelocity, moves, let window = view.window else {
      return
    }
    // A critically damped spring whose target lies where the decay would end follows that decay.
    let start = position
    let target = start + velocity / Self.coastingDecay
    let bounces = view.stretches
    beginMotion(to: target)
    let animator = window.animations.animate(
      from: start, to: target, velocity: velocity,
      motion: .spring(Spring(dampingRatio: 1, response: 2 * Double.pi / Self.coastingDecay)),
      precision: 0.5
    ) { [weak self] value in
      guard let self else { return }
      let wanted = value + motion.shift
      scrollByHand(toPosition: wanted)
      let velocity = motion.velocity
      // At an end, or too slow to be seen: a click must not find it moving.
      if abs(position - wanted) > Self.rounding {
        guard bounces else { return stopMotion() }
        haltMotion()
        comeBack(at: velocity)
      } else if abs(velocity) < Self.restingVelocity {
        stopMotion()
      }
    }
    follow(animator)
  }

  /// Returns from beyond an end, or from the end itself by way of beyond it.
  private func comeBack(at velocity: Double) {
    settle(at: clamped(exactOffset), velocity: velocity)
  }

  private func move(to target: Double, velocity: Double) {
    haltMotion()
    beginMotion(to: target)
    let animator = view.window?.animations.animate(
      from: exactOffset, to: target, velocity: velocity, motion: .spring(Self.returning),
      precision: 0.5
    ) { [weak self] value in
      guard let self else { return }
      showByHand(value + motion.shift)
    } completion: { [weak self] finished in
      if finished { self?.motionEnded() }
    }
    follow(animator)
  }

  /// Goes to a position because code says so.
  func glide(to target: Double) {
    stopMotion()
    beginMotion(to: target)
    let animator = view.window?.animations.animate(
      from: position, to: target, motion: .spring(Self.returning), precision: 0.5
    ) { [weak self] value in
      guard let self else { return }
      let position = value + motion.shift
      show(position - collapseHeader(to: position))
    } completion: { [weak self] finished in
      guard finished, let view = self?.view else { return }
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
    follow(animator)
  }
}

/// Scrolling with the wheel. A whole notch starts an animation, so that the eye can follow, and each turn during the
/// animation extends it. Otherwise a fraction of a notch, as a touchpad sends it, moves the content immediately. With
/// reduced motion every turn does.
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
    beginMotion(to: target, isWheeling: true)
    let animator = view.window?.animations.animate(
      from: position, to: target, motion: .curve(.easeOut, duration: ScrollView.wheelDuration)
    ) { [weak self] value in
      guard let self else { return }
      scrollByHand(toPosition: value + motion.shift)
    } completion: { [weak self] finished in
      if finished { self?.endWheeling() }
    }
    follow(animator)
  }

  /// Stops an animation of the wheel when the pointer is pressed, so that the press reaches the content that the user sees.
  func stopWheeling() {
    if motion.isWheeling { stopMotion() }
  }
}

/// The motion of the content along one axis by an animation.
struct ScrollMotion {
  /// Nil at rest.
  var animator: Animator?
  /// Where it goes, without `shift`.
  private(set) var target = 0.0
  /// Points added to the offsets since the motion began, because content before the visible part changed.
  private(set) var shift = 0.0
  /// Whether the motion follows the wheel.
  private(set) var isWheeling = false

  var isRunning: Bool { animator?.isRunning ?? false }

  /// Points a second; 0 at rest.
  var velocity: Double { animator?.velocity ?? 0 }

  var shiftedTarget: Double { target + shift }

  mutating func begin(to target: Double, isWheeling: Bool = false) {
    self.target = target
    self.isWheeling = isWheeling
  }

  mutating func endWheeling() { isWheeling = false }

  mutating func shift(by distance: Double) { shift += distance }

  mutating func stop() {
    animator?.stop()
    animator = nil
    shift = 0
    isWheeling = false
  }
}

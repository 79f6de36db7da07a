// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Motions after a drag: deceleration, the return from beyond an end, and page turns.
extension ScrollAxis {
  /// The decay of the velocity per second: UIKit's normal deceleration, 0.998 per millisecond.
  private static let decelerationRate = 2.0
  /// Points per second. After a slower release the content stops.
  private static let minimumDecelerationVelocity = 40.0
  /// Points per second. Slower content counts as idle: less than a pixel in six frames.
  static let idleVelocity = 8.0
  /// Points per second. A faster release turns the page after any distance; UIKit's limit is similar.
  private static let minimumPageVelocity = 200.0
  /// Points. A position is a sum of two numbers, which may be rounded.
  private static let roundingTolerance = 1e-6
  /// For the return from beyond an end: no overshoot, idle after about half a second, as in UIKit.
  private static let returnSpring = Spring(dampingRatio: 1, response: 0.4)

  // MARK: Pages

  @discardableResult
  func scroll(byPages pages: Double) -> Bool {
    guard length > 0 else { return false }
    let from = motion.isRunning ? motion.target : exactOffset
    let target = clamped(((from / length).rounded() + pages) * length)
    guard target != from else { return false }
    settle(at: target, velocity: motion.velocity)
    return true
  }

  private func targetPageOffset(at velocity: Double) -> Double {
    let here = exactOffset / length
    let first = (panStart / length).rounded()
    let page =
      abs(velocity) < Self.minimumPageVelocity
      ? here.rounded() : (velocity > 0 ? here.rounded(.up) : here.rounded(.down))
    // One page per drag, as in UIKit.
    return clamped(min(max(page, first - 1), first + 1) * length)
  }

  private func settle(at target: Double, velocity: Double) {
    guard canAnimate else {
      discardMotion()
      return scrollByUser(to: target)
    }
    animate(to: target, velocity: velocity)
  }

  // MARK: Motion

  var rubberBand: RubberBand {
    RubberBand(minimumOffset: minimumOffset, maximumOffset: maximumOffset, length: length)
  }

  var isStretched: Bool {
    isBeyondContent && ((view.isDragging && view.drag.axis === self) || motion.isRunning)
  }

  var canAnimate: Bool { view.window != nil && !view.traits.reducesMotion }

  func drag(by way: Double, bounces: Bool) {
    let wanted = panStart - way
    if bounces, isScrollable {
      showUserOffset(rubberBand.displayedOffset(for: wanted - collapseHeader(to: wanted)))
    } else {
      scrollByUser(toPosition: wanted)
    }
  }

  func release(at velocity: Double) {
    let rest = naturalTarget(at: velocity)
    let wanted = delegateTarget(rest, at: velocity)
    if wanted != rest {
      settle(at: clamped(wanted), velocity: velocity)
    } else if isBeyondContent {
      bounceBack(velocity: velocity)
    } else if view.isPagingEnabled, length > 0 {
      settle(at: rest, velocity: velocity)
    } else {
      decelerate(at: velocity)
    }
    notifyDragEnded()
  }

  private var isBeyondContent: Bool { exactOffset < minimumOffset || exactOffset > maximumOffset }

  /// The offset where the content stops without a delegate.
  private func naturalTarget(at velocity: Double) -> Double {
    if isBeyondContent { return clamped(exactOffset) }
    if view.isPagingEnabled, length > 0 { return targetPageOffset(at: velocity) }
    guard abs(velocity) > Self.minimumDecelerationVelocity else { return exactOffset }
    return clamped(exactOffset + velocity / Self.decelerationRate)
  }

  private func delegateTarget(_ rest: Double, at velocity: Double) -> Double {
    guard let delegate = view.delegate else { return rest }
    let isVertical = axis == .vertical
    var target = isVertical ? Point(view.contentOffset.x, rest) : Point(rest, view.contentOffset.y)
    delegate.scrollViewWillEndDragging(
      view, withVelocity: isVertical ? Point(0, velocity) : Point(velocity, 0),
      targetContentOffset: &target)
    let wanted = isVertical ? target.y : target.x
    return wanted.isFinite ? wanted : rest
  }

  private func decelerate(at velocity: Double) {
    guard abs(velocity) > Self.minimumDecelerationVelocity, canAnimate, let window = view.window
    else {
      return
    }
    // A critically damped spring follows the same decay if its target is the offset where the decay ends.
    let start = position
    let target = start + velocity / Self.decelerationRate
    let bounces = view.dragBounces
    beginMotion(to: target)
    let animator = window.animations.animate(
      from: start, to: target, velocity: velocity,
      motion: .spring(Spring(dampingRatio: 1, response: 2 * Double.pi / Self.decelerationRate)),
      precision: 0.5
    ) { [weak self] value in
      guard let self else { return }
      let wanted = value + motion.shift
      scrollByUser(toPosition: wanted)
      let velocity = motion.velocity
      // Stops at an end, or when the motion is invisible: then a click must not count as catching the content.
      if abs(position - wanted) > Self.roundingTolerance {
        guard bounces else { return stopMotion() }
        discardMotion()
        bounceBack(velocity: velocity)
      } else if abs(velocity) < Self.idleVelocity {
        stopMotion()
      }
    }
    setAnimator(animator)
  }

  private func bounceBack(velocity: Double) {
    settle(at: clamped(exactOffset), velocity: velocity)
  }

  private func animate(to target: Double, velocity: Double) {
    discardMotion()
    beginMotion(to: target)
    let animator = view.window?.animations.animate(
      from: exactOffset, to: target, velocity: velocity, motion: .spring(Self.returnSpring),
      precision: 0.5
    ) { [weak self] value in
      guard let self else { return }
      showUserOffset(value + motion.shift)
    } completion: { [weak self] finished in
      if finished { self?.endDeceleration() }
    }
    setAnimator(animator)
  }

  func animateScroll(to target: Double) {
    stopMotion()
    beginMotion(to: target)
    let animator = view.window?.animations.animate(
      from: position, to: target, motion: .spring(Self.returnSpring), precision: 0.5
    ) { [weak self] value in
      guard let self else { return }
      let position = value + motion.shift
      show(position - collapseHeader(to: position))
    } completion: { [weak self] finished in
      guard finished, let view = self?.view else { return }
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
    setAnimator(animator)
  }
}

/// Scrolling with the wheel. A whole notch starts an animation, which helps the eye follow, and each turn during the
/// animation extends it. A fraction of a notch, as touchpads send it, moves the content immediately, unless an
/// animation runs. While motion is reduced, every turn does.
extension ScrollAxis {
  func scrollByWheel(_ turned: Double) -> Bool {
    guard turned != 0, isScrollable || headerCollapse > 0 else { return false }
    guard !view.isPagingEnabled else { return scrollPagesByWheel(turned) }
    let start = motion.isWheeling ? motion.shiftedTarget : position
    let target = clamped(position: start + turned * ScrollView.wheelStep)
    guard target != start else { return false }
    if canAnimate, motion.isWheeling || turned == turned.rounded() {
      animateWheelScroll(to: target)
    } else {
      stopMotion()
      scrollByUser(toPosition: target)
    }
    return true
  }

  private func animateWheelScroll(to target: Double) {
    stopMotion()
    beginMotion(to: target, isWheeling: true)
    let animator = view.window?.animations.animate(
      from: position, to: target, motion: .curve(.easeOut, duration: ScrollView.wheelDuration)
    ) { [weak self] value in
      guard let self else { return }
      scrollByUser(toPosition: value + motion.shift)
    } completion: { [weak self] finished in
      if finished { self?.endWheeling() }
    }
    setAnimator(animator)
  }

  /// Stops an animation of the wheel for a press, which then reaches the content that the user sees.
  func stopWheeling() {
    if motion.isWheeling { stopMotion() }
  }
}

struct ScrollMotion {
  var animator: Animator?
  /// The offset or position where the motion ends, without `shift`.
  private(set) var target = 0.0
  /// Points added to the offsets since the motion began, because content before the visible part changed.
  private(set) var shift = 0.0
  private(set) var isWheeling = false

  var isRunning: Bool { animator?.isRunning ?? false }

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

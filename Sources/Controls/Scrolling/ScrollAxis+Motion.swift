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
    startMotion(
      from: exactOffset, to: target, velocity: velocity, timing: .spring(Self.returnSpring)
    ) { axis, offset in
      axis.showUserOffset(offset)
    } onFinish: { axis in
      axis.endDeceleration()
    }
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
    let wanted = axis.component(of: target)
    return wanted.isFinite ? wanted : rest
  }

  private func decelerate(at velocity: Double) {
    guard abs(velocity) > Self.minimumDecelerationVelocity, canAnimate else { return }
    let bounces = view.dragBounces
    // A critically damped spring follows the same decay if its target is the offset where the decay ends.
    startMotion(
      from: position, to: position + velocity / Self.decelerationRate, velocity: velocity,
      timing: .spring(Spring(dampingRatio: 1, response: 2 * Double.pi / Self.decelerationRate))
    ) { axis, wanted in
      axis.scrollByUser(toPosition: wanted)
      let velocity = axis.motion.velocity
      // Stops at an end, or when the motion is invisible: then a click must not count as catching the content.
      if abs(axis.position - wanted) > Self.roundingTolerance {
        guard bounces else { return axis.stopMotion() }
        axis.bounceBack(velocity: velocity)
      } else if abs(velocity) < Self.idleVelocity {
        axis.stopMotion()
      }
    }
  }

  private func bounceBack(velocity: Double) {
    settle(at: clamped(exactOffset), velocity: velocity)
  }

  func animateScroll(to target: Double) {
    startMotion(from: position, to: target, timing: .spring(Self.returnSpring)) { axis, position in
      axis.show(position - axis.collapseHeader(to: position))
    } onFinish: { axis in
      axis.view.delegate?.scrollViewDidEndScrollingAnimation(axis.view)
    }
  }
}

/// Scrolling with the wheel. A whole notch starts an animation, which helps the eye follow, and each turn during the
/// animation extends it. A fraction of a notch, as touchpads send it, moves the content immediately, unless an
/// animation runs. While motion is reduced, every turn does.
extension ScrollAxis {
  func scrollByWheel(_ turned: Double) -> Bool {
    guard turned != 0, isScrollable || headerCollapse > 0 else { return false }
    guard !view.isPagingEnabled else { return scrollPagesByWheel(turned) }
    let start = motion.isWheeling ? motion.target + motion.shift : position
    let target = clamped(position: start + turned * ScrollView.wheelStep)
    guard target != start else { return false }
    let isAnimated = canAnimate && (motion.isWheeling || turned == turned.rounded())
    stopMotion()
    if isAnimated {
      startMotion(
        from: position, to: target,
        timing: .curve(.easeOut, duration: ScrollView.wheelDuration), isWheeling: true
      ) { axis, position in
        axis.scrollByUser(toPosition: position)
      }
    } else {
      scrollByUser(toPosition: target)
    }
    return true
  }

  /// Stops an animation of the wheel for a press, which then reaches the content that the user sees.
  func stopWheeling() {
    if motion.isWheeling { stopMotion() }
  }
}

struct ScrollMotion {
  var animator: Animator?
  /// The offset or position where the motion ends, without `shift`.
  var target = 0.0
  /// Points added to the offsets since the motion began, because content before the visible part changed.
  var shift = 0.0
  var isWheeling = false

  var isRunning: Bool { animator?.isRunning ?? false }

  var velocity: Double { animator?.velocity ?? 0 }

  mutating func stop() {
    animator?.stop()
    self = ScrollMotion()
  }
}

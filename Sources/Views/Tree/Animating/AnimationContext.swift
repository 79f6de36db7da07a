// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The running closure of an animation, which captures changes of view properties.
final class AnimationContext {
  /// The innermost running closure. It makes plain property assignments inside the closure animate, as in UIKit.
  private(set) static var current: AnimationContext?

  let animator: PropertyAnimator
  let beginsFromCurrentState: Bool

  init(animator: PropertyAnimator, beginsFromCurrentState: Bool) {
    self.animator = animator
    self.beginsFromCurrentState = beginsFromCurrentState
  }

  /// The part of the animation in which changes happen, while the closure of a keyframe runs.
  var keyframe: ClosedRange<Double>?

  private var layoutRoots: [View] = []

  func run(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    body()
    while let view = layoutRoots.popLast() { view.layoutIfNeeded() }
  }

  /// Called before the closure changes something that the layout of a view depends on. A pending layout runs now,
  /// because it does not belong to the animation; the changed layout runs at the end of the closure.
  func willChangeLayout(of view: View) {
    let root = view.preferredSizeRoot
    guard !layoutRoots.contains(where: { $0 === root }) else { return }
    layoutRoots.append(root)
    Self.withoutAnimation { root.layoutIfNeeded() }
  }

  static func withoutAnimation(_ body: () -> Void) {
    let outer = current
    current = nil
    defer { current = outer }
    body()
  }
}

/// Combines all animations that a closure starts into one animator, which a container can run, scrub and reverse.
final class AnimationCollection {
  /// The innermost collection, which collects animators instead of starting them.
  private(set) static var current: AnimationCollection?

  private var animator: PropertyAnimator?

  static func collect(_ body: () -> Void) -> PropertyAnimator? {
    let (outer, collection) = (current, AnimationCollection())
    current = collection
    defer { current = outer }
    body()
    return collection.animator
  }

  func add(_ other: PropertyAnimator) {
    if let animator { animator.appendAnimations(of: other) } else { animator = other }
  }
}

extension PropertyAnimator {
  /// Returns an animator for all animations that `body` starts, for example with `View.animate`. It is not started, and
  /// has the timing of the first animation. Nil if no animation is started.
  package static func collectAnimations(_ body: () -> Void) -> PropertyAnimator? {
    AnimationCollection.collect(body)
  }
}

extension AnimationSystem {
  /// Starts an animation that repeats until it is stopped or `view` is deallocated. While `view` is not in a window, or
  /// the view or an ancestor is hidden, the animation does not advance and requests no frames.
  ///
  /// - Parameters:
  ///   - period: The duration of one repetition in seconds. Traps if it is not greater than 0.
  ///   - onChange: Called once per frame with the completed fraction of the current repetition, 0 ..< 1.
  public func loop(
    every period: Double, in view: View, onChange: @escaping (_ phase: Double) -> Void
  ) -> LoopAnimation {
    require(period > 0, "The period of a loop must be greater than 0 seconds, not \(period)")
    let loop = LoopAnimation(
      period: period, start: now, isOnScreen: { [weak view] in view?.isOnScreen },
      onChange: onChange)
    addLoop(loop)
    return loop
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// What an animation's closure is being run for: changes of view properties are captured into it.
final class AnimationContext {
  /// The innermost closure that runs now. It is set for the time of the closure only, so that
  /// plain property assignments inside it animate, as in UIKit.
  private(set) static var current: AnimationContext?

  /// Takes over what starts, instead of letting it run; set only while `PropertyAnimator.collecting(_:)` runs its closure.
  private(set) static var collection: AnimationCollection?

  let animator: PropertyAnimator
  let beginsFromCurrentState: Bool

  init(animator: PropertyAnimator, beginsFromCurrentState: Bool) {
    self.animator = animator
    self.beginsFromCurrentState = beginsFromCurrentState
  }

  /// The part of the way that changes take, while the closure of a keyframe runs.
  var keyframe: ClosedRange<Double>?

  /// The views whose layout the closure changes.
  private var layouts: [View] = []

  func run(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    body()
    while let view = layouts.popLast() { view.layoutIfNeeded() }
  }

  /// The closure is about to change what a view's layout follows from. Layout that is due already happens before
  /// that, as it has nothing to do with the animation; the changed one happens at the end of the closure.
  func willChangeLayout(of view: View) {
    let root = view.wishRoot
    guard !layouts.contains(where: { $0 === root }) else { return }
    layouts.append(root)
    Self.withoutAnimation { root.layoutIfNeeded() }
  }

  /// Runs a closure whose animations are taken over.
  static func collect(in collection: AnimationCollection, _ body: () -> Void) {
    let outer = Self.collection
    Self.collection = collection
    defer { Self.collection = outer }
    body()
  }

  /// Runs a closure whose changes are not animated, whatever runs around it.
  static func withoutAnimation(_ body: () -> Void) {
    let outer = current
    current = nil
    defer { current = outer }
    body()
  }
}

/// Makes one animator of all that a closure starts, so that a container can run it, scrub it and turn it round.
final class AnimationCollection {
  /// The first animator, which does what the others would do too; nil while nothing has started.
  private(set) var animator: PropertyAnimator?

  func take(_ other: PropertyAnimator) {
    if let animator { animator.absorb(other) } else { animator = other }
  }
}

extension PropertyAnimator {
  /// The animator of what `body` starts, such as with `View.animate`, itself not started yet. All of it moves as the
  /// first animation does. Nil where nothing starts.
  package static func collecting(_ body: () -> Void) -> PropertyAnimator? {
    let collection = AnimationCollection()
    AnimationContext.collect(in: collection, body)
    return collection.animator
  }
}

extension AnimationSystem {
  /// Runs an animation that repeats until it is stopped or `view` is released. While `view` is not in
  /// a window, or the view or an ancestor is hidden, the animation is not advanced and requests no
  /// frames.
  ///
  /// - Parameters:
  ///   - period: The duration of one round, in seconds; more than 0.
  ///   - onChange: Called once a frame with the completed fraction of the round, 0 ..< 1.
  public func loop(
    every period: Double, in view: View, onChange: @escaping (_ phase: Double) -> Void
  ) -> LoopAnimation {
    require(period > 0, "A loop cannot go round in \(period) seconds")
    let loop = LoopAnimation(
      period: period, start: now, isInSight: { [weak view] in view?.isInSight }, onChange: onChange)
    addLoop(loop)
    return loop
  }
}

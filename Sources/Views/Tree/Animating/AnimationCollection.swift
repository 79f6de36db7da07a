// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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

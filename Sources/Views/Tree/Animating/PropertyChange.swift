// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// One property of one view on its way, as an animator captured it.
struct PropertyChange {
  weak var view: View?
  let property: AnimatableProperty
  let from: AnimatedValue
  let to: AnimatedValue

  /// Gives the view the value it had before, without animation.
  let restore: () -> Void

  /// The part of the way in which it happens; nil for the whole.
  var keyframe: ClosedRange<Double>?

  func show(share: Double) {
    view?.present(value(at: share), for: property)
  }

  /// What the property shows when so much of the whole way is done.
  func value(at share: Double) -> AnimatedValue {
    guard let keyframe else { return from.interpolated(to: to, share: share) }
    let length = keyframe.upperBound - keyframe.lowerBound
    let part =
      length > 0 ? (share - keyframe.lowerBound) / length : share < keyframe.lowerBound ? 0 : 1
    return from.interpolated(to: to, share: min(max(0, part), 1))
  }

  /// Whether it is the later of two changes of one property in keyframes.
  func follows(_ other: PropertyChange) -> Bool {
    view === other.view && property == other.property && keyframe != nil && other.keyframe != nil
  }
}

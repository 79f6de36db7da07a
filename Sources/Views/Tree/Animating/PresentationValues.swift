// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

struct PresentationValues {
  // Nil while a property is not animated.
  private(set) var frame: Rect?
  private(set) var boundsOrigin: Point?
  private(set) var alpha: Double?
  private(set) var backgroundColor: Color?
  private(set) var transform: Transform?

  var animators: [AnimatableProperty: PropertyAnimator] = [:]
  /// Whether the view is hidden but still visible, because an animation removes it.
  var isRemovalAnimating = false
  var hasMissedAnimation = false

  var isAnimated: Bool { !animators.isEmpty }

  mutating func setValue(_ value: AnimatedValue) {
    switch value {
    case .rect(let rect): frame = rect
    case .point(let point): boundsOrigin = point
    case .number(let number): alpha = min(1, max(0, number))
    case .color(let color): backgroundColor = color
    case .transform(let transform): self.transform = transform
    }
  }

  mutating func removeValue(of property: AnimatableProperty) {
    switch property {
    case .frame: frame = nil
    case .boundsOrigin: boundsOrigin = nil
    case .alpha: alpha = nil
    case .backgroundColor: backgroundColor = nil
    case .transform: transform = nil
    }
  }

  func value(of property: AnimatableProperty) -> AnimatedValue? {
    switch property {
    case .frame: frame.map { .rect($0) }
    case .boundsOrigin: boundsOrigin.map { .point($0) }
    case .alpha: alpha.map { .number($0) }
    case .backgroundColor: backgroundColor.map { .color($0) }
    case .transform: transform.map { .transform($0) }
    }
  }
}

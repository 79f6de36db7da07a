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

  private(set) var animators: [AnimatableProperty: PropertyAnimator] = [:]
  /// Whether the view is hidden but still visible, because an animation removes it.
  private(set) var isRemovalAnimating = false
  private(set) var hasMissedAnimation = false

  var isAnimated: Bool { !animators.isEmpty }

  func animator(of property: AnimatableProperty) -> PropertyAnimator? { animators[property] }

  // The whole dictionary is set, because Swift would check each access to the values of each view in each frame if an
  // access lasted while another function runs, as it does when one entry changes.
  mutating func setAnimators(_ animators: [AnimatableProperty: PropertyAnimator]) {
    self.animators = animators
  }

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

  mutating func setRemovalAnimating(_ going: Bool) { isRemovalAnimating = going }

  mutating func setMissedAnimation(_ missed: Bool) { hasMissedAnimation = missed }
}

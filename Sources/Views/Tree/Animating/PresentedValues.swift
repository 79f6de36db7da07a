// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The values that a view shows while animations move its properties, and the animators that move them.
struct PresentedValues {
  // Nil where a property shows its own value.
  private(set) var frame: Rect?
  private(set) var boundsOrigin: Point?
  private(set) var alpha: Double?
  private(set) var backgroundColor: Color?
  private(set) var transform: Transform?

  private(set) var animators: [AnimatableProperty: PropertyAnimator] = [:]
  /// Whether the view still shows though it is hidden: an animation takes it away.
  private(set) var isGoing = false
  /// Whether an animation of the view ended immediately because the view was in no window.
  private(set) var hasMissedAnimation = false

  /// Whether an animator moves a property.
  var isAnimated: Bool { !animators.isEmpty }

  func animator(of property: AnimatableProperty) -> PropertyAnimator? { animators[property] }

  // The whole dictionary is set, so that Swift checks no access to the values of each view in each frame: it does if an
  // access to them lasts while another function runs, as changing one entry does.
  mutating func setAnimators(_ animators: [AnimatableProperty: PropertyAnimator]) {
    self.animators = animators
  }

  mutating func show(_ value: AnimatedValue) {
    switch value {
    case .rect(let rect): frame = rect
    case .point(let point): boundsOrigin = point
    case .number(let number): alpha = min(1, max(0, number))
    case .color(let color): backgroundColor = color
    case .transform(let transform): self.transform = transform
    }
  }

  /// The property shows its own value.
  mutating func end(_ property: AnimatableProperty) {
    switch property {
    case .frame: frame = nil
    case .boundsOrigin: boundsOrigin = nil
    case .alpha: alpha = nil
    case .backgroundColor: backgroundColor = nil
    case .transform: transform = nil
    }
  }

  /// Nil where the property shows its own value.
  func value(of property: AnimatableProperty) -> AnimatedValue? {
    switch property {
    case .frame: frame.map { .rect($0) }
    case .boundsOrigin: boundsOrigin.map { .point($0) }
    case .alpha: alpha.map { .number($0) }
    case .backgroundColor: backgroundColor.map { .color($0) }
    case .transform: transform.map { .transform($0) }
    }
  }

  mutating func setGoing(_ going: Bool) { isGoing = going }

  mutating func setMissedAnimation(_ missed: Bool) { hasMissedAnimation = missed }
}

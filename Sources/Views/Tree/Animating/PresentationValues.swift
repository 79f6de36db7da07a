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

nonisolated enum AnimatedValue: Sendable, Equatable {
  case rect(Rect)
  case point(Point)
  case number(Double)
  case color(Color)
  case transform(Transform)

  /// Returns the value at `fraction` of the distance to `end`. A spring that overshoots passes fractions above 1.
  func interpolated(to end: AnimatedValue, fraction: Double) -> AnimatedValue {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    switch (self, end) {
    case (.rect(let from), .rect(let to)):
      return .rect(
        Rect(
          mix(from.minX, to.minX), mix(from.minY, to.minY),
          max(0, mix(from.width, to.width)), max(0, mix(from.height, to.height))))
    case (.point(let from), .point(let to)):
      return .point(Point(mix(from.x, to.x), mix(from.y, to.y)))
    case (.number(let from), .number(let to)):
      return .number(mix(from, to))
    case (.color(let from), .color(let to)):
      func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
        UInt8(min(255, max(0, mix(Double(from), Double(to)).rounded())))
      }
      return .color(
        Color(
          red: channel(from.red, to.red), green: channel(from.green, to.green),
          blue: channel(from.blue, to.blue), alpha: channel(from.alpha, to.alpha)))
    case (.transform(let from), .transform(let to)):
      return .transform(
        Transform(
          a: mix(from.a, to.a), b: mix(from.b, to.b), c: mix(from.c, to.c), d: mix(from.d, to.d),
          tx: mix(from.tx, to.tx), ty: mix(from.ty, to.ty)))
    default:
      return end
    }
  }
}

nonisolated enum AnimatableProperty: Sendable, Hashable, CaseIterable {
  case frame
  case boundsOrigin
  case alpha
  case backgroundColor
  case transform
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

nonisolated protocol SourceValue {
  var source: String { get }
}

nonisolated extension SourceValue where Self: RawRepresentable<String> {
  var source: String { ".\(rawValue)" }
}

extension DrawerStyle: SourceValue {}
extension DrawerLock: SourceValue {}
extension DrawerCenterInteraction: SourceValue {}

extension Bool: SourceValue {
  nonisolated var source: String { description }
}

nonisolated extension Double: SourceValue {
  var source: String { shortDescription }

  /// With at most two decimals, without trailing zeros.
  var shortDescription: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

nonisolated extension ClosedRange<Double>: SourceValue {
  var source: String { "\(lowerBound.shortDescription)...\(upperBound.shortDescription)" }
}

nonisolated extension DrawerLength: SourceValue {
  var source: String {
    let visibleCenterArgument =
      minimumVisibleCenter == DrawerLength.standard.minimumVisibleCenter
      ? "" : ", minimumVisibleCenter: \(minimumVisibleCenter.shortDescription)"
    if fraction == 0, minimum == maximum {
      return ".fixed(\(minimum.shortDescription)\(visibleCenterArgument))"
    }
    return
      "DrawerLength(fraction: \(fraction.shortDescription), minimum: \(minimum.shortDescription), "
      + "maximum: \(maximum.shortDescription)\(visibleCenterArgument))"
  }
}

nonisolated extension Color: SourceValue {
  var source: String {
    switch self {
    case .black: ".black"
    case .white: ".white"
    default:
      "Color(red: \(red), green: \(green), blue: \(blue)"
        + (isOpaque ? ")" : ", alpha: \(alpha))")
    }
  }
}

nonisolated extension EdgeShadow: SourceValue {
  /// Only the values that differ from the library's defaults, and the blur.
  var source: String {
    let plain = EdgeShadow()
    var arguments = ["blur: \(blur.shortDescription)"]
    if let opacity { arguments.append("opacity: \(opacity.shortDescription)") }
    if offset != plain.offset {
      arguments.append("offset: Point(\(offset.x.shortDescription), \(offset.y.shortDescription))")
    }
    if color != plain.color { arguments.append("color: \(color.source)") }
    return "EdgeShadow(\(arguments.joined(separator: ", ")))"
  }
}

/// A set of gestures with their names in the library and their titles in the form.
nonisolated protocol NamedGestures: OptionSet, SourceValue where RawValue == UInt8 {
  static var namedGestures: [(gesture: Self, name: String, title: Words)] { get }
}

nonisolated extension NamedGestures {
  var source: String {
    let names = Self.namedGestures.filter { isSuperset(of: $0.gesture) }.map { ".\($0.name)" }
    return "[\(names.joined(separator: ", "))]"
  }
}

nonisolated extension DrawerOpenGestures: NamedGestures {
  static let namedGestures: [(gesture: DrawerOpenGestures, name: String, title: Words)] = [
    (.bar, "bar", Words("Drag the bar")),
    (.edge, "edge", Words("Drag from the edge")),
    (.center, "center", Words("Drag the center by touch")),
    (.mouseInCenter, "mouseInCenter", Words("Drag the center with the mouse")),
    (.wheel, "wheel", Words("Scroll sideways")),
    (.peek, "peek", Words("Press and hold at the edge")),
  ]
}

nonisolated extension DrawerCloseGestures: NamedGestures {
  static let namedGestures: [(gesture: DrawerCloseGestures, name: String, title: Words)] = [
    (.bar, "bar", Words("Drag the bar")),
    (.center, "center", Words("Drag the center")),
    (.side, "side", Words("Drag the side")),
    (.tapBar, "tapBar", Words("Click the bar")),
    (.tapCenter, "tapCenter", Words("Click the center")),
    (.wheel, "wheel", Words("Scroll sideways")),
  ]
}

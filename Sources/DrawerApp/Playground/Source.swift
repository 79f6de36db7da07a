// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A value that can be written as Swift source.
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
  var source: String { short }

  /// With two decimals at most, and none when they are zero.
  var short: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

nonisolated extension ClosedRange<Double>: SourceValue {
  var source: String { "\(lowerBound.short)...\(upperBound.short)" }
}

nonisolated extension DrawerLength: SourceValue {
  var source: String {
    let ledge = ledge == DrawerLength.standard.ledge ? "" : ", ledge: \(ledge.short)"
    if fraction == 0, minimum == maximum { return ".fixed(\(minimum.short)\(ledge))" }
    return "DrawerLength(fraction: \(fraction.short), minimum: \(minimum.short), "
      + "maximum: \(maximum.short)\(ledge))"
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
  /// With what differs from the library's defaults.
  var source: String {
    let plain = EdgeShadow()
    var arguments = ["blur: \(blur.short)"]
    if let opacity { arguments.append("opacity: \(opacity.short)") }
    if offset != plain.offset {
      arguments.append("offset: Point(\(offset.x.short), \(offset.y.short))")
    }
    if color != plain.color { arguments.append("color: \(color.source)") }
    return "EdgeShadow(\(arguments.joined(separator: ", ")))"
  }
}

nonisolated extension DrawerOpenGestures: SourceValue {
  /// Each with its name in the library, and what a form calls it.
  static let named: [(gesture: DrawerOpenGestures, name: String, title: Words)] = [
    (.bar, "bar", Words("Drag of the bar")),
    (.edge, "edge", Words("Drag from the edge")),
    (.center, "center", Words("Finger in the center")),
    (.mouseInCenter, "mouseInCenter", Words("Mouse in the center")),
    (.wheel, "wheel", Words("Sideways wheel")),
    (.peek, "peek", Words("Press and hold at the edge")),
  ]

  var source: String { list(of: Self.named.filter { contains($0.gesture) }.map(\.name)) }
}

nonisolated extension DrawerCloseGestures: SourceValue {
  static let named: [(gesture: DrawerCloseGestures, name: String, title: Words)] = [
    (.bar, "bar", Words("Drag of the bar")),
    (.center, "center", Words("Drag of the center")),
    (.side, "side", Words("Drag of the side")),
    (.tapBar, "tapBar", Words("Click on the bar")),
    (.tapCenter, "tapCenter", Words("Click on the center")),
    (.wheel, "wheel", Words("Sideways wheel")),
  ]

  var source: String { list(of: Self.named.filter { contains($0.gesture) }.map(\.name)) }
}

private nonisolated func list(of names: [String]) -> String {
  "[" + names.map { ".\($0)" }.joined(separator: ", ") + "]"
}

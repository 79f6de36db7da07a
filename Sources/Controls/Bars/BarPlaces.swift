// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Divides the width of a bar from both ends. In a right-to-left layout the leading end is the
/// right one.
struct BarPlaces {
  /// Points between the edge and the first button. A button has margins of its own around its
  /// content.
  static let margin = 4.0

  let width: Double
  let isMirrored: Bool

  /// Points that are taken, from either end.
  private(set) var leading: Double
  private(set) var trailing: Double

  init(width: Double, isMirrored: Bool) {
    self.width = width
    self.isMirrored = isMirrored
    leading = Self.margin
    trailing = Self.margin
  }

  /// Points between what is taken.
  var left: Double { max(0, width - leading - trailing) }

  mutating func takeLeading(_ length: Double, height: Double, middle: Double) -> Rect {
    defer { leading += length }
    return rect(from: leading, length, height: height, middle: middle)
  }

  mutating func takeTrailing(_ length: Double, height: Double, middle: Double) -> Rect {
    trailing += length
    return rect(from: width - trailing, length, height: height, middle: middle)
  }

  /// A button is as high as its row. Any other view has the height that `sizeThatFits(_:)` gives,
  /// in the middle of the row.
  static func height(of view: View, in room: Size) -> Double {
    view is Button ? room.height : min(room.height, view.sizeThatFits(room).height)
  }

  /// A rectangle at a distance from the leading edge.
  func rect(from start: Double, _ length: Double, height: Double, middle: Double) -> Rect {
    Rect(isMirrored ? width - start - length : start, middle - height / 2, length, height)
  }
}

extension BarAppearance {
  /// Gives a bar the background. Without one the bar keeps the background that the program gave it.
  func fill(_ bar: View, replacing old: BarAppearance) {
    guard backgroundColor != old.backgroundColor else { return }
    bar.backgroundColor = backgroundColor ?? .surface
  }
}

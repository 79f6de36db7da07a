// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Distributes the width of a bar from both ends. In a right-to-left layout the leading end is at the right.
struct BarItemLayout {
  /// Points between the edge and the first button, in addition to the button's own margins.
  static let margin = 4.0

  let width: Double
  let isMirrored: Bool

  private(set) var leadingWidth: Double
  private(set) var trailingWidth: Double

  init(width: Double, isMirrored: Bool) {
    self.width = width
    self.isMirrored = isMirrored
    leadingWidth = Self.margin
    trailingWidth = Self.margin
  }

  var remainingWidth: Double { max(0, width - leadingWidth - trailingWidth) }

  mutating func reserveLeading(_ length: Double, height: Double, middle: Double) -> Rect {
    defer { leadingWidth += length }
    return rect(from: leadingWidth, length, height: height, middle: middle)
  }

  mutating func reserveTrailing(_ length: Double, height: Double, middle: Double) -> Rect {
    trailingWidth += length
    return rect(from: width - trailingWidth, length, height: height, middle: middle)
  }

  /// A button has the height of the row; another view has the height that it needs, limited to the row.
  static func height(of view: View, in room: Size) -> Double {
    view is Button ? room.height : min(room.height, view.sizeThatFits(room).height)
  }

  func rect(from start: Double, _ length: Double, height: Double, middle: Double) -> Rect {
    Rect(isMirrored ? width - start - length : start, middle - height / 2, length, height)
  }
}

extension BarAppearance {
  func applyBackground(to bar: View, replacing old: BarAppearance) {
    guard backgroundColor != old.backgroundColor else { return }
    bar.backgroundColor = backgroundColor ?? .surface
  }
}

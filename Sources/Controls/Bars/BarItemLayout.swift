// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Distributes the width of a bar from both ends. In a right-to-left layout the leading end is at the right.
struct BarItemLayout {
  /// Points between the edge and the first button, in addition to the button's own margins.
  static let margin = 4.0

  /// The width of the bar, and the height of its buttons.
  var room = Size.zero
  /// The vertical middle of the row.
  var middle = 0.0
  private var isMirrored = false
  private(set) var leadingWidth = Self.margin
  private(set) var trailingWidth = Self.margin

  init() {}

  init(in bar: View, height: Double, middle: Double) {
    room = Size(bar.bounds.width, height)
    self.middle = middle
    isMirrored = bar.isMirrored
  }

  var remainingWidth: Double { max(0, room.width - leadingWidth - trailingWidth) }

  /// The width that a view needs, and the height of the row for a button; another view has the height that it needs,
  /// limited to the row.
  func size(of view: View) -> Size {
    let size = view.sizeThatFits(room)
    return Size(size.width, view is Button ? room.height : min(room.height, size.height))
  }

  mutating func placeLeading(_ view: View) { view.frame = reserveLeading(size(of: view)) }

  mutating func placeTrailing(_ view: View) {
    let size = size(of: view)
    trailingWidth += size.width
    view.frame = rect(from: room.width - trailingWidth, size)
  }

  mutating func reserveLeading(_ size: Size) -> Rect {
    defer { leadingWidth += size.width }
    return rect(from: leadingWidth, size)
  }

  func rect(from start: Double, _ size: Size) -> Rect {
    Rect(
      isMirrored ? room.width - start - size.width : start, middle - size.height / 2, size.width,
      size.height)
  }
}

extension BarAppearance {
  func applyBackground(to bar: View, replacing old: BarAppearance) {
    guard backgroundColor != old.backgroundColor else { return }
    bar.backgroundColor = backgroundColor ?? .surface
  }
}

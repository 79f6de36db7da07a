// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The capsule of a tab that shows a number or a short text.
enum TabBarBadge {
  /// Points, where a line of text is not higher.
  private static let smallestHeight = 18.0
  private static let padding = 5.0
  /// Points that the capsule reaches over the corner of an icon.
  private static let overlap = 6.0
  /// The share of a tab's width that a text may take.
  private static let widestShare = 0.5

  static func size(of text: String, for view: View) -> Size {
    let font = view.theme.fonts.captionStrong
    let width = view.textMeasurer.width(of: text, in: font)
    let height = max(smallestHeight, TextLayout.lineHeight(of: font))
    return Size(max(height, (width + 2 * padding).rounded(.up)), height)
  }

  /// What the capsule of a tab says in a width.
  static func label(
    of badge: TableViewCell.Badge?, fittingIn width: Double, for view: View
  ) -> String? {
    badge?.label(in: view.traits.numberFormat) { size(of: $0, for: view).width <= width }
  }

  /// Draws the capsule of a badge at the icon's upper corner, on the side where reading ends.
  static func draw(
    _ badge: TableViewCell.Badge, overlapping icon: Rect, in plate: Rect, of button: TabBarButton,
    _ canvas: inout Canvas
  ) {
    // A long text keeps within its part of the tab; a number is written whole.
    var widest = plate.width
    if case .text = badge { widest *= widestShare }
    guard let text = label(of: badge, fittingIn: widest, for: button) else { return }
    let natural = size(of: text, for: button)
    let isMirrored = button.traits.layoutDirection == .rightToLeft
    let width = min(natural.width, widest)
    let left =
      isMirrored
      ? max(plate.minX, icon.minX + overlap - width)
      : min(icon.maxX - overlap, plate.maxX - width)
    let top = max(plate.minY, icon.minY - natural.height / 3)
    draw(
      text, in: Rect(left, top, width, natural.height), isEnabled: button.isEnabled, of: button,
      &canvas)
  }

  static func draw(
    _ text: String, in place: Rect, isEnabled: Bool, of view: View, _ canvas: inout Canvas
  ) {
    let font = view.theme.fonts.captionStrong
    let layout = TextLayout(
      text, font: font, width: max(0, place.width - padding), maximumLines: 1,
      measurer: view.textMeasurer)
    // Red, as in UIKit: people look for badges.
    canvas.fill(place, isEnabled ? .danger : .pressed, radius: place.height / 2)
    canvas.text(
      layout, font, isEnabled ? .onAccent : .disabledText,
      at: Point(place.midX - layout.size.width / 2, place.midY - layout.size.height / 2))
  }
}

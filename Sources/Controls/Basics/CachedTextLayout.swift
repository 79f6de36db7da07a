// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// A text layout that is computed again only if one of its inputs has changed, which a color is not.
struct CachedTextLayout {
  private struct Key: Equatable {
    var text: String
    var font: Font
    var width: Double
    var maximumLines: Int
    var lineBreakMode: LineBreakMode
    var alignment: TextLayout.Alignment
    var measurer: ObjectIdentifier
    var scale: Double
  }

  private var key: Key?
  private var layout: TextLayout?
  private var size: Size?

  private static func key(
    _ text: String, _ font: Font, _ width: Double, _ maximumLines: Int,
    _ lineBreakMode: LineBreakMode, _ alignment: TextLayout.Alignment, _ view: View
  ) -> Key {
    Key(
      text: text, font: font, width: width, maximumLines: maximumLines,
      lineBreakMode: lineBreakMode, alignment: alignment.resolved(isMirrored: view.isMirrored),
      measurer: ObjectIdentifier(view.textMeasurer), scale: view.traits.scale)
  }

  mutating func layout(
    _ text: String, font: Font, width: Double, maximumLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail, alignment: TextLayout.Alignment = .left,
    for view: View
  ) -> TextLayout {
    let wanted = Self.key(text, font, width, maximumLines, lineBreakMode, alignment, view)
    if let layout, key == wanted { return layout }
    let made = TextLayout(
      text, font: font, width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode,
      alignment: wanted.alignment, measurer: view.textMeasurer)
    (key, layout, size) = (wanted, made, made.size)
    return made
  }

  /// Returns only the size, for a text whose lines need too much memory to be kept.
  mutating func size(
    _ text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode,
    alignment: TextLayout.Alignment, for view: View
  ) -> Size {
    let wanted = Self.key(text, font, width, maximumLines, lineBreakMode, alignment, view)
    if let size, key == wanted { return size }
    let made = layout(
      text, font: font, width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode,
      alignment: alignment, for: view)
    layout = nil
    return made.size
  }
}

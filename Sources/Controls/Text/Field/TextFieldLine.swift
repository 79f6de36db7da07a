// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The line of a text field. A long text is divided into parts side by side, of which only the visible ones are laid
/// out. Offsets are bytes of UTF-8, coordinates are points from the left edge of the text.
final class TextFieldLine {
  struct Setting: Equatable {
    var font: Font
    var scale: Double
    var measurer: ObjectIdentifier
  }

  /// Bytes of UTF-8 of a part, somewhat more than is visible. A text of up to twice as many is one part.
  static let partLength = 512

  private static let minimumPartWidth = 0.001

  private(set) var text = ""
  private var parts = TextParts("", length: partLength)
  /// The widths of the parts in order, estimated for parts that have not been visible.
  private var widths = RowGeometry(count: 1, commonHeight: 1)
  /// The layouts of parts that are visible or contain the caret.
  private var layouts: [Int: ParagraphLayout] = [:]
  private var setting: Setting?
  private var measurer: any TextMeasurer = ApproximateTextMeasurer()

  /// Updates the text; unchanged parts keep their layouts.
  func update(_ new: String, font: Font, scale: Double, measurer: any TextMeasurer) {
    let wanted = Setting(font: font, scale: scale, measurer: ObjectIdentifier(measurer))
    self.measurer = measurer
    if wanted != setting {
      setting = wanted
      parts = TextParts(new[...], length: Self.partLength)
      resetWidths(new, font)
    } else if new != text {
      let (bytes, inserted) = Self.difference(text, new)
      let before = parts.count
      let (old, count) = parts.replace(bytes, with: inserted, in: new[...])
      if before == 1 || parts.count == 1 {
        resetWidths(new, font)
      } else {
        layouts = layouts.filter { $0.key < old.lowerBound }
        if old.count != count {
          widths.removeRows(old)
          widths.insertRows(count, at: old.lowerBound)
        }
      }
    }
    text = new
  }

  private func resetWidths(_ text: String, _ font: Font) {
    layouts = [:]
    // Half an em per byte is right for Latin text.
    let bytes = Double(text.utf8.count) / Double(parts.count)
    widths = RowGeometry(count: parts.count, commonHeight: max(1, bytes * font.size / 2))
  }

  /// The edges of the characters of a short text, like `ParagraphLayout.edges(ofLine:)`. Empty for a long text.
  var edges: [Double] { parts.count == 1 ? layout(0).edges(ofLine: 0) : [] }

  // MARK: Parts

  var isRightToLeft: Bool { layout(0).isRightToLeft }

  var width: Double { parts.count == 1 ? layout(0).layout.size.width : widths.height }

  private func layout(_ part: Int) -> ParagraphLayout {
    if let known = layouts[part] { return known }
    let font = setting?.font ?? Font(size: 1)
    let own = String(text[...][bytes: parts.range(part)])
    let lines = TextLayout(
      own, font: font, width: .infinity, lineBreakMode: .byClipping, alignment: .natural,
      measurer: measurer)
    let layout = ParagraphLayout(
      text: own, layout: lines, continuesInNextLayout: false, font: font, measurer: measurer)
    layouts[part] = layout
    widths.setHeight(max(Self.minimumPartWidth, layout.layout.size.width), ofRow: part)
    return layout
  }

  private func leftEdge(of part: Int) -> Double {
    guard parts.count > 1 else { return 0 }
    return isRightToLeft ? widths.height - widths.top(ofRow: part + 1) : widths.top(ofRow: part)
  }

  private func part(at x: Double) -> Int {
    guard parts.count > 1 else { return 0 }
    return widths.row(at: isRightToLeft ? widths.height - x : x) ?? 0
  }

  private func parts(from left: Double, to right: Double) -> ClosedRange<Int> {
    let (first, last) = (part(at: left), part(at: right))
    return min(first, last)...max(first, last)
  }

  /// Lays out the visible parts and the part of `offset`, and discards others. Returns whether the width has changed.
  func layOut(from left: Double, to right: Double, andPartOf offset: Int) -> Bool {
    let width = width
    let shown = parts(from: left, to: right)
    for part in shown { _ = layout(part) }
    let caret = parts.part(of: offset)
    if layouts.count > shown.count + 2 {
      layouts = layouts.filter { shown.contains($0.key) || $0.key == caret || $0.key == 0 }
    }
    return self.width != width
  }

  // MARK: Positions

  func caretX(at offset: Int) -> Double {
    let part = parts.part(of: offset)
    let layout = layout(part)
    return leftEdge(of: part) + layout.caretRect(at: offset - parts.range(part).lowerBound).minX
  }

  /// The caret offset that is nearest to `x`, or the offset of the character there.
  func offset(at x: Double, ofCharacter: Bool) -> Int {
    let part = part(at: x)
    let layout = layout(part)
    let point = Point(x - leftEdge(of: part), 0)
    return parts.range(part).lowerBound + layout.offset(at: point, ofCharacter: ofCharacter)
  }

  /// The next caret offset to the right or left; nil at the end of the text.
  func offset(nextTo offset: Int, toRight: Bool) -> Int? {
    let part = parts.part(of: offset)
    let start = parts.range(part).lowerBound
    if let next = layout(part).offset(nextTo: offset - start, toRight: toRight) {
      return start + next
    }
    if toRight != isRightToLeft {
      return part + 1 < parts.count ? parts.range(part + 1).lowerBound : nil
    }
    guard part > 0 else { return nil }
    let before = parts.range(part - 1)
    let next = layout(part - 1).offset(nextTo: before.count, toRight: toRight)
    return next.map { before.lowerBound + $0 }
  }

  func rects(of range: Range<Int>, from left: Double, to right: Double) -> [Rect] {
    var rects: [Rect] = []
    for part in parts(from: left, to: right) {
      let bytes = parts.range(part)
      let own = range.clamped(to: bytes)
      guard !own.isEmpty else { continue }
      let layout = layout(part)
      let x = self.leftEdge(of: part)
      for rect in layout.rects(
        of: own.lowerBound - bytes.lowerBound..<own.upperBound - bytes.lowerBound)
      {
        rects.append(rect.offset(by: Point(x, 0)))
      }
    }
    return rects
  }

  func visibleLayouts(from left: Double, to right: Double) -> [(layout: TextLayout, left: Double)] {
    parts(from: left, to: right).map { part in
      let layout = layout(part).layout
      return (layout, self.leftEdge(of: part))
    }
  }

  /// The range of bytes in which two texts differ, and the length of its replacement.
  private static func difference(_ old: String, _ new: String) -> (Range<Int>, inserted: Int) {
    var (old, new) = (old, new)
    return old.withUTF8 { old in
      new.withUTF8 { new in
        let most = min(old.count, new.count)
        var start = 0
        while start < most, old[start] == new[start] { start &+= 1 }
        var end = 0
        while end < most - start, old[old.count &- 1 &- end] == new[new.count &- 1 &- end] {
          end &+= 1
        }
        return (start..<old.count - end, new.count - end - start)
      }
    }
  }
}

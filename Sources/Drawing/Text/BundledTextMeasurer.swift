// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Measures text for views that are not in a window, with the widths and the kerning of the bundled face, like a host
/// that draws with that face. Widths of other characters, such as letters of other scripts, are approximate.
package final class BundledTextMeasurer: TextMeasurer {
  private struct Glyph {
    /// The advance in units, `unitsPerEm` per em.
    var advance: Int
    var row: Int
    var column: Int
  }

  private final class Face {
    let characters: [UInt32: Glyph]
    /// The glyphs of the characters below U+0180, which are most characters of all texts.
    let latinGlyphs: [Glyph?]
    let kerning: StaticString
    let columnCount: Int

    init(_ characters: StaticString, _ kerning: StaticString, columnCount: Int) {
      self.kerning = kerning
      self.columnCount = columnCount
      var known: [UInt32: Glyph] = [:]
      for start in stride(from: 0, to: characters.utf8CodeUnitCount, by: 10) {
        let scalar = UInt32(number(characters, start, 3))
        known[scalar] = Glyph(
          advance: number(characters, start + 3, 3), row: number(characters, start + 6, 2),
          column: number(characters, start + 8, 2))
      }
      self.characters = known
      latinGlyphs = (0..<0x180).map { known[$0] }
    }

    func glyph(_ scalar: Unicode.Scalar) -> Glyph? {
      scalar.value < 0x180 ? latinGlyphs[Int(scalar.value)] : characters[scalar.value]
    }

    func kerning(_ left: Glyph, _ right: Glyph) -> Int {
      number(kerning, 2 * (left.row * columnCount + right.column), 2) - 1624
    }
  }

  private static let unitsPerEm = 2816.0
  /// The distances above and below the baseline in ems, for both weights.
  private static let ascent = 2728 / unitsPerEm
  private static let descent = 680 / unitsPerEm
  /// Hosts open fonts at sizes of eighths of a pixel.
  private static let sizeStepsPerPoint = 8.0

  /// The widths of characters that the face lacks, in ems.
  private static let wideAdvance = 1.0
  private static let otherAdvance = 0.55
  /// The width of each character of a monospaced font, in ems.
  private static let monospaceAdvance = 0.6
  private static let tabWidth = 4

  private lazy var regular = Face(
    InterRegularWidths.characters, InterRegularWidths.kerning,
    columnCount: InterRegularWidths.columnCount)
  private lazy var semibold = Face(
    InterSemiBoldWidths.characters, InterSemiBoldWidths.kerning,
    columnCount: InterSemiBoldWidths.columnCount)

  package nonisolated init() {}

  package func metrics(of font: Font) -> FontMetrics {
    let size = Self.roundedSize(of: font)
    return FontMetrics(
      ascent: (size * Self.ascent).rounded(.up), descent: (size * Self.descent).rounded(.down))
  }

  package func width(of text: String, in font: Font) -> Double {
    let text = text[...].prefix(maxBytes: TextLayout.maximumLineByteCount)
    let isMonospaced = font.family.map { $0.lowercased().contains("mono") } ?? false
    let face = font.weight == .semibold ? semibold : regular
    var units = 0
    var ems = 0.0
    var last: Glyph?
    func add(_ glyph: Glyph) {
      if let last { units += face.kerning(last, glyph) }
      units += glyph.advance
      last = glyph
    }
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 || scalar.value == 0x7F {
        guard scalar == "\t", let space = face.glyph(" ") else { continue }
        for _ in 0..<Self.tabWidth { add(space) }
      } else if isMonospaced, scalar.value < 0x300 {
        ems += Self.monospaceAdvance
      } else if let glyph = face.glyph(scalar) {
        add(glyph)
      } else if let advance = Self.advance(of: scalar) {
        ems += advance
        last = nil
      }
    }
    return (Double(units) / Self.unitsPerEm + ems) * Self.roundedSize(of: font)
  }

  private static func advance(of scalar: Unicode.Scalar) -> Double? {
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return nil }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return nil
    default:
      return LineBreakClass.entry(of: scalar).isWide || properties.isEmojiPresentation
        ? wideAdvance : otherAdvance
    }
  }

  private static func roundedSize(of font: Font) -> Double {
    (font.size * sizeStepsPerPoint).rounded() / sizeStepsPerPoint
  }
}

/// Returns a number in base 57, whose digits are the characters from 35 up.
private func number(_ digits: StaticString, _ start: Int, _ count: Int) -> Int {
  var value = 0
  for index in start..<(start + count) {
    value = value * 57 + Int(digits.utf8Start[index]) - 35
  }
  return value
}

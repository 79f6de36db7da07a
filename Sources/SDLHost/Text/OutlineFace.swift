// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CFreeType
internal import CPixels

/// The letters of a font face at one size, drawn at fractions of a pixel by FreeType.
///
/// Each glyph is rasterized once, with columns that are a fraction of a pixel wide. The coverage of a pixel is the mean of
/// its columns, so one rasterized glyph serves for each fraction at which it is drawn.
@MainActor
final class OutlineFace {
  /// The distances from the baseline to the top and to the bottom in whole pixels, both positive.
  let ascent: Int
  let descent: Int

  private let outlines: FontOutlines
  private let size: FT_Size
  private let source: FontSource
  private let pixelsPerUnit: Double

  /// The base-2 logarithm of the number of columns in a pixel.
  private let columnShift: Int

  private var glyphs: [UInt32: Glyph] = [:]
  /// The rows of all glyphs. Each number is the sum of the coverage to the left of a column, modulo 65,536.
  private var sums: [UInt16] = []

  private struct Glyph {
    /// The distance from the origin to the left edge, and the width, in columns.
    var left = 0
    var width = 0
    /// The distance from the baseline up to the top edge, and the height, in rows.
    var top = 0
    var height = 0
    /// The index of the first row in `sums`. A row has one number more than columns.
    var start = 0
  }

  /// The sizes in pixels from which a pixel has eight columns instead of 32, and one. With 32 columns, the distance between
  /// two letters is off by at most a 32nd of a pixel.
  private static let minimumCoarseSize = 24.0
  private static let minimumWholeSize = 96.0

  /// The maximum number of sums that are kept: 512 KB, some 120 glyphs of 14 pixels, or 20 of 56 pixels.
  private static let maximumSumCount = 256 << 10

  /// The slant of SDL_ttf's synthesized italics: 12 degrees, as a fixed-point number with 16 bits after the point.
  private static let slant: FT_Fixed = 0x366A

  init(
    _ source: FontSource, pixelSize: Double, outlines: FontOutlines
  ) throws(HostError) {
    var made: FT_Size?
    guard FT_New_Size(outlines.face, &made) == 0, let size = made, FT_Activate_Size(size) == 0,
      FT_Set_Char_Size(outlines.face, 0, FT_F26Dot6((pixelSize * 64).rounded()), 72, 72) == 0
    else {
      throw HostError(
        .unavailable, "cannot open the font \(source.label)",
        reason: "it has no size of \(pixelSize) pixels")
    }
    self.source = source
    self.outlines = outlines
    self.size = size
    pixelsPerUnit = pixelSize / Double(max(1, outlines.face.pointee.units_per_EM))
    columnShift =
      pixelSize < Self.minimumCoarseSize ? 5 : pixelSize < Self.minimumWholeSize ? 3 : 0
    let scale = size.pointee.metrics.y_scale
    ascent = Int(FT_MulFix(FT_Long(outlines.face.pointee.ascender), scale) + 63) >> 6
    descent = -Int(FT_MulFix(FT_Long(outlines.face.pointee.descender), scale)) >> 6
  }

  isolated deinit {
    FT_Done_Size(size)
  }

  /// Draws a run's glyphs into a mask, relative to the run's left end on the baseline.
  func bitmap(of run: [PositionedGlyph]) -> TextBitmap {
    FT_Activate_Size(size)
    if sums.count > Self.maximumSumCount {
      glyphs.removeAll(keepingCapacity: true)
      sums.removeAll(keepingCapacity: true)
    }
    var ink = PixelRect(minX: .max, minY: .max, maxX: .min, maxY: .min)
    for positioned in run {
      let glyph = glyph(positioned.glyph)
      guard glyph.width > 0 else { continue }
      let left = column(positioned) + glyph.left
      let top = row(positioned) - glyph.top
      ink.minX = min(ink.minX, left >> columnShift)
      ink.maxX = max(ink.maxX, (left + glyph.width - 1) >> columnShift + 1)
      ink.minY = min(ink.minY, top)
      ink.maxY = max(ink.maxY, top + glyph.height)
    }
    guard ink.minX < ink.maxX,
      let mask = CoverageMask(
        width: ink.width, height: ink.height, offsetX: ink.minX, offsetY: ink.minY)
    else { return .empty }
    sums.withUnsafeBufferPointer { sums in
      guard let first = sums.baseAddress else { return }
      for positioned in run {
        guard let glyph = glyphs[positioned.glyph], glyph.width > 0 else { continue }
        let left = column(positioned) + glyph.left - ink.minX << columnShift
        let top = row(positioned) - glyph.top - ink.minY
        for y in 0..<glyph.height {
          pixels_add_glyph(
            mask.row(top + y), first + glyph.start + y * (glyph.width + 1), glyph.width, left,
            UInt32(columnShift))
        }
      }
    }
    return .coverage(mask)
  }

  private func column(_ positioned: PositionedGlyph) -> Int {
    Int((Double(positioned.x) * pixelsPerUnit * Double(1 << columnShift)).rounded())
  }

  private func row(_ positioned: PositionedGlyph) -> Int {
    -Int((Double(positioned.y) * pixelsPerUnit).rounded())
  }

  /// The glyph with a number; it has no width if it cannot be drawn or is empty.
  private func glyph(_ number: UInt32) -> Glyph {
    if let known = glyphs[number] { return known }
    let made = rasterize(number)
    glyphs[number] = made
    return made
  }

  private func rasterize(_ number: UInt32) -> Glyph {
    let face = outlines.face
    let flags = FT_Int32(FT_LOAD_NO_BITMAP) | freetype_light_hinting
    guard FT_Load_Glyph(face, number, flags) == 0, let slot = face.pointee.glyph else {
      return Glyph()
    }
    if source.isEmboldened {
      // As FreeType's own emboldening: a 24th of the em.
      FT_Outline_Embolden(
        &slot.pointee.outline,
        FT_MulFix(FT_Long(face.pointee.units_per_EM), size.pointee.metrics.y_scale) / 24)
    }
    var widening = FT_Matrix(
      xx: 0x10000 << columnShift, xy: source.isSlanted ? Self.slant << columnShift : 0,
      yx: 0, yy: 0x10000)
    FT_Outline_Transform(&slot.pointee.outline, &widening)
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return Glyph() }
    let bitmap = slot.pointee.bitmap
    guard let buffer = bitmap.buffer, bitmap.pitch > 0, bitmap.width > 0, bitmap.rows > 0 else {
      return Glyph()
    }
    let glyph = Glyph(
      left: Int(slot.pointee.bitmap_left), width: Int(bitmap.width),
      top: Int(slot.pointee.bitmap_top), height: Int(bitmap.rows), start: sums.count)
    sums.append(contentsOf: repeatElement(0, count: glyph.height * (glyph.width + 1)))
    sums.withUnsafeMutableBufferPointer { sums in
      var index = glyph.start
      for y in 0..<glyph.height {
        let row = buffer + y * Int(bitmap.pitch)
        for x in 0..<glyph.width {
          sums[index + 1] = sums[index] &+ UInt16(row[x])
          index += 1
        }
        index += 1
      }
    }
    return glyph
  }
}

/// A glyph of a shaped run with its distances from the run's left end on the baseline, in the font's units, up and right.
struct PositionedGlyph {
  var glyph: UInt32
  var x: Int
  var y: Int
}

/// The outlines of a font face, which all of its sizes share.
@MainActor
final class FontOutlines {
  let face: FT_Face

  private let library: FontLibrary
  private let bytes: FontBytes

  init(_ source: FontSource, bytes: FontBytes, library: FontLibrary) throws(HostError) {
    var made: FT_Face?
    let error = FT_New_Memory_Face(
      library.freeType, bytes.start, FT_Long(bytes.count), FT_Long(source.faceIndex), &made)
    guard error == 0, let face = made else {
      throw HostError(
        .unavailable, "cannot open the font \(source.label)",
        reason: "FreeType reports error \(error)")
    }
    self.face = face
    self.library = library
    self.bytes = bytes
  }

  isolated deinit {
    FT_Done_Face(face)
  }
}

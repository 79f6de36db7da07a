// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import CSDL2TTF
internal import Glibc

/// One face at one size in pixels: measures and rasterises runs of a single direction.
@MainActor
final class FontFace {
  /// Pixels from the baseline up and down, both positive.
  let ascent: Int
  let descent: Int

  /// True when the face's glyphs are pictures in colors.
  let isColored: Bool

  /// The factor that reduces a bitmap face to the wanted size; 1 for outlines.
  let reduction: Double

  private let isSmooth: Bool
  private let font: OpaquePointer
  private let library: FontLibrary
  private let pixelSize: Double
  private let shaper: FontShaper
  private var shaping: (isRightToLeft: Bool, script: Script)?
  /// What SDL_ttf adds to the outlines.
  private let style: Int32

  /// Dots per inch at which one SDL_ttf point is an eighth of a pixel: sizes are whole points
  /// there, and 14 points at scale 1.25 must be 17.5 pixels.
  private static let dotsPerInch: UInt32 = 9
  private static let pointsPerPixel = 8.0

  /// Share of a bitmap face's height that is its em; as in Noto Color Emoji (109 of 128 pixels).
  private static let bitmapEmShare = 0.85

  /// Pixels. Below this size letters stand at fractions of a pixel. Above it a whole pixel is less than a seventh of
  /// a word space, and SDL_ttf 2.20 rasterises each letter at a fraction anew: a line takes six times as long.
  private static let leastWholeSize = 24.0

  init(
    _ source: FontSource, pixelSize: Double, library: FontLibrary, shaper: FontShaper
  ) throws(HostError) {
    let bytes = try source.stream()
    let size = Int32(max(1, (pixelSize * Self.pointsPerPixel).rounded()))
    guard
      let font = TTF_OpenFontIndexDPIRW(
        bytes, 1, size, source.faceIndex, Self.dotsPerInch, Self.dotsPerInch)
    else {
      throw .sdl(.unavailable, "cannot open the font \(source.label)")
    }
    switch source.hinting {
    case .none: TTF_SetFontHinting(font, TTF_HINTING_NONE)
    case .light:
      let isSmall = shaper.isExact && pixelSize < Self.leastWholeSize
      TTF_SetFontHinting(font, isSmall ? TTF_HINTING_LIGHT_SUBPIXEL : TTF_HINTING_LIGHT)
    case .full: TTF_SetFontHinting(font, TTF_HINTING_NORMAL)
    case .monochrome: TTF_SetFontHinting(font, TTF_HINTING_MONO)
    }
    isSmooth = source.hinting != .monochrome
    style =
      (source.isSlanted ? TTF_STYLE_ITALIC : 0) | (source.isEmboldened ? TTF_STYLE_BOLD : 0)
    if style != 0 { TTF_SetFontStyle(font, style) }
    self.font = font
    self.library = library
    self.pixelSize = Double(size) / Self.pointsPerPixel
    self.shaper = shaper
    isColored = source.isBitmap
    let height = Double(max(1, TTF_FontHeight(font)))
    reduction = source.isBitmap ? min(1, pixelSize / (height * Self.bitmapEmShare)) : 1
    ascent = Int((Double(TTF_FontAscent(font)) * reduction).rounded())
    descent = Int((Double(-TTF_FontDescent(font)) * reduction).rounded())
  }

  isolated deinit {
    TTF_CloseFont(font)
  }

  /// Whether the face can draw the character. What only steers its neighbours (joiners,
  /// selectors) never counts as missing.
  func provides(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isDefaultIgnorableCodePoint
        || TTF_GlyphIsProvided32(font, scalar.value) != 0
    }
  }

  /// The run's advance in pixels.
  func width(of text: String, script: Script, isRightToLeft: Bool) -> Double {
    if shaper.isExact {
      return shaper.width(of: text, script: script, isRightToLeft: isRightToLeft) * pixelSize
    }
    shape(script: script, isRightToLeft: isRightToLeft)
    var width: Int32 = 0
    guard TTF_SizeUTF8(font, text, &width, nil) == 0 else { return 0 }
    let whole =
      Int(width) - leftOverhang(of: text, script: script, isRightToLeft: isRightToLeft)
    return (Double(max(0, whole)) * reduction).rounded()
  }

  /// How far each character of a run reaches from where the run begins to be read, in pixels, beginning with 0: one
  /// number more than it has characters. Where letters are fitted to whole pixels the edges between them are
  /// approximate.
  func edges(of characters: [Character], script: Script, isRightToLeft: Bool) -> [Double] {
    let edges = shaper.edges(of: characters, script: script, isRightToLeft: isRightToLeft)
    guard !shaper.isExact, let last = edges.last, last > 0 else {
      return edges.map { $0 * pixelSize }
    }
    let width = width(of: String(characters), script: script, isRightToLeft: isRightToLeft)
    return edges.map { $0 / last * width }
  }

  /// The run's ink. Its position is that of the run's left end on the baseline.
  func picture(of text: String, script: Script, isRightToLeft: Bool) -> TextPicture {
    shape(script: script, isRightToLeft: isRightToLeft)
    var text = text
    var left = 0
    if style & TTF_STYLE_ITALIC != 0 {
      // SDL_ttf does not count how far a slanted tail reaches to the left, and would cut it off: a space makes room.
      text = isRightToLeft ? text + " " : " " + text
      let room = shaper.width(of: " ", script: script, isRightToLeft: isRightToLeft) * pixelSize
      left = -Int(room.rounded())
    }
    left -= leftOverhang(of: text, script: script, isRightToLeft: isRightToLeft)
    guard let surface = render(text) else { return .empty }
    defer { SDL_FreeSurface(surface) }
    let rise = rise(of: surface, text)
    if isColored {
      let top = rise == 0 ? -ascent : -Int((Double(fullAscent + rise) * reduction).rounded())
      return TextPicture(colored: surface, reduction: reduction, left: left, top: top)
    }
    return TextPicture(coverage: surface, left: left, top: -fullAscent - rise, isSmooth: isSmooth)
  }

  private var fullAscent: Int { Int(TTF_FontAscent(font)) }

  private func render(_ text: String) -> UnsafeMutablePointer<SDL_Surface>? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard !isColored else { return TTF_RenderUTF8_Blended(font, text, white) }
    return TTF_RenderUTF8_Shaded(font, text, white, SDL_Color(r: 0, g: 0, b: 0, a: 0))
  }

  /// Rows by which the ink of a run is lower than it should be. SDL_ttf 2.20 moves a run down when a glyph reaches above
  /// the face's ascent, and does not say how far. It moves a line through the run as far, and the line's place in other
  /// runs is known.
  private func rise(of surface: UnsafeMutablePointer<SDL_Surface>, _ text: String) -> Int {
    let height = TTF_FontHeight(font)
    // What reaches above the ascent makes the picture higher than the face.
    guard surface.pointee.h > height else { return 0 }
    TTF_SetFontStyle(font, style | TTF_STYLE_STRIKETHROUGH)
    defer { TTF_SetFontStyle(font, style) }
    guard let struck = render(text) else { return 0 }
    defer { SDL_FreeSurface(struck) }
    if let row = Self.firstDifference(surface, struck) { return max(0, row - Int(height) / 2) }
    // The line shows nowhere in a run of blocks, which are drawn as their characters say.
    let tops = text.unicodeScalars.map { scalar in
      var top: Int32 = 0
      return TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, &top, nil) == 0 ? Int(top) : 0
    }
    return max(0, (tops.max() ?? 0) - fullAscent)
  }

  /// The first row in which two pictures of one format differ.
  private static func firstDifference(
    _ first: UnsafeMutablePointer<SDL_Surface>, _ second: UnsafeMutablePointer<SDL_Surface>
  ) -> Int? {
    guard let one = first.pointee.pixels, let other = second.pointee.pixels,
      let format = first.pointee.format
    else { return nil }
    let rows = min(Int(first.pointee.h), Int(second.pointee.h))
    let count =
      min(Int(first.pointee.w), Int(second.pointee.w)) * Int(format.pointee.BytesPerPixel)
    return (0..<rows).first { row in
      memcmp(
        one + row * Int(first.pointee.pitch), other + row * Int(second.pointee.pitch), count) != 0
    }
  }

  /// How far a run reaches left of where it begins. SDL_ttf 2.20 moves the whole picture right by as much and does not
  /// say so.
  private func leftOverhang(of text: String, script: Script, isRightToLeft: Bool) -> Int {
    if shaper.isExact, text.utf8.contains(where: { $0 >= Self.firstByteOfMarks }) {
      // Letters join, and marks may be wider than their letters.
      return shaper.leftOverhang(
        of: text, script: script, isRightToLeft: isRightToLeft, pixelSize: pixelSize)
    }
    let scalars = text.unicodeScalars
    guard let scalar = isRightToLeft ? scalars.last : scalars.first else { return 0 }
    var left: Int32 = 0
    guard TTF_GlyphMetrics32(font, scalar.value, &left, nil, nil, nil, nil) == 0 else { return 0 }
    return max(0, -Int(left))
  }

  /// The first bytes in UTF-8 of combining marks, and of scripts that join or reorder letters, begin here.
  private static let firstByteOfMarks: UInt8 = 0xCC

  private func shape(script: Script, isRightToLeft: Bool) {
    if let shaping, shaping == (isRightToLeft, script) { return }
    shaping = (isRightToLeft, script)
    TTF_SetFontDirection(font, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, script.shapingTag)
  }
}

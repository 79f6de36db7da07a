// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import CSDL2TTF
internal import Glibc

/// A face at one size whose letters SDL_ttf fits to whole pixels, or whose letters are bitmaps.
@MainActor
final class HintedFace {
  /// The distances from the baseline to the top and to the bottom in pixels, both positive.
  let ascent: Int
  let descent: Int

  private let isColored: Bool
  /// The factor that reduces a bitmap face to the requested size; 1 for outlines.
  private let reduction: Double
  private let isSmooth: Bool
  private let font: OpaquePointer
  private let library: FontLibrary
  private let pixelSize: Double
  private let shaper: FontShaper
  private var shaping: (isRightToLeft: Bool, script: Script)?
  /// The styles that SDL_ttf synthesizes.
  private let style: Int32

  /// The dots per inch at which one SDL_ttf point is an eighth of a pixel. Its sizes are whole points, but 14 points at
  /// scale 1.25 must be 17.5 pixels.
  private static let dotsPerInch: UInt32 = 9
  private static let pointsPerPixel = 1 / FontFace.sizeStep

  /// The ratio of the em to the height of a bitmap face, as in Noto Color Emoji (109 of 128 pixels).
  private static let bitmapEmFraction = 0.85

  init(
    _ source: FontSource, pixelSize: Double, library: FontLibrary, shaper: FontShaper
  ) throws(HostError) {
    let size = Int32(pixelSize * Self.pointsPerPixel)
    guard
      let bytes = shaper.bytes.open(),
      let font = TTF_OpenFontIndexDPIRW(
        bytes, 1, size, source.faceIndex, Self.dotsPerInch, Self.dotsPerInch)
    else {
      throw .sdl(.unavailable, "cannot open the font \(source.label)")
    }
    let hinting =
      switch source.hinting {
      case .none: TTF_HINTING_NONE
      case .light: TTF_HINTING_LIGHT
      case .full: TTF_HINTING_NORMAL
      case .monochrome: TTF_HINTING_MONO
      }
    TTF_SetFontHinting(font, hinting)
    isSmooth = source.hinting != .monochrome
    style =
      (source.isSlanted ? TTF_STYLE_ITALIC : 0) | (source.isEmboldened ? TTF_STYLE_BOLD : 0)
    if style != 0 { TTF_SetFontStyle(font, style) }
    self.font = font
    self.library = library
    self.pixelSize = pixelSize
    self.shaper = shaper
    isColored = source.isBitmap
    let height = Double(max(1, TTF_FontHeight(font)))
    reduction = source.isBitmap ? min(1, pixelSize / (height * Self.bitmapEmFraction)) : 1
    ascent = Int((Double(TTF_FontAscent(font)) * reduction).rounded())
    descent = Int((Double(-TTF_FontDescent(font)) * reduction).rounded())
  }

  isolated deinit {
    TTF_CloseFont(font)
  }

  /// The run's advance width in whole pixels.
  func width(of text: String, script: Script, isRightToLeft: Bool) -> Double {
    setShaping(script: script, isRightToLeft: isRightToLeft)
    var width: Int32 = 0
    guard TTF_SizeUTF8(font, text, &width, nil) == 0 else { return 0 }
    let whole = Int(width) - leftOverhang(of: text, isRightToLeft: isRightToLeft)
    return (Double(max(0, whole)) * reduction).rounded()
  }

  /// Renders the run, relative to its left end on the baseline.
  func bitmap(of text: String, script: Script, isRightToLeft: Bool) -> TextBitmap {
    setShaping(script: script, isRightToLeft: isRightToLeft)
    var text = text
    var left = 0
    if style & TTF_STYLE_ITALIC != 0 {
      // SDL_ttf ignores how far a slanted glyph extends to the left, and would clip it. A space makes room.
      text = isRightToLeft ? text + " " : " " + text
      let room = shaper.width(of: " ", script: script, isRightToLeft: isRightToLeft) * pixelSize
      left = -Int(room.rounded())
    }
    left -= leftOverhang(of: text, isRightToLeft: isRightToLeft)
    guard let surface = render(text) else { return .empty }
    defer { SDL_FreeSurface(surface) }
    let rise = rise(of: surface, text)
    if isColored {
      let top = rise == 0 ? -ascent : -Int((Double(fullAscent + rise) * reduction).rounded())
      return TextBitmap(colored: surface, reduction: reduction, left: left, top: top)
    }
    return TextBitmap(coverage: surface, left: left, top: -fullAscent - rise, isSmooth: isSmooth)
  }

  private var fullAscent: Int { Int(TTF_FontAscent(font)) }

  private func render(_ text: String) -> UnsafeMutablePointer<SDL_Surface>? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard !isColored else { return TTF_RenderUTF8_Blended(font, text, white) }
    return TTF_RenderUTF8_Shaded(font, text, white, SDL_Color(r: 0, g: 0, b: 0, a: 0))
  }

  /// The number of rows by which a rendered run is too low. SDL_ttf 2.20 moves a run down if a glyph extends above the
  /// face's ascent, without reporting the distance. A strikethrough line moves with it, and its normal position is
  /// known.
  private func rise(of surface: UnsafeMutablePointer<SDL_Surface>, _ text: String) -> Int {
    let height = TTF_FontHeight(font)
    // A glyph above the ascent makes the surface higher than the face.
    guard surface.pointee.h > height else { return 0 }
    TTF_SetFontStyle(font, style | TTF_STYLE_STRIKETHROUGH)
    defer { TTF_SetFontStyle(font, style) }
    guard let struck = render(text) else { return 0 }
    defer { SDL_FreeSurface(struck) }
    if let row = Self.firstDifference(surface, struck) { return max(0, row - Int(height) / 2) }
    // The line is invisible in a run of block characters, so their metrics are used.
    let tops = text.unicodeScalars.map { scalar in
      var top: Int32 = 0
      return TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, &top, nil) == 0 ? Int(top) : 0
    }
    return max(0, (tops.max() ?? 0) - fullAscent)
  }

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

  /// The run's extent to the left of its origin. SDL_ttf 2.20 moves the surface right by it without reporting it.
  private func leftOverhang(of text: String, isRightToLeft: Bool) -> Int {
    let scalars = text.unicodeScalars
    guard let scalar = isRightToLeft ? scalars.last : scalars.first else { return 0 }
    var left: Int32 = 0
    guard TTF_GlyphMetrics32(font, scalar.value, &left, nil, nil, nil, nil) == 0 else { return 0 }
    return max(0, -Int(left))
  }

  private func setShaping(script: Script, isRightToLeft: Bool) {
    if let shaping, shaping == (isRightToLeft, script) { return }
    shaping = (isRightToLeft, script)
    TTF_SetFontDirection(font, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, script.shapingTag)
  }
}

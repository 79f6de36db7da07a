// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2TTF

/// Measures runs of a face whose letters keep their widths at every size. SDL_ttf measures in whole pixels only, so the
/// ruler has the face in a size at which a pixel is a thousandth of an em.
@MainActor
final class FontRuler {
  /// Pixels of one em. FreeType's engine for PostScript outlines takes no more than 2000.
  private static let emSize: Int32 = 1024

  private let font: OpaquePointer
  private let library: FontLibrary
  private var shaping: (isRightToLeft: Bool, script: Script)?

  /// Nil for a face of pictures, for one that is fitted to whole pixels, and for one that cannot be opened.
  init?(_ source: FontSource, library: FontLibrary) {
    guard
      source.hinting == .light, !source.isBitmap, let bytes = source.open(),
      let font = TTF_OpenFontIndexRW(bytes, 1, Self.emSize, source.faceIndex)
    else { return nil }
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
    self.font = font
    self.library = library
  }

  isolated deinit {
    TTF_CloseFont(font)
  }

  /// The run's advance in ems.
  func width(of text: String, script: Script, isRightToLeft: Bool) -> Double {
    if shaping.map({ $0 != (isRightToLeft, script) }) ?? true {
      shaping = (isRightToLeft, script)
      TTF_SetFontDirection(font, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
      TTF_SetFontScriptName(font, script.shapingTag)
    }
    var width: Int32 = 0
    guard TTF_SizeUTF8(font, text, &width, nil) == 0 else { return 0 }
    let scalars = text.unicodeScalars
    let ends = isRightToLeft ? (scalars.last, scalars.first) : (scalars.first, scalars.last)
    let advance = Int(width) - overhang(of: ends.0).left - overhang(of: ends.1).right
    return Double(max(0, advance)) / Double(Self.emSize)
  }

  /// How far a letter's ink reaches out of its advance. SDL_ttf counts the ink of a run's ends.
  private func overhang(of scalar: Unicode.Scalar?) -> (left: Int, right: Int) {
    var (left, right, advance): (Int32, Int32, Int32) = (0, 0, 0)
    guard
      let scalar,
      TTF_GlyphMetrics32(font, scalar.value, &left, &right, nil, nil, &advance) == 0
    else { return (0, 0) }
    return (max(0, -Int(left)), max(0, Int(right) - Int(advance)))
  }
}

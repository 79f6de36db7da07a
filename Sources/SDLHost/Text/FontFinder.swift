// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import Drawing

/// Asks fontconfig for faces: by family, and by the characters they must have.
final class FontFinder {
  typealias Pattern = OpaquePointer

  /// Without system fonts only the bundled face is used: what reference pictures need.
  private let usesSystemFonts: Bool
  /// A font file that stands in for the bundled face.
  private let interfaceFile: String?
  private var byFamily: [FamilyKey: FontSource?] = [:]

  private struct FamilyKey: Hashable {
    var family: String
    var weight: Font.Weight
  }

  init(usesSystemFonts: Bool = true, interfaceFile: String? = nil) {
    self.usesSystemFonts = usesSystemFonts
    self.interfaceFile = interfaceFile
  }

  /// The face that fits the font best; the bundled one when no family is asked for.
  func source(for font: Font) -> FontSource {
    guard let family = font.family else {
      return interfaceFile.map { FontSource(place: .file($0, index: 0)) } ?? .bundled(font.weight)
    }
    guard usesSystemFonts else { return .bundled(font.weight) }
    let key = FamilyKey(family: family, weight: font.weight)
    if let known = byFamily[key] { return known ?? .bundled(font.weight) }
    let found = match(family: family, weight: font.weight, containing: [], script: .common)
    byFamily[key] = .some(found)
    return found ?? .bundled(font.weight)
  }

  /// A face that has all the scalars, or nil when none is installed.
  func source(
    containing scalars: [Unicode.Scalar], script: Script, like font: Font
  ) -> FontSource? {
    guard usesSystemFonts else { return nil }
    return match(
      family: font.family ?? "sans-serif", weight: font.weight, containing: scalars,
      script: script)
  }

  private func match(
    family: String, weight: Font.Weight, containing scalars: [Unicode.Scalar], script: Script
  ) -> FontSource? {
    guard let pattern = FcPatternCreate(), let wanted = FcCharSetCreate() else { return nil }
    defer {
      FcCharSetDestroy(wanted)
      FcPatternDestroy(pattern)
    }
    for scalar in scalars { FcCharSetAddChar(wanted, scalar.value) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(
      pattern, FC_WEIGHT, weight == .semibold ? FC_WEIGHT_SEMIBOLD : FC_WEIGHT_REGULAR)
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    if !scalars.isEmpty { FcPatternAddCharSet(pattern, FC_CHARSET, wanted) }
    if script == .emoji { FcPatternAddBool(pattern, FC_COLOR, 1) }
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let found = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    var provided: OpaquePointer?
    if !scalars.isEmpty {
      guard
        FcPatternGetCharSet(found, FC_CHARSET, 0, &provided) == FcResultMatch, let provided,
        FcCharSetIsSubset(wanted, provided) != 0
      else { return nil }
    }
    return Self.source(from: found)
  }

  private static func source(from pattern: Pattern) -> FontSource? {
    var file: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else {
      return nil
    }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var isOutline: FcBool = 1
    FcPatternGetBool(pattern, FC_OUTLINE, 0, &isOutline)
    // The upper half of the index names an instance of a variable face; SDL_ttf takes it as is.
    return FontSource(
      place: .file(String(cString: file), index: Int(index)),
      hinting: hinting(from: pattern), isBitmap: isOutline == 0)
  }

  /// The hinting that a pattern names; `light` where it names none.
  static func hinting(from pattern: Pattern) -> FontSource.Hinting {
    var isHinted: FcBool = 1
    var isSmooth: FcBool = 1
    var style = FC_HINT_SLIGHT
    FcPatternGetBool(pattern, FC_HINTING, 0, &isHinted)
    FcPatternGetBool(pattern, FC_ANTIALIAS, 0, &isSmooth)
    FcPatternGetInteger(pattern, FC_HINT_STYLE, 0, &style)
    if isSmooth == 0 { return .monochrome }
    if isHinted == 0 || style == FC_HINT_NONE { return .none }
    return style == FC_HINT_SLIGHT ? .light : .full
  }
}

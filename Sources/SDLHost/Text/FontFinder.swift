// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import Drawing

/// Asks fontconfig for faces: by family and style, and by the characters they must have.
final class FontFinder {
  typealias Pattern = OpaquePointer

  /// Called with each part of a family name that makes no sense, once for each name. Default nil.
  private var onProblem: ((String) -> Void)?

  /// Without system fonts only the bundled face is used: what reference pictures need.
  private let usesSystemFonts: Bool
  /// A font file that stands in for the bundled face.
  private let interfaceFile: String?
  private var byFamily: [FamilyKey: FontSource] = [:]
  private var families: [String: FontFamily] = [:]

  private struct FamilyKey: Hashable {
    var family: String
    var weight: Font.Weight
  }

  init(usesSystemFonts: Bool = true, interfaceFile: String? = nil) {
    self.usesSystemFonts = usesSystemFonts
    self.interfaceFile = interfaceFile
  }

  /// Calls the closure with each part of a family name that makes no sense; it replaces the earlier one.
  func observeProblems(_ onProblem: @escaping (String) -> Void) { self.onProblem = onProblem }

  /// The face that fits the font best; the bundled one when no family is asked for.
  func source(for font: Font) -> FontSource {
    guard let name = font.family else { return interface(font.weight) }
    let key = FamilyKey(family: name, weight: font.weight)
    if let known = byFamily[key] { return known }
    let family = family(name)
    let found =
      family.isNamed && usesSystemFonts
      ? match(family: family, weight: font.weight, containing: [], script: .common) : nil
    let source = found ?? interface(font.weight, in: family)
    byFamily[key] = source
    return source
  }

  /// A face that has all the scalars, or nil when none is installed.
  func source(
    containing scalars: [Unicode.Scalar], script: Script, like font: Font
  ) -> FontSource? {
    guard usesSystemFonts else { return nil }
    return match(
      family: font.family.map(family), weight: font.weight, containing: scalars, script: script)
  }

  /// The interface face in the style that a family name asks for.
  private func interface(_ weight: Font.Weight, in family: FontFamily? = nil) -> FontSource {
    var source =
      interfaceFile.map { FontSource(place: .file($0, index: 0)) }
      ?? .bundled(family?.weight ?? weight)
    source.isSlanted = family?.isSlanted ?? false
    return source
  }

  private func family(_ name: String) -> FontFamily {
    if let known = families[name] { return known }
    let family = FontFamily(name)
    for part in family.unknownParts {
      onProblem?(
        "the font family \(name) asks for \(part), which fontconfig does not know: it is left out")
    }
    families[name] = family
    return family
  }

  private func match(
    family: FontFamily?, weight: Font.Weight, containing scalars: [Unicode.Scalar], script: Script
  ) -> FontSource? {
    guard let pattern = family.map({ $0.makePattern() }) ?? FcPatternCreate(),
      let wanted = FcCharSetCreate()
    else { return nil }
    defer {
      FcCharSetDestroy(wanted)
      FcPatternDestroy(pattern)
    }
    for scalar in scalars { FcCharSetAddChar(wanted, scalar.value) }
    if family?.isNamed != true { FcPatternAddString(pattern, FC_FAMILY, "sans-serif") }
    if family?.weight == nil {
      FcPatternAddInteger(
        pattern, FC_WEIGHT, weight == .semibold ? FC_WEIGHT_SEMIBOLD : FC_WEIGHT_REGULAR)
    }
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    if !scalars.isEmpty { FcPatternAddCharSet(pattern, FC_CHARSET, wanted) }
    if script == .emoji { FcPatternAddBool(pattern, FC_COLOR, 1) }
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let found = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    if scalars.isEmpty, family?.isBundled == true, !Self.isOfBundledFamily(found) { return nil }
    var provided: OpaquePointer?
    if !scalars.isEmpty {
      guard
        FcPatternGetCharSet(found, FC_CHARSET, 0, &provided) == FcResultMatch, let provided,
        FcCharSetIsSubset(wanted, provided) != 0
      else { return nil }
    }
    return Self.source(from: found)
  }

  /// Whether the bundled family is installed too, and was found.
  private static func isOfBundledFamily(_ pattern: Pattern) -> Bool {
    var name: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let name else {
      return false
    }
    return FcStrCmpIgnoreCase(name, FontSource.bundledFamily) == 0
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
    // Fontconfig's rules name both where a family has no face of the style (90-synthetic.conf).
    var matrix: UnsafeMutablePointer<FcMatrix>?
    var isEmboldened: FcBool = 0
    FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix)
    FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &isEmboldened)
    // The upper half of the index names an instance of a variable face; SDL_ttf takes it as is.
    return FontSource(
      place: .file(String(cString: file), index: Int(index)),
      hinting: hinting(from: pattern), isBitmap: isOutline == 0,
      isSlanted: isOutline != 0 && matrix.map { $0.pointee.xy != 0 } ?? false,
      isEmboldened: isOutline != 0 && isEmboldened != 0)
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

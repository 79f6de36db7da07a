// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import Drawing

/// Finds font faces with fontconfig, by family and style and by the characters that they contain.
final class FontFinder {
  typealias Pattern = OpaquePointer

  private var onProblem: ((String) -> Void)?

  /// Whether installed fonts are used. Reference images need the bundled font only.
  private let usesSystemFonts: Bool
  private let interfaceFile: String?
  private var sourcesByFamily: [FamilyKey: FontSource] = [:]
  private var families: [String: FontFamily] = [:]

  private struct FamilyKey: Hashable {
    var family: String
    var weight: Font.Weight
  }

  init(usesSystemFonts: Bool = true, interfaceFile: String? = nil) {
    self.usesSystemFonts = usesSystemFonts
    self.interfaceFile = interfaceFile
  }

  /// Calls the closure with each unknown part of a family name. It replaces the earlier closure.
  func observeProblems(_ onProblem: @escaping (String) -> Void) { self.onProblem = onProblem }

  /// The best face for the font; the bundled one if no family is set.
  func source(for font: Font) -> FontSource {
    guard let name = font.family else { return interfaceSource(font.weight) }
    let key = FamilyKey(family: name, weight: font.weight)
    if let known = sourcesByFamily[key] { return known }
    let family = family(name)
    let found =
      family.isNamed && usesSystemFonts
      ? match(family: family, weight: font.weight, containing: [], script: .common) : nil
    let source = found ?? interfaceSource(font.weight, in: family)
    sourcesByFamily[key] = source
    return source
  }

  func source(
    containing scalars: [Unicode.Scalar], script: Script, like font: Font
  ) -> FontSource? {
    guard usesSystemFonts else { return nil }
    return match(
      family: font.family.map(family), weight: font.weight, containing: scalars, script: script)
  }

  private func interfaceSource(_ weight: Font.Weight, in family: FontFamily? = nil) -> FontSource {
    var source =
      interfaceFile.map { FontSource(location: .file($0, index: 0)) }
      ?? .bundled(family?.weight ?? weight)
    source.isSlanted = family?.isSlanted ?? false
    return source
  }

  private func family(_ name: String) -> FontFamily {
    if let known = families[name] { return known }
    let family = FontFamily(name)
    for part in family.unknownParts {
      onProblem?(
        "the font family \(name) asks for \(part), which fontconfig does not know: \(part) is ignored"
      )
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

  /// Whether a matched face is of the bundled family, which may also be installed.
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
    // Fontconfig's rules set both if a family has no face in the style (90-synthetic.conf).
    var matrix: UnsafeMutablePointer<FcMatrix>?
    var isEmboldened: FcBool = 0
    FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix)
    FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &isEmboldened)
    // The upper half of the index is an instance of a variable font; SDL_ttf accepts it.
    return FontSource(
      location: .file(String(cString: file), index: Int(index)),
      hinting: hinting(from: pattern), isBitmap: isOutline == 0,
      isSlanted: isOutline != 0 && matrix.map { $0.pointee.xy != 0 } ?? false,
      isEmboldened: isOutline != 0 && isEmboldened != 0)
  }

  /// The hinting in a pattern; `light` if it specifies none.
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

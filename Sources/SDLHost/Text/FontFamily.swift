// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import Drawing

/// The family name of a `Font`: a name, or a fontconfig pattern such as "DejaVu Sans:bold:oblique". A pattern without a
/// name, such as ":italic", is the interface font in that style.
@MainActor final class FontFamily {
  let isNamed: Bool

  let isBundled: Bool

  /// The parts of the name that fontconfig does not know, such as "weight=huge". They are not in the pattern.
  let unknownParts: [String]

  /// The nearest weight of the interface font; nil if the name specifies none.
  let weight: Font.Weight?

  let isSlanted: Bool

  private let pattern: FontFinder.Pattern?

  init(_ name: String) {
    let parts = Self.parts(of: name)
    let family = parts.first.map { String($0.filter { !$0.isNewline }) } ?? ""
    isNamed = family.contains { !$0.isWhitespace && $0 != "," }
    isBundled = family.lowercased() == FontSource.bundledFamily.lowercased()
    let asked = parts.dropFirst().map(Self.trimmed).filter { !$0.isEmpty }
    unknownParts = asked.filter { !Self.isKnown($0) }
    let known = asked.filter(Self.isKnown)
    let pattern = FcNameParse(([Self.escaped(family)] + known).joined(separator: ":"))
    self.pattern = pattern
    guard let pattern else {
      (weight, isSlanted) = (nil, false)
      return
    }
    // The size is determined by the font.
    FcPatternDel(pattern, FC_SIZE)
    FcPatternDel(pattern, FC_PIXEL_SIZE)
    Self.addConstants(ofStyleIn: pattern)
    var weight = 0.0
    var slant = FC_SLANT_ROMAN
    var matrix: UnsafeMutablePointer<FcMatrix>?
    let hasWeight = FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix)
    self.weight = hasWeight ? (weight >= Double(FC_WEIGHT_DEMIBOLD) ? .semibold : .regular) : nil
    isSlanted = slant > FC_SLANT_ROMAN || matrix.map { $0.pointee.xy != 0 } ?? false
  }

  isolated deinit {
    if let pattern { FcPatternDestroy(pattern) }
  }

  /// Creates a copy of the pattern, which the caller must destroy.
  func makePattern() -> FontFinder.Pattern? { pattern.flatMap { FcPatternDuplicate($0) } }

  /// The name and the styles after colons. A backslash escapes the next character.
  private static func parts(of name: String) -> [String] {
    var parts = [""]
    var isProtected = false
    for character in name where character != "\0" {
      if character == ":", !isProtected {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      isProtected = character == "\\" && !isProtected
    }
    return parts
  }

  private static func trimmed(_ part: String) -> String {
    let start = part.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }

  /// Escapes hyphens in a name unless a size follows: fontconfig parses the text after a hyphen as a size.
  private static func escaped(_ family: String) -> String {
    guard let hyphen = family.lastIndex(of: "-") else { return family }
    let size = family[family.index(after: hyphen)...]
    let isSize = !size.isEmpty && size.allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
    let name = isSize ? family[..<hyphen] : family[...]
    return name.split(separator: "-", omittingEmptySubsequences: false).map { part in
      part.hasSuffix("\\") ? String(part.dropLast()) : String(part)
    }.joined(separator: "\\-")
  }

  /// Whether fontconfig knows a part: a constant, or a property with a valid value.
  private static func isKnown(_ part: String) -> Bool {
    if let sign = part.firstIndex(of: "=") {
      // An unknown property would become a custom property of the pattern, which matches nothing.
      guard !part[sign...].dropFirst().isEmpty,
        let property = FcNameGetObjectType(String(part[..<sign])),
        property.pointee.type != FcTypeUnknown
      else { return false }
    }
    guard let pattern = FcNameParse(":\(part)") else { return false }
    defer { FcPatternDestroy(pattern) }
    return FcPatternObjectCount(pattern) > 0
  }

  /// Adds weight and slant from a style such as "Bold Oblique", so that they are synthesized if missing.
  private static func addConstants(ofStyleIn pattern: FontFinder.Pattern) {
    var style: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_STYLE, 0, &style) == FcResultMatch, let style else {
      return
    }
    for word in String(cString: style).split(separator: " ") {
      guard let constant = FcNameGetConstant(String(word))?.pointee, let object = constant.object,
        [FC_WEIGHT, FC_SLANT, FC_WIDTH].contains(String(cString: object))
      else { continue }
      var value: Int32 = 0
      guard FcPatternGetInteger(pattern, object, 0, &value) == FcResultNoMatch else { continue }
      FcPatternAddInteger(pattern, object, constant.value)
    }
  }
}

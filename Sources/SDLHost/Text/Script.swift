// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The writing systems that the host tells apart: to shape a run, and to name the package whose
/// fonts are missing.
nonisolated enum Script: String, Sendable, CaseIterable {
  // The raw value is the ISO 15924 tag that HarfBuzz wants.
  case common = "Zyyy"
  case latin = "Latn"
  case greek = "Grek"
  case cyrillic = "Cyrl"
  case armenian = "Armn"
  case hebrew = "Hebr"
  case arabic = "Arab"
  case syriac = "Syrc"
  case devanagari = "Deva"
  case bengali = "Beng"
  case gurmukhi = "Guru"
  case gujarati = "Gujr"
  case tamil = "Taml"
  case telugu = "Telu"
  case kannada = "Knda"
  case malayalam = "Mlym"
  case sinhala = "Sinh"
  case thai = "Thai"
  case lao = "Laoo"
  case tibetan = "Tibt"
  case myanmar = "Mymr"
  case georgian = "Geor"
  case hangul = "Hang"
  case ethiopic = "Ethi"
  case khmer = "Khmr"
  case kana = "Kana"
  case han = "Hani"
  case emoji = "Zsye"
  case unknown = "Zzzz"

  /// The tag to shape with; pictures and symbols need no rules of a script.
  var shapingTag: String {
    self == .emoji || self == .unknown ? Script.common.rawValue : rawValue
  }

  var isRightToLeft: Bool {
    self == .arabic || self == .hebrew || self == .syriac
  }

  /// Whether a letter's form depends on those beside it.
  var joins: Bool { self == .arabic || self == .syriac }

  /// The Debian package whose fonts cover the script; nil when no single one is to be named.
  var package: String? {
    switch self {
    case .han, .kana, .hangul: "fonts-noto-cjk"
    case .emoji: "fonts-noto-color-emoji"
    case .common, .unknown: nil
    default: "fonts-noto-core"
    }
  }

  /// The script of a character. Punctuation, digits and marks are `common`: they go with their
  /// neighbours.
  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .common
      return
    }
    let wantsEmoji = character.unicodeScalars.contains { $0.value == Self.emojiSelector }
    if scalar.properties.isEmojiPresentation || (wantsEmoji && scalar.properties.isEmoji) {
      self = .emoji
      return
    }
    if scalar.value < 0x80 {
      self = scalar.properties.isAlphabetic ? .latin : .common
      return
    }
    if let range = Self.ranges.first(where: { $0.scalars.contains(scalar.value) }) {
      self = range.script
      return
    }
    self = scalar.properties.isAlphabetic ? .unknown : .common
  }

  /// U+FE0F asks for the colored form of the character before it.
  static let emojiSelector: UInt32 = 0xFE0F

  /// Blocks of Unicode 15's Scripts.txt, letters only where a block holds more than one script.
  private static let ranges: [(scalars: ClosedRange<UInt32>, script: Script)] = [
    (0x00AA...0x024F, .latin), (0x1E00...0x1EFF, .latin), (0x2C60...0x2C7F, .latin),
    (0xA720...0xA7FF, .latin), (0xFB00...0xFB06, .latin), (0xFF21...0xFF5A, .latin),
    (0x0370...0x03FF, .greek), (0x1F00...0x1FFF, .greek),
    (0x0400...0x052F, .cyrillic), (0x1C80...0x1C8F, .cyrillic), (0x2DE0...0x2DFF, .cyrillic),
    (0x0531...0x058F, .armenian),
    (0x0590...0x05FF, .hebrew), (0xFB1D...0xFB4F, .hebrew),
    (0x0600...0x06FF, .arabic), (0x0750...0x077F, .arabic), (0x08A0...0x08FF, .arabic),
    (0xFB50...0xFDFF, .arabic), (0xFE70...0xFEFE, .arabic),
    (0x0700...0x074F, .syriac),
    (0x0900...0x097F, .devanagari), (0xA8E0...0xA8FF, .devanagari),
    (0x0980...0x09FF, .bengali), (0x0A00...0x0A7F, .gurmukhi), (0x0A80...0x0AFF, .gujarati),
    (0x0B80...0x0BFF, .tamil), (0x0C00...0x0C7F, .telugu), (0x0C80...0x0CFF, .kannada),
    (0x0D00...0x0D7F, .malayalam), (0x0D80...0x0DFF, .sinhala),
    (0x0E00...0x0E7F, .thai), (0x0E80...0x0EFF, .lao), (0x0F00...0x0FFF, .tibetan),
    (0x1000...0x109F, .myanmar), (0x10A0...0x10FF, .georgian), (0x1C90...0x1CBF, .georgian),
    (0x1100...0x11FF, .hangul), (0x3130...0x318F, .hangul), (0xA960...0xA97F, .hangul),
    (0xAC00...0xD7FF, .hangul),
    (0x1200...0x139F, .ethiopic), (0x1780...0x17FF, .khmer),
    (0x3040...0x30FF, .kana), (0x31F0...0x31FF, .kana), (0xFF66...0xFF9F, .kana),
    (0x2E80...0x2FDF, .han), (0x3000...0x303F, .han), (0x3100...0x312F, .han),
    (0x31A0...0x31EF, .han), (0x3200...0x4DBF, .han), (0x4E00...0x9FFF, .han),
    (0xF900...0xFAFF, .han), (0xFE30...0xFE4F, .han), (0xFF01...0xFF20, .han),
    (0x20000...0x323AF, .han),
  ]
}

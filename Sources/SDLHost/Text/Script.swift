// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CHarfBuzz

/// A writing system as defined by HarfBuzz. It is used to shape runs, and to name the package with missing fonts.
nonisolated struct Script: Hashable, Sendable {
  /// The ISO 15924 tag as four ASCII letters: "Latn".
  let tag: UInt32

  static let common = Script(HB_SCRIPT_COMMON)
  static let latin = Script(HB_SCRIPT_LATIN)
  static let hangul = Script(HB_SCRIPT_HANGUL)
  static let kana = Script(HB_SCRIPT_KATAKANA)
  static let bopomofo = Script(HB_SCRIPT_BOPOMOFO)
  static let han = Script(HB_SCRIPT_HAN)
  /// Emoji as a separate script, for faces of bitmaps; ISO 15924's Zsye.
  static let emoji = Script(tag: 0x5A73_7965)
  static let unknown = Script(HB_SCRIPT_UNKNOWN)

  /// U+FE0F, which requests the colored form of the preceding character.
  static let emojiSelector: UInt32 = 0xFE0F

  /// Punctuation and full-width forms of Chinese, Japanese and Korean text, which Unicode assigns to no script.
  private static let eastAsianSigns: [ClosedRange<UInt32>] = [
    0x3000...0x303F, 0x3200...0x33FF, 0xFE30...0xFE4F, 0xFF01...0xFF65,
  ]

  private init(_ script: hb_script_t) {
    tag = script.rawValue
  }

  private init(tag: UInt32) {
    self.tag = tag
  }

  /// The script of a character. Punctuation, digits and marks are `common`: they take the script of their neighbors.
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
    switch hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value) {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED:
      self = Self.eastAsianSigns.contains { $0.contains(scalar.value) } ? .han : .common
    case HB_SCRIPT_HIRAGANA: self = .kana
    // Private use characters, such as icons, and letters that are newer than HarfBuzz.
    case HB_SCRIPT_UNKNOWN: self = scalar.properties.isAlphabetic ? .unknown : .common
    case let script: self.init(script)
    }
  }

  /// The script for shaping. Emoji and symbols need no rules of a script.
  var shapingScript: hb_script_t {
    self == .emoji || self == .unknown ? HB_SCRIPT_COMMON : hb_script_t(tag)
  }

  /// The four-letter name of `shapingScript`, for SDL_ttf.
  var shapingTag: String {
    let tag = shapingScript.rawValue
    return String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

  /// The Debian package with fonts for the script; nil if there is no single one.
  var package: String? {
    switch self {
    case .han, .kana, .bopomofo, .hangul: "fonts-noto-cjk"
    case .emoji: "fonts-noto-color-emoji"
    case .common, .unknown: nil
    default: "fonts-noto-core"
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDrawerLocales
internal import DrawerContainer

/// An English text of the program, to be translated.
typealias Words = Localization.Message

nonisolated enum Language {
  /// The localization of this task, which `main` and tests set. Default English.
  @TaskLocal static var current = Localization()

  /// The localization for the user's first language with translations.
  ///
  /// - Parameter locale: The locale of the command line; nil for the desktop's.
  @MainActor static func of(locale: String?) -> Localization {
    .desktop(locale: locale, logger: WarningPrinter.logger, catalog: catalog)
  }

  @MainActor static func isKnown(_ locale: String) -> Bool {
    let isEnglish = ["en", "c", "posix"].contains(locale.prefix { $0.isLetter }.lowercased())
    return isEnglish || of(locale: locale).language != Localization().language
  }

  /// The translations for a language; nil if there are none.
  static func catalog(_ language: String) -> [UInt8]? {
    guard let file = drawer_locale_named(language)?.pointee else { return nil }
    return Array(UnsafeBufferPointer(start: file.bytes, count: Int(file.count)))
  }
}

nonisolated func localized(_ words: Words, context: String? = nil) -> String {
  Language.current(words, context: context)
}

nonisolated func localized(_ count: Int, _ one: Words, _ other: Words) -> String {
  Language.current(count, one, other)
}

extension StateCoder {
  /// Saves a text together with its language.
  func encode(localized text: String?, forKey key: String) {
    encode(text.map { [Language.current.language, $0] }, forKey: key)
  }

  func decodeLocalized(forKey key: String) -> String? {
    let kept: [String] = decode(forKey: key) ?? []
    return kept.count == 2 && kept[0] == Language.current.language ? kept[1] : nil
  }
}

nonisolated extension Double {
  /// Formatted with at most two decimals, in the program's language.
  var displayText: String { Language.current.numberFormat.string(self, maximumFractionDigits: 2) }

  /// Formatted as a percentage.
  var percentText: String { localized("\(Int((self * 100).rounded())) %") }
}

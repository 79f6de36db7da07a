// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDrawerLocales
internal import DrawerContainer

/// A text of the program in English, to be shown in its language.
typealias Words = Localization.Message

/// The language that the program speaks.
nonisolated enum Language {
  /// That of this run: `main` names it for all that it calls, and a test for itself. Default English.
  @TaskLocal static var current = Localization()

  /// The first language of the person that there are texts in.
  ///
  /// - Parameter locale: What the command line names; nil for what the desktop says.
  @MainActor static func of(locale: String?) -> Localization {
    .desktop(locale: locale, logger: WarningPrinter.logger, catalog: catalog)
  }

  /// Whether there are texts in the language of a locale.
  @MainActor static func isKnown(_ locale: String) -> Bool {
    let isEnglish = ["en", "c", "posix"].contains(locale.prefix { $0.isLetter }.lowercased())
    return isEnglish || of(locale: locale).language != Localization().language
  }

  /// The program's own texts for a language; nil where it has none.
  static func catalog(_ language: String) -> [UInt8]? {
    guard let file = drawer_locale_named(language)?.pointee else { return nil }
    return Array(UnsafeBufferPointer(start: file.bytes, count: Int(file.count)))
  }
}

/// A text in the program's language.
nonisolated func localized(_ words: Words, context: String? = nil) -> String {
  Language.current(words, context: context)
}

/// A text that depends on a number.
nonisolated func localized(_ count: Int, _ one: Words, _ other: Words) -> String {
  Language.current(count, one, other)
}

extension StateCoder {
  /// Keeps a text of the program's together with its language.
  func encode(localized text: String?, forKey key: String) {
    encode(text.map { [Language.current.language, $0] }, forKey: key)
  }

  /// The text; nil if there is none or if the program has another language now.
  func decodeLocalized(forKey key: String) -> String? {
    let kept: [String] = decode(forKey: key) ?? []
    return kept.count == 2 && kept[0] == Language.current.language ? kept[1] : nil
  }
}

nonisolated extension Double {
  /// With two decimals at most, as the program's language writes numbers.
  var shown: String { Language.current.numberFormat.string(self, maximumFractionDigits: 2) }

  /// A share of 1 as a number of hundredths.
  var percentage: String { localized("\(Int((self * 100).rounded())) %") }
}

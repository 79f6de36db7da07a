// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CBundledAssets
internal import Drawing
internal import Glibc
public import Languages
public import Logging

/// Which languages a person reads, as gettext finds them in the environment.
struct DesktopLanguage: Equatable {
  /// Locales, the dearest first, such as `de_AT`. Empty where the environment names none, or the one of C programs.
  let locales: [String]

  /// What the environment says.
  init(environment: @MainActor (String) -> String? = Environment.variable) {
    func value(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(value).first
    guard let locale, !Self.isPlain(locale) else {
      locales = []
      return
    }
    let wished = value("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
    locales = (wished + [locale]).map(Self.name(of:))
  }

  /// Creates the language from an explicit locale instead of the environment.
  init(locale: String) {
    locales = Self.isPlain(locale) ? [] : [Self.name(of: locale)]
  }

  /// Each with the language alone behind it: `de_AT`, `de`.
  var candidates: [String] {
    locales.flatMap { locale in
      let language = String(locale.prefix { $0 != "_" })
      return language == locale ? [locale] : [locale, language]
    }
  }

  /// Without encoding and variant: `de_AT` of `de-AT.UTF-8@euro`.
  private static func name(of locale: String) -> String {
    String(locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "-" ? "_" : $0 })
  }

  private static func isPlain(_ locale: String) -> Bool {
    ["C", "POSIX"].contains(name(of: locale))
  }
}

extension Localization {
  /// The first language that the person reads and that there are texts for; English where there is none. Catalogues are
  /// read when they are needed, so that English costs nothing.
  ///
  /// - Parameters:
  ///   - locale: Such as `de`, `ar_EG.UTF-8` or `Localization.pseudoLanguage`. Default nil: what `LANGUAGE`, `LC_ALL`,
  ///     `LC_MESSAGES` and `LANG` say, in gettext's order.
  ///   - logger: Hears of a catalogue that cannot be read.
  ///   - catalog: The program's own `.po` file for a language, such as `de_AT` or `de`, in UTF-8; nil where it has none. Its
  ///     texts come before the library's, which has German and Arabic ones.
  @MainActor public static func desktop(
    locale: String? = nil, logger: Logger = Logger(label: "drawer"),
    catalog: (_ language: String) -> [UInt8]? = { _ in nil }
  ) -> Localization {
    let wished = locale.map(DesktopLanguage.init(locale:)) ?? DesktopLanguage()
    for language in wished.candidates {
      if language == "en" { break }
      if language == pseudoLanguage { return Localization(language: language, catalogs: []) }
      let catalogs = [catalog(language), libraryCatalog(language)].compactMap { $0 }
        .compactMap { read($0, language, logger) }
      guard !catalogs.isEmpty else { continue }
      var localization = Localization(language: language, catalogs: catalogs)
      localization.numberFormat = numbers(
        of: localization, locale: locale ?? wished.locales.first ?? language, isNamed: locale != nil
      )
      return localization
    }
    var english = Localization()
    if locale == nil, let format = DesktopPreferences.numberFormat { english.numberFormat = format }
    return english
  }

  private static func read(
    _ bytes: [UInt8], _ language: String, _ logger: Logger
  ) -> MessageCatalog? {
    do throws(MessageCatalogError) {
      return try MessageCatalog(po: bytes)
    } catch {
      logger.singleLine.warning("the texts for “\(language)” cannot be read: \(error)")
      return nil
    }
  }

  /// What the library says itself.
  @MainActor package static func libraryCatalog(_ language: String) -> [UInt8]? {
    bundled_asset_named("locale/\(language)").map { asset in
      Array(UnsafeBufferPointer(start: asset.pointee.bytes, count: Int(asset.pointee.count)))
    }
  }

  /// Regions of the Arabic language that write 0 to 9, by CLDR.
  private static let regionsWithPlainDigits: Set<String> = [
    "ar_AE", "ar_DZ", "ar_EH", "ar_LY", "ar_MA", "ar_TN",
  ]

  /// The separators of the C library's locale where that is installed; it does not know of digits.
  @MainActor private static func numbers(
    of localization: Localization, locale: String, isNamed: Bool
  ) -> NumberFormat {
    var format = localization.numberFormat
    let region = locale.prefix { $0 != "." && $0 != "@" }
    if regionsWithPlainDigits.contains(String(region)) {
      format = NumberFormat(decimalSeparator: ",", groupingSeparator: ".")
    }
    if !isNamed, let installed = DesktopPreferences.numberFormat, format.zeroDigit == "0" {
      format = installed
    }
    return format
  }
}

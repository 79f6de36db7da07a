// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CBundledAssets
internal import Drawing
internal import Glibc
public import Languages
public import Logging

/// The user's languages, determined from the environment with gettext's rules.
struct DesktopLanguage: Equatable {
  /// The locales, such as `de_AT`, in order of preference. Empty if the environment names none, or only the C locale.
  let locales: [String]

  init(environment: @MainActor (String) -> String? = Environment.variable) {
    func value(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    self.init(
      locale: ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(value).first,
      preferred: value("LANGUAGE")?.split(separator: ":").map(String.init) ?? [])
  }

  /// Creates the language from an explicit locale instead of the environment.
  init(locale: String?, preferred: [String] = []) {
    let name = locale.map(Self.name(of:)) ?? "C"
    locales = name == "C" || name == "POSIX" ? [] : preferred.map(Self.name(of:)) + [name]
  }

  /// The locales, each followed by its language alone: `de_AT`, `de`.
  var candidates: [String] {
    locales.flatMap { locale in
      let language = String(locale.prefix { $0 != "_" })
      return language == locale ? [locale] : [locale, language]
    }
  }

  /// The locale without encoding and variant: `de_AT` for `de-AT.UTF-8@euro`.
  private static func name(of locale: String) -> String {
    String(locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "-" ? "_" : $0 })
  }
}

extension Localization {
  /// Creates the localization for the first of the user's languages that has a catalog, or else for English. Catalogs
  /// are read only when they are needed, so that English costs nothing.
  ///
  /// - Parameters:
  ///   - locale: A locale such as `de`, `ar_EG.UTF-8` or `Localization.pseudoLanguage`. Default nil: the values of
  ///     `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, in gettext's order.
  ///   - logger: Receives a warning if a catalog cannot be read.
  ///   - catalog: Returns the program's own `.po` file for a language such as `de_AT` or `de`, in UTF-8; nil if there
  ///     is none. Its texts take precedence over the library's, which exist in German and Arabic.
  @MainActor public static func desktop(
    locale: String? = nil, logger: Logger = Logger(label: "drawer"),
    catalog: (_ language: String) -> [UInt8]? = { _ in nil }
  ) -> Localization {
    let wished = locale.map { DesktopLanguage(locale: $0) } ?? DesktopLanguage()
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
      logger.singleLine.warning("cannot read the translations for “\(language)”: \(error)")
      return nil
    }
  }

  /// The library's own texts in a language; nil if there are none.
  @MainActor package static func libraryCatalog(_ language: String) -> [UInt8]? {
    bundled_asset_named("locale/\(language)").map { asset in
      Array(UnsafeBufferPointer(start: asset.pointee.bytes, count: Int(asset.pointee.count)))
    }
  }

  /// The Arabic locales that use the digits 0 to 9, according to CLDR.
  private static let regionsWithPlainDigits: Set<String> = [
    "ar_AE", "ar_DZ", "ar_EH", "ar_LY", "ar_MA", "ar_TN",
  ]

  /// The number format of a locale, with the C library's separators if the locale is installed there.
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

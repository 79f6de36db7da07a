// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Which languages a person reads, as gettext finds them in the environment.
struct DesktopLanguage: Equatable {
  /// Locales, the dearest first, such as `de_AT`. Empty where the environment names none, or the one of C programs.
  let locales: [String]

  /// What the environment says.
  init(environment: @MainActor (String) -> String? = VideoSystem.environment) {
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

  /// Of a locale that somebody named.
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

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Languages
import Testing

@testable import SDLHost

/// Which language a person reads, as gettext finds it.
struct DesktopLanguageTests {
  private nonisolated static let cases: [([String: String], [String])] = [
    ([:], []), (["LANG": "C"], []), (["LANG": "C.UTF-8"], []),
    (["LC_ALL": "POSIX", "LANG": "de"], []),
    (["LANG": "de_AT.UTF-8"], ["de_AT", "de"]), (["LANG": "ar"], ["ar"]),
    (["LC_MESSAGES": "de_DE", "LANG": "ar_EG"], ["de_DE", "de"]),
    (["LC_ALL": "ar_EG", "LC_MESSAGES": "de_DE"], ["ar_EG", "ar"]),
    (["LC_ALL": "", "LANG": "de@euro"], ["de"]),
    (["LANGUAGE": "ar:de", "LANG": "fr_FR.UTF-8"], ["ar", "de", "fr_FR", "fr"]),
    (["LANGUAGE": "ar:de", "LANG": "C"], []), (["LANGUAGE": "ar"], []),
    (["LANGUAGE": "::", "LANG": "de"], ["de"]), (["LANG": "pt-BR"], ["pt_BR", "pt"]),
  ]

  @Test(arguments: cases)
  func `the environment variables for the language have the same precedence as in gettext`(
    environment: [String: String], languages: [String]
  ) {
    #expect(DesktopLanguage { environment[$0] }.candidates == languages)
  }

  @Test(arguments: ["de", "ar"])
  func `the library has complete translations in German and Arabic`(language: String) throws {
    let bytes = try #require(Localization.libraryCatalog(language))
    let catalog = try MessageCatalog(po: bytes)

    #expect(catalog.language == language)
    #expect(catalog.texts.count > 150 && catalog.texts.allSatisfy { !$0.forms[0].isEmpty })
  }

  @Test
  func `a program's translations take precedence over the library's, unless they are invalid`() {
    let own = "msgid \"Cancel\"\nmsgstr \"Lieber nicht\""

    let german = Localization.desktop(locale: "de") { _ in Array(own.utf8) }
    let broken = Localization.desktop(locale: "de") { _ in Array("msgid".utf8) }
    let added = Localization.desktop(locale: "fr_CA") { $0 == "fr" ? Array(own.utf8) : nil }

    #expect(german("Cancel") == "Lieber nicht" && german("Copy") == "Kopieren")
    #expect(broken("Cancel") == "Abbrechen")
    #expect(added.language == "fr" && added("Cancel") == "Lieber nicht" && added("Copy") == "Copy")
  }
}

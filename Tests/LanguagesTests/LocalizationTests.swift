// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import Languages

/// Texts as a person reads them.
struct LocalizationTests {
  private static func catalog(_ text: String) throws -> MessageCatalog {
    try MessageCatalog(po: text.utf8)
  }

  private static let arabicHeader = #"""
    msgid ""
    msgstr ""
    "Plural-Forms: nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;\n"

    """#

  @Test func `English text is shown if there is no message catalog`() {
    let english = Localization()
    let name = "Files"

    #expect(english("Back") == "Back")
    #expect(english("100 %") == "100 %")
    #expect(english("Back to \(name), 100 %") == "Back to Files, 100 %")
    #expect(english("Page \(3) of \(1234)") == "Page 3 of 1234")
    #expect(english(1, "\(1) row", "\(1) rows") == "1 row")
    #expect(english(0, "\(0) row", "\(0) rows") == "0 rows")
  }

  @Test func `the program's message catalog takes precedence over the library's catalog`() throws {
    let library = try Self.catalog(
      "msgid \"Back\"\nmsgstr \"Zurück\"\nmsgid \"Cut\"\nmsgstr \"Ausschneiden\"")
    let own = try Self.catalog("msgid \"Back\"\nmsgstr \"Retour\"")
    let localization = Localization(language: "de", catalogs: [own, library])

    #expect(localization("Back") == "Retour")
    #expect(localization("Cut") == "Ausschneiden")
    #expect(localization("Paste") == "Paste")
  }

  @Test
  func `a translation may reorder its arguments, which are not parsed as format strings`()
    throws
  {
    let catalog = try Self.catalog(
      "msgid \"%@ of %@\"\nmsgstr \"%2$@ hat %1$@ (100 %%, %3$@)\"")
    let localization = Localization(language: "de", catalogs: [catalog])

    #expect(localization("\("%2$@") of \(7)") == "7 hat %2$@ (100 %, )")
  }

  @Test
  func
    `a name inserted into a translated text gets bidi isolates only if its writing direction differs`()
    throws
  {
    let catalog = try Self.catalog(
      """
      msgid "Open %@"
      msgstr "افتح %@"
      """)
    let arabic = Localization(language: "ar", catalogs: [catalog])

    #expect(arabic("Open \("C.txt")") == "افتح \u{2068}C.txt\u{2069}")
    #expect(arabic("Open \("ملف")") == "افتح ملف")
    #expect(Localization()("Open \("ملف")") == "Open \u{2068}ملف\u{2069}")
    #expect(Localization()("Open \("C.txt")") == "Open C.txt")
    #expect(arabic("Open \("")") == "افتح ")
    // Only what is put in has words.
    #expect(arabic("\(9) \("مايو")") == "9 مايو")
    #expect(arabic("\("C.txt") · \("ملف")") == "C.txt · ملف")
  }

  @Test func `a translation to Arabic uses six plural forms and Arabic digits`() throws {
    let catalog = try Self.catalog(
      Self.arabicHeader
        + """
        msgctxt "number format"
        msgid "1,234.5"
        msgstr "١٬٢٣٤٫٥"
        msgid "%@ page"
        msgid_plural "%@ pages"
        msgstr[0] "لا صفحات"
        msgstr[1] "صفحة واحدة"
        msgstr[2] "صفحتان"
        msgstr[3] "%@ صفحات"
        msgstr[4] "%@ صفحة"
        msgstr[5] "%@ صفحة!"
        """)
    let arabic = Localization(language: "ar", catalogs: [catalog])

    let shown = [0, 1, 2, 3, 11, 100, 1234].map { arabic($0, "\($0) page", "\($0) pages") }

    #expect(
      shown == [
        "لا صفحات", "صفحة واحدة", "صفحتان", "٣ صفحات", "١١ صفحة", "١٠٠ صفحة!", "١٬٢٣٤ صفحة",
      ])
    #expect(arabic.numberFormat.string(-1234.5) == "-١٬٢٣٤٫٥")
    #expect(arabic.numberFormat.value(of: "١٬٢٣٤٫٥") == 1234.5)
    #expect(arabic.numberFormat.value(of: "1234.5") == 1234.5)
    #expect(arabic.isRightToLeft)
  }

  private static let samples: [(String, Bool)] = [
    ("1,234.5", true), ("1.234,5", true), ("1234,5", true), ("1 234,5", true), ("۱٬۲۳۴٫۵", true),
    ("", false), ("1,234.6", false), ("12,34.5", false), ("1,2345", false), ("twelve", false),
    ("1,,234.5", false), ("٢٬٢٣٤٫٥", false),
  ]

  @Test(arguments: samples)
  func `a number format is created from a valid sample number, and is nil for an invalid one`(
    sample: String, isOne: Bool
  ) {
    #expect(NumberFormat(sample: sample)?.string(1234.5) == (isOne ? sample : nil))
  }

  @Test
  func `texts in the pseudo-language are longer, accented and bracketed, and keep their arguments`()
  {
    let pseudo = Localization(language: Localization.pseudoLanguage, catalogs: [])
    let english = "Press any key to go on with the tour"

    let text = pseudo("Press any key to go on with the tour")

    #expect(text.hasPrefix("⟦Přé") && text.hasSuffix("⟧"))
    #expect((1.3...1.5).contains(Double(text.count - 2) / Double(english.count)))
    #expect(pseudo("Stop \(12) of “\("Home")”, 50 %").contains("12"))
    #expect(pseudo("Stop \(12) of “\("Home")”, 50 %").contains("“Home”, 50 %"))
    #expect(pseudo(2, "\(2) row", "\(2) rows") == "⟦2 řööŵš·⟧")
    #expect(pseudo.isRightToLeft)
  }

  @Test func `lists, dates and times without a translation are formatted in English`() {
    let english = Localization()

    #expect(english.list([]).isEmpty)
    #expect(english.list(["A"]) == "A")
    #expect(english.list(["A", "B"]) == "A and B")
    #expect(english.list(["A", "B", "C", "D"]) == "A, B, C and D")
    #expect(english.date(day: 12, month: 5) == "12 May")
    #expect(english.weekday(7) == "Sunday")
    #expect(english.time(hour: 9, minute: 5) == "09:05")
  }

  @Test func `localizations are equal when their language, catalogs and number format are equal`()
    throws
  {
    let catalog = try Self.catalog("msgid \"a\"\nmsgstr \"b\"")
    var other = Localization(language: "de", catalogs: [catalog])

    #expect(Localization() == Localization(language: "en", catalogs: []))
    #expect(other == Localization(language: "de", catalogs: [catalog]))
    other.numberFormat.decimalSeparator = ","
    #expect(other != Localization(language: "de", catalogs: [catalog]))
  }
}

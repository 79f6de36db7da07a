// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Languages
import Testing

/// Numbers as the locales of English, German, French and Hindi write and read them.
struct NumberFormatTests {
  private static let plain = NumberFormat()
  private static let english = NumberFormat(groupingSeparator: ",", groupSizes: [3, 3])
  private static let german = NumberFormat(decimalSeparator: ",", groupingSeparator: ".")
  private static let french = NumberFormat(decimalSeparator: ",", groupingSeparator: "\u{202F}")
  private static let hindi = NumberFormat(groupingSeparator: ",", groupSizes: [3, 2])

  @Test(arguments: [
    (plain, "1234567", "-1234567"), (english, "1,234,567", "-1,234,567"),
    (german, "1.234.567", "-1.234.567"),
    (french, "1\u{202F}234\u{202F}567", "-1\u{202F}234\u{202F}567"),
    (hindi, "12,34,567", "-12,34,567"),
  ])
  func `whole numbers are formatted with the grouping of the number format`(
    format: NumberFormat, text: String, negative: String
  ) {
    #expect(format.string(1_234_567) == text)
    #expect(format.string(-1_234_567) == negative)
    #expect(format.string(999) == "999")
    #expect(format.string(Int.min).filter(\.isWholeNumber) == "9223372036854775808")
  }

  @Test(arguments: [
    (1234.5, "1.234,5"), (0.00004, "0"), (-0.00004, "0"), (0.9996, "1"), (-12.0625, "-12,063"),
    (999_999.9999, "1.000.000"), (1e15, "1.000.000.000.000.000"), (1e16, "1e+16"),
    (.infinity, "inf"),
  ])
  func `formatted fractions are rounded and have no trailing zeros`(value: Double, text: String) {
    #expect(Self.german.string(value) == text)
  }

  @Test func `maximumFractionDigits limits the fraction digits of a formatted number`() {
    #expect(Self.english.string(1234.5678, maximumFractionDigits: 0) == "1,235")
    #expect(Self.english.string(1234.5678, maximumFractionDigits: 2) == "1,234.57")
    #expect(Self.english.string(0.05, maximumFractionDigits: 2) == "0.05")
  }

  @Test(
    arguments: [
      (german, "12,5", 12.5), (german, "12.5", 12.5), (german, "1.250", 1250),
      (german, "1.234,5", 1234.5), (german, " -0,5 ", -0.5), (german, "−3", -3),
      (german, ",5", 0.5),
      (english, "1,234.5", 1234.5), (english, "12.5", 12.5), (english, "5.", 5),
      (french, "1 234,5", 1234.5), (hindi, "12,34,567", 1_234_567), (plain, "1234", 1234),
    ] as [(NumberFormat, String, Double)])
  func
    `numbers are parsed with the number format's separators, and with a point as decimal separator`(
      format: NumberFormat, text: String, value: Double
    )
  {
    #expect(format.value(of: text) == value)
  }

  @Test(arguments: [
    (english, "12,5"), (english, "1,2345"), (english, ""), (english, "."), (english, "-"),
    (english, "1e5"), (english, "abc"), (english, "1.2.3"), (german, "1,2,3"), (german, "1.25.0"),
    (plain, "1,5"), (english, "--1"), (english, "١٢"), (english, "nan"),
  ])
  func `a text that is not a number is parsed as nil`(format: NumberFormat, text: String) {
    #expect(format.value(of: text) == nil)
  }

  @Test func `parsing a formatted number returns the original number`() {
    for format in [Self.plain, Self.english, Self.german, Self.french, Self.hindi] {
      for value in [0, 1, -1, 12.25, -1234.5, 9_876_543.125] {
        #expect(format.value(of: format.string(value)) == value)
      }
    }
  }

  private static let arabic = NumberFormat(
    decimalSeparator: "٫", groupingSeparator: "٬", zeroDigit: "٠")

  @Test(
    arguments: [
      (0, "0"), (1e-7, "0,0000001"), (-2.5e-8, "-2,5 × 10⁻⁸"), (1.0000000000000001e+23, "1 × 10²³"),
      (328.0839895013123, "328,0839895"), (68.00000000000006, "68"),
      (123_456_789_012, "123.456.789.012"),
      (9.99999999999e14, "999.999.999.999.000"), (1e15, "1 × 10¹⁵"), (0.99999999999, "1"),
      (.leastNonzeroMagnitude, "5 × 10⁻³²⁴"), (.infinity, "inf"),
    ] as [(Double, String)])
  func `significant digits of a formatted number are counted from the first digit that is not zero`(
    value: Double, text: String
  ) {
    #expect(Self.german.string(value, significantDigits: 10) == text)
  }

  @Test
  func `with Arabic digits, powers of ten are written as e and an exponent, not with superscripts`()
  {
    #expect(Self.arabic.string(1.5e-8, significantDigits: 10) == "\u{2066}١٫٥e-٨\u{2069}")
    #expect(Self.arabic.string(0.25, significantDigits: 10) == "٠٫٢٥")
  }

  @Test(
    arguments: [
      (german, "1e5", 1e5), (german, "1,5E-8", 1.5e-8), (german, "1,5 × 10⁻⁸", 1.5e-8),
      (english, "2.5*10^3", 2500), (english, "-1e+3", -1000), (english, "1,234e2", 123_400),
      (arabic, "٣e٢", 300), (arabic, "1.5", 1.5), (english, "0e99999", nil), (english, "0e-999", 0),
      (english, "1e", nil), (english, "e5", nil), (english, "1e999", nil), (english, "1e-999", nil),
      (english, "1x1050", nil), (english, "1e1.5", nil), (english, "1e--3", nil),
    ] as [(NumberFormat, String, Double?)])
  func `a number with a power of ten is parsed only if allowsPowers is true`(
    format: NumberFormat, text: String, value: Double?
  ) {
    #expect(format.value(of: text, allowsPowers: true) == value)
    if text.contains("e") { #expect(format.value(of: text, allowsPowers: false) == nil) }
  }

  @Test
  func `parsing a number that was formatted with significant digits returns the original number`() {
    for format in [Self.plain, Self.english, Self.german, Self.french, Self.hindi, Self.arabic] {
      for value in [0, 1e-9, -3.5e-12, 1.25e22, 0.125, 1234.5] {
        let text = format.string(value, significantDigits: 15)
        #expect(format.value(of: text, allowsPowers: true) == value)
      }
    }
  }
}

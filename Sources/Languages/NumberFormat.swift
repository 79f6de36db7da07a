// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The notation of numbers: the decimal separator, the groups of digits, and the script of the digits.
public struct NumberFormat: Sendable, Hashable {
  /// The character between the whole number and its fraction. Default a point.
  public var decimalSeparator: Character

  /// The character between groups of digits. Default nil: no groups.
  public var groupingSeparator: Character?

  /// The numbers of digits in the groups, from the decimal separator to the left. The last number applies to all
  /// further groups. Default groups of three. Traps if a number is below 1.
  public var groupSizes: [Int] {
    willSet { Self.requirePositiveSizes(newValue) }
  }

  /// The zero of the digits' script. 1 to 9 follow it in Unicode. Default `0`. Anything but a zero counts as `0`.
  public var zeroDigit: Unicode.Scalar {
    didSet { zeroDigit = Self.validZeroDigit(zeroDigit) }
  }

  /// Creates a number format. By default, numbers are written in Swift's notation: with a point, and without groups.
  public init(
    decimalSeparator: Character = ".", groupingSeparator: Character? = nil, groupSizes: [Int] = [3],
    zeroDigit: Unicode.Scalar = "0"
  ) {
    Self.requirePositiveSizes(groupSizes)
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.groupSizes = groupSizes
    self.zeroDigit = Self.validZeroDigit(zeroDigit)
  }

  /// Creates a format from 1234.5 in a language's notation, with or without grouping. Nil for any other text.
  init?(sample: String) {
    let digits = sample.unicodeScalars.filter { $0.properties.numericType == .decimal }
    guard let one = digits.first, digits.count == 5, let zero = Unicode.Scalar(one.value - 1),
      digits.enumerated().allSatisfy({ $1.value == zero.value + UInt32($0) + 1 })
    else { return nil }
    let signs = sample.filter { $0.unicodeScalars.allSatisfy { $0.properties.numericType == nil } }
    guard (1...2).contains(signs.count), let decimal = signs.last else { return nil }
    self.init(
      decimalSeparator: decimal, groupingSeparator: signs.count == 2 ? signs.first : nil,
      zeroDigit: zero)
    guard string(1234.5) == sample else { return nil }
  }

  private static func validZeroDigit(_ zero: Unicode.Scalar) -> Unicode.Scalar {
    zero.properties.numericType == .decimal && zero.properties.numericValue == 0 ? zero : "0"
  }

  private static func requirePositiveSizes(_ sizes: [Int]) {
    require(sizes.allSatisfy { $0 > 0 }, "Group sizes must be greater than 0: \(sizes)")
  }

  // MARK: Writing

  /// Returns a whole number as text, with its digits in groups.
  public func string(_ value: Int) -> String {
    let digits = "\(value.magnitude)"
    return (value < 0 ? "-" : "") + localizedDigits(in: grouped(digits))
  }

  /// Returns a number as text, with its fraction but without zeros at the end.
  ///
  /// - Parameters:
  ///   - value: The number. If it is not finite, or its magnitude is 10¹⁶ or more, it is written in Swift's notation.
  ///   - maximumFractionDigits: The maximum number of digits of the rounded fraction. Default 3. Traps if not 0…9.
  public func string(_ value: Double, maximumFractionDigits: Int = 3) -> String {
    require(
      (0...9).contains(maximumFractionDigits),
      "A fraction cannot be written with \(maximumFractionDigits) digits")
    guard value.isFinite, value.magnitude < 1e16 else { return value.description }
    let unit = (0..<maximumFractionDigits).reduce(1) { unit, _ in unit * 10 }
    var whole = value.magnitude.rounded(.towardZero)
    var rest = Int(((value.magnitude - whole) * Double(unit)).rounded())
    if rest == unit { (whole, rest) = (whole + 1, 0) }
    var fraction = String("\(unit + rest)".dropFirst())
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = value < 0 && (whole > 0 || rest > 0) ? "-" : ""
    return sign + localizedDigits(in: decimalText("\(Int(whole))", fraction))
  }

  /// The decimal digits that a `Double` can represent.
  private static let maximumSignificantDigits = 15

  /// The powers of ten of the first digit for which no power of ten is written.
  private static let plainPowers = -7..<15

  /// Returns a number as text, rounded to significant digits, so that a small number is not written as 0.
  ///
  /// - Zero, and magnitudes from 10⁻⁷ to below 10¹⁵: Written without a power of ten, and with all digits before the
  ///   decimal separator, even if these are more than `significantDigits`.
  /// - Other magnitudes: Written with a power of ten, such as 1.5 × 10⁻⁸, or with “e” if the digits are not 0 to 9.
  /// - Infinity and NaN: Written in Swift's notation.
  ///
  /// - Parameter significantDigits: The number of digits to which the value is rounded. Zeros at the end of a fraction
  ///   are omitted. Traps if not 1…15.
  public func string(_ value: Double, significantDigits: Int) -> String {
    require(
      (1...Self.maximumSignificantDigits).contains(significantDigits),
      "A number cannot be written with \(significantDigits) significant digits")
    guard value.isFinite else { return value.description }
    let whole = Decimal(value.magnitude, digits: Self.maximumSignificantDigits)
    let wanted =
      Self.plainPowers.contains(whole.power)
      ? max(significantDigits, whole.power + 1) : significantDigits
    let number = Decimal(value.magnitude, digits: min(wanted, Self.maximumSignificantDigits))
    let sign = value < 0 && number.digits != "0" ? "-" : ""
    guard Self.plainPowers.contains(number.power) else {
      return sign + scientificText(of: number)
    }
    let zeros = String(repeating: "0", count: max(0, -number.power))
    let digits = zeros + number.digits
    let point = max(0, number.power) + 1
    let before = digits.prefix(point)
    let integer = before + String(repeating: "0", count: point - before.count)
    return sign + localizedDigits(in: decimalText(String(integer), digits.dropFirst(point)))
  }

  private func decimalText(_ integer: String, _ fraction: some StringProtocol) -> String {
    grouped(integer) + (fraction.isEmpty ? "" : "\(decimalSeparator)\(fraction)")
  }

  private func scientificText(of number: Decimal) -> String {
    let mantissa = decimalText(String(number.digits.prefix(1)), number.digits.dropFirst())
    guard zeroDigit == "0" else {
      // The isolate keeps the order of a formula in right-to-left text.
      return "\u{2066}\(localizedDigits(in: "\(mantissa)e\(number.power)"))\u{2069}"
    }
    return "\(mantissa) × 10" + String("\(number.power)".map { Self.superscripts[$0] ?? $0 })
  }

  private static let superscripts = Dictionary(
    uniqueKeysWithValues: zip("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))

  /// The digit of each superscript, and the hyphen for a typographic minus sign.
  private static let plainDigits: [Character: Character] = {
    var digits = Dictionary(uniqueKeysWithValues: superscripts.map { ($0.value, $0.key) })
    digits["−"] = "-"
    return digits
  }()

  /// A number that is not negative, as its digits and the power of ten of the first digit.
  private struct Decimal {
    /// The digits without zeros at the end; “0” for zero.
    let digits: String
    let power: Int

    init(_ value: Double, digits count: Int) {
      // `description` has the shortest digits that identify the value, such as 1.25e-07 or 100.0.
      let parts = value.description.split(separator: "e")
      let mantissa = parts.first ?? "0"
      let point = mantissa.firstIndex(of: ".") ?? mantissa.endIndex
      let all = mantissa.filter { $0 != "." }
      let written = all.drop { $0 == "0" }
      let zeros = all.count - written.count
      guard !written.isEmpty else {
        (digits, power) = ("0", 0)
        return
      }
      var power = mantissa.distance(from: mantissa.startIndex, to: point) - 1 - zeros
      if parts.count == 2 { power += Int(parts[1]) ?? 0 }
      let kept = String(written.prefix(count))
      let isRoundedUp = (written.dropFirst(count).first ?? "0") >= "5"
      var text = "\((Int(kept) ?? 0) + (isRoundedUp ? 1 : 0))"
      if text.count > kept.count { power += 1 }
      while text.count > 1, text.hasSuffix("0") { text.removeLast() }
      (digits, self.power) = (text, power)
    }
  }

  private func localizedDigits(in text: String) -> String {
    replacingDigits(of: text, from: "0", to: zeroDigit)
  }

  private func replacingDigits(
    of text: String, from zero: Unicode.Scalar, to other: Unicode.Scalar
  ) -> String {
    guard zero != other else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let digit = scalar.value &- zero.value
      result.append(digit < 10 ? Unicode.Scalar(other.value + digit) ?? scalar : scalar)
    }
    return String(result)
  }

  private func grouped(_ digits: String) -> String {
    guard let groupingSeparator, !groupSizes.isEmpty else { return digits }
    var rest = digits[...]
    var groups: [Substring] = []
    while let size = groupSizes.indices.contains(groups.count)
      ? groupSizes[groups.count] : groupSizes.last,
      rest.count > size
    {
      groups.append(rest.suffix(size))
      rest = rest.dropLast(size)
    }
    return ([rest] + groups.reversed()).joined(separator: String(groupingSeparator))
  }

  // MARK: Reading

  /// Returns the number in a user's text like `value(of:)`, also with a power of ten: 1.5e-8, 1.5 × 10⁻⁸ or 1.5*10^-8.
  /// Ignores direction marks. Nil for any other text, and if a `Double` cannot represent the number.
  ///
  /// - Parameter allowsPowers: Whether the text may contain a power of ten.
  public func value(of text: String, allowsPowers: Bool) -> Double? {
    // A number that was copied from a text may contain direction marks.
    let text = String(text.unicodeScalars.filter { !$0.properties.isBidiControl })
    guard allowsPowers, let parts = Self.powerParts(of: text) else { return value(of: text) }
    let digits = replacingDigits(of: String(parts.power), from: zeroDigit, to: "0")
    guard let mantissa = value(of: String(parts.mantissa)),
      let power = Int(String(digits.filter { $0 != " " }.map { Self.plainDigits[$0] ?? $0 })),
      power.magnitude < Self.maximumPower
    else { return nil }
    // One conversion of the mantissa's digits with the sum of both powers, so that it is rounded only once.
    let written = mantissa.description.split(separator: "e")
    let sum = power + (written.count == 2 ? Int(written[1]) ?? 0 : 0)
    guard let value = Double("\(written[0])e\(sum)"), value.isFinite, value != 0 || mantissa == 0
    else { return nil }
    return value
  }

  /// An upper limit that is above the power of every `Double`.
  private static let maximumPower = 10_000

  /// Returns the texts before and after the sign of a power of ten; nil without such a sign.
  private static func powerParts(of text: String) -> (mantissa: Substring, power: Substring)? {
    if let parts = text.split(on: "e") ?? text.split(on: "E") { return (parts.before, parts.after) }
    guard let sign = text.firstIndex(where: { "×x*·".contains($0) }) else { return nil }
    let power = text[text.index(after: sign)...].drop { $0 == " " }
    guard power.hasPrefix("10") else { return nil }
    let rest = power.dropFirst(2)
    // Without a caret or a superscript, the digits belong to a number such as 1050.
    guard let first = rest.first, first == "^" || plainDigits[first] != nil else { return nil }
    return (text[..<sign], first == "^" ? rest.dropFirst() : rest)
  }

  /// Returns the number in a user's text. The text may contain the format's decimal separator or a point, the format's
  /// groups or none, and the format's digits or 0 to 9. Nil for any other text.
  public func value(of text: String) -> Double? {
    let text = replacingDigits(of: text, from: zeroDigit, to: "0").drop { $0 == " " }
    let isNegative = text.hasPrefix("-") || text.hasPrefix("−")
    var digits = String(text.dropFirst(isNegative || text.hasPrefix("+") ? 1 : 0))
    while digits.hasSuffix(" ") { digits.removeLast() }
    let plain = removingGroups(from: digits) ?? digits
    guard let value = unsignedValue(plain, decimalSeparator) ?? unsignedValue(plain, "."),
      value.isFinite
    else { return nil }
    return isNegative ? -value : value
  }

  /// Returns the text without group separators; nil if its groups do not match the format.
  private func removingGroups(from text: String) -> String? {
    guard let groupingSeparator else { return nil }
    let parts = text.split(on: decimalSeparator)
    let whole = parts?.before ?? text[...]
    // If the format uses a space between groups, any kind of space is accepted.
    func separates(_ character: Character) -> Bool {
      character == groupingSeparator
        || (character.isWhitespace && groupingSeparator.isWhitespace)
    }
    let plain = String(whole.filter { !separates($0) })
    guard grouped(plain) == String(whole.map { separates($0) ? groupingSeparator : $0 }) else {
      return nil
    }
    return plain + (parts.map { "\(decimalSeparator)\($0.after)" } ?? "")
  }

  private func unsignedValue(_ text: String, _ separator: Character) -> Double? {
    let parts = text.split(on: separator)
    let (whole, fraction) = (parts?.before ?? text[...], parts?.after ?? "")
    guard !(whole.isEmpty && fraction.isEmpty), whole.allSatisfy(\.isASCIIDigit),
      fraction.allSatisfy(\.isASCIIDigit)
    else { return nil }
    return Double("\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)")
  }
}

extension String {
  fileprivate func split(on separator: Character) -> (before: Substring, after: Substring)? {
    firstIndex(of: separator).map { (self[..<$0], self[index(after: $0)...]) }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}

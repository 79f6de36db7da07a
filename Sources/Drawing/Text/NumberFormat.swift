// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How numbers are written: the sign before fractions, the groups of digits, and the digits themselves.
public struct NumberFormat: Sendable, Hashable {
  /// What stands before the fraction. Default a point.
  public var decimalSeparator: Character

  /// What stands between groups of digits. Default nil: nothing.
  public var groupingSeparator: Character?

  /// How many digits groups have, from the decimal separator on; the last number holds for all further groups.
  /// Each at least 1. Default groups of three.
  public var groupSizes: [Int] {
    willSet { Self.check(newValue) }
  }

  /// The digit for zero; those for one to nine follow it in Unicode. Default `0`. Another one than that of a row of ten
  /// digits counts as `0`.
  public var zeroDigit: Unicode.Scalar {
    didSet { zeroDigit = Self.digit(zeroDigit) }
  }

  /// By default numbers as Swift writes them: a point, and no groups.
  public init(
    decimalSeparator: Character = ".", groupingSeparator: Character? = nil, groupSizes: [Int] = [3],
    zeroDigit: Unicode.Scalar = "0"
  ) {
    Self.check(groupSizes)
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.groupSizes = groupSizes
    self.zeroDigit = Self.digit(zeroDigit)
  }

  /// As a language writes 1234.5, with or without a separator of groups. Nil for anything else.
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

  private static func digit(_ zero: Unicode.Scalar) -> Unicode.Scalar {
    zero.properties.numericType == .decimal && zero.properties.numericValue == 0 ? zero : "0"
  }

  private static func check(_ sizes: [Int]) {
    require(sizes.allSatisfy { $0 > 0 }, "Groups cannot have \(sizes) digits")
  }

  // MARK: Writing

  /// A number with its digits in groups.
  public func string(_ value: Int) -> String {
    let digits = "\(value.magnitude)"
    return (value < 0 ? "-" : "") + inDigits(grouped(digits))
  }

  /// A number with the digits after the decimal separator that say something.
  ///
  /// - Parameters:
  ///   - value: One that is not finite, or whose size is 10¹⁶ or more, is written as Swift writes it.
  ///   - maximumFractionDigits: 0…9; the rest is rounded. Default 3.
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
    return sign
      + inDigits(
        grouped("\(Int(whole))") + (fraction.isEmpty ? "" : "\(decimalSeparator)\(fraction)"))
  }

  /// With the digits of the format.
  private func inDigits(_ text: String) -> String {
    guard zeroDigit != "0" else { return text }
    return replacingDigits(of: text, from: "0", to: zeroDigit)
  }

  private func replacingDigits(
    of text: String, from zero: Unicode.Scalar, to other: Unicode.Scalar
  ) -> String {
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

  /// The number that a person has written: with this decimal separator or a point, and with groups where each has
  /// its number of digits, in these digits or 0 to 9. Nil for anything else.
  public func value(of text: String) -> Double? {
    let text =
      (zeroDigit == "0" ? text : replacingDigits(of: text, from: zeroDigit, to: "0"))
      .drop { $0 == " " }
    let isNegative = text.hasPrefix("-") || text.hasPrefix("−")
    var digits = String(text.dropFirst(isNegative || text.hasPrefix("+") ? 1 : 0))
    while digits.hasSuffix(" ") { digits.removeLast() }
    let plain = withoutGroups(digits) ?? digits
    guard let value = unsigned(plain, decimalSeparator) ?? unsigned(plain, "."), value.isFinite
    else { return nil }
    return isNegative ? -value : value
  }

  /// Nil where the groups are not those that the number would be written with.
  private func withoutGroups(_ text: String) -> String? {
    guard let groupingSeparator else { return nil }
    let parts = text.split(on: decimalSeparator)
    let whole = parts?.before ?? text[...]
    // Whoever writes thin spaces between groups takes any space.
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

  private func unsigned(_ text: String, _ separator: Character) -> Double? {
    let parts = text.split(on: separator)
    let (whole, fraction) = (parts?.before ?? text[...], parts?.after ?? "")
    guard !(whole.isEmpty && fraction.isEmpty), whole.allSatisfy(\.isASCIIDigit),
      fraction.allSatisfy(\.isASCIIDigit)
    else { return nil }
    return Double("\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)")
  }
}

extension String {
  /// What stands before and after the first place of a separator; nil where it is not there.
  fileprivate func split(on separator: Character) -> (before: Substring, after: Substring)? {
    firstIndex(of: separator).map { (self[..<$0], self[index(after: $0)...]) }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}

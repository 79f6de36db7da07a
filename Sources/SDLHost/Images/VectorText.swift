// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// Reads numbers and lengths in the text of an SVG file, as the decoder does (nanosvg in SDL_image 2.6).
nonisolated struct VectorText {
  /// The text that is not read yet.
  private(set) var rest: ArraySlice<UInt8>

  /// Digits that nanosvg keeps of a number: it cuts longer ones, exponent included.
  private static let mostDigits = 63

  init(_ text: ArraySlice<UInt8>) { rest = text }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The text without white space at its ends.
  static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text = text.dropLast() }
    return text
  }

  var next: UInt8? { rest.first }

  /// Whether a number begins here.
  var isAtNumber: Bool {
    guard let next else { return false }
    return Self.isDigit(next) || "+-.".utf8.contains(next)
  }

  mutating func take() { rest = rest.dropFirst() }

  mutating func skipSeparators(_ others: String = ",") {
    rest = rest.drop { Self.isSpace($0) || others.utf8.contains($0) }
  }

  /// A flag of an arc, which needs no separator behind it. Nil if something else is here.
  mutating func flag() -> Double? {
    skipSeparators()
    guard next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else { return nil }
    defer { take() }
    return next == UInt8(ascii: "1") ? 1 : 0
  }

  /// The number that begins here; nil if there is only a sign, or none.
  mutating func number() throws(VectorWork.Excess) -> Double? {
    let start = rest
    let sign = rest.first == UInt8(ascii: "-") ? -1.0 : 1
    if let first = next, "+-".utf8.contains(first) { take() }
    let hasDigits = next.map { Self.isDigit($0) || $0 == UInt8(ascii: ".") } ?? false
    var value = Double(digits().value)
    if next == UInt8(ascii: ".") {
      take()
      let fraction = digits()
      value += Double(fraction.value) / pow(10, Double(fraction.count))
    }
    if let letter = next, "eE".utf8.contains(letter),
      !(rest.dropFirst().first.map("mx".utf8.contains) ?? false)
    {
      take()
      let isNegative = next == UInt8(ascii: "-")
      if let first = next, "+-".utf8.contains(first) { take() }
      let exponent = digits()
      guard exponent.count <= 3 else { throw VectorWork.Excess("a number with a long exponent") }
      value *= pow(10, Double(isNegative ? -exponent.value : exponent.value))
    }
    guard start.count - rest.count <= Self.mostDigits, value.isFinite else {
      throw VectorWork.Excess("a number that is too long")
    }
    return hasDigits ? sign * value : nil
  }

  /// nanosvg keeps to the largest number of 64 bits.
  private mutating func digits() -> (value: Int, count: Int) {
    var (value, count) = (0, 0)
    while let digit = next, Self.isDigit(digit) {
      let (product, isLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = product.addingReportingOverflow(Int(digit) - 0x30)
      value = isLarge || isLarger ? .max : sum
      count += 1
      take()
    }
    return (value, count)
  }

  /// A length in pixels at 96 dots per inch.
  ///
  /// - Parameters:
  ///   - whole: What 100 % is.
  ///   - origin: What a percentage is added to.
  ///   - fontSize: What the units `em` and `ex` refer to.
  mutating func length(
    of whole: Double, origin: Double = 0, fontSize: Double
  ) throws(VectorWork.Excess) -> Double {
    let value = try number() ?? 0
    return switch String(decoding: rest.prefix(2), as: UTF8.self) {
    case "pt": value / 72 * 96
    case "pc": value / 6 * 96
    case "mm": value / 25.4 * 96
    case "cm": value / 2.54 * 96
    case "in": value * 96
    case "em": value * fontSize
    case "ex": value * fontSize * 0.52
    case let unit where unit.hasPrefix("%"): origin + value / 100 * whole
    default: value
    }
  }
}

/// A tag in an SVG file as the decoder splits it. It ends at the first `>`, also inside an attribute.
nonisolated struct VectorTag {
  let name: String
  private(set) var attributes: [(name: String, value: ArraySlice<UInt8>)] = []
  let isStart: Bool
  private(set) var isEnd: Bool

  /// nanosvg keeps 126 attributes of an element and drops the others.
  private static let mostAttributes = 100

  /// A longer name is none that the decoder knows.
  private static let longestName = 32

  /// Nil for comments, declarations and processing instructions.
  init?(_ text: ArraySlice<UInt8>) throws(VectorWork.Excess) {
    var rest = text.drop(while: VectorText.isSpace)
    isEnd = rest.first == UInt8(ascii: "/")
    isStart = !isEnd
    if isEnd { rest = rest.dropFirst() }
    guard let first = rest.first, !"?!".utf8.contains(first) else { return nil }
    let word = rest.prefix { !VectorText.isSpace($0) }
    name = Self.name(word)
    rest = rest.dropFirst(word.count)
    while isStart {
      rest = rest.drop(while: VectorText.isSpace)
      guard let first = rest.first else { return }
      if first == UInt8(ascii: "/") {
        isEnd = true
        return
      }
      let key = rest.prefix { !VectorText.isSpace($0) && $0 != UInt8(ascii: "=") }
      rest = rest.dropFirst(key.count).drop { !"\"'".utf8.contains($0) }
      guard let quote = rest.first else { return }
      let value = rest.dropFirst().prefix { $0 != quote }
      attributes.append((Self.name(key), value))
      guard attributes.count <= Self.mostAttributes else {
        throw VectorWork.Excess("more than \(Self.mostAttributes) attributes of an element")
      }
      rest = rest.dropFirst(value.count + 2)
    }
  }

  private static func name(_ word: ArraySlice<UInt8>) -> String {
    word.count > longestName ? "" : String(decoding: word, as: UTF8.self)
  }
}

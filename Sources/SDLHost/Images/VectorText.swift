// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// A parser of numbers and lengths in the text of an SVG file with the rules of the decoder (nanosvg in SDL_image 2.6).
nonisolated struct VectorText {
  private(set) var remainingBytes: ArraySlice<UInt8>

  /// The maximum number of characters in a number, including the exponent: nanosvg truncates longer ones.
  private static let maximumNumberByteCount = 63

  init(_ text: ArraySlice<UInt8>) { remainingBytes = text }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text = text.dropLast() }
    return text
  }

  var next: UInt8? { remainingBytes.first }

  var isAtNumber: Bool {
    guard let next else { return false }
    return Self.isDigit(next) || "+-.".utf8.contains(next)
  }

  mutating func consumeByte() { remainingBytes = remainingBytes.dropFirst() }

  mutating func skipSeparators(_ others: String = ",") {
    remainingBytes = remainingBytes.drop { Self.isSpace($0) || others.utf8.contains($0) }
  }

  /// Parses a flag of an arc, which needs no separator after it; nil if there is none.
  mutating func parseFlag() -> Double? {
    skipSeparators()
    guard next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else { return nil }
    defer { consumeByte() }
    return next == UInt8(ascii: "1") ? 1 : 0
  }

  /// Parses a number; nil if there is only a sign or no number.
  mutating func parseNumber() throws(VectorWork.Excess) -> Double? {
    let start = remainingBytes
    let sign = remainingBytes.first == UInt8(ascii: "-") ? -1.0 : 1
    if let first = next, "+-".utf8.contains(first) { consumeByte() }
    let hasDigits = next.map { Self.isDigit($0) || $0 == UInt8(ascii: ".") } ?? false
    var value = Double(parseDigits().value)
    if next == UInt8(ascii: ".") {
      consumeByte()
      let fraction = parseDigits()
      value += Double(fraction.value) / pow(10, Double(fraction.count))
    }
    if let letter = next, "eE".utf8.contains(letter),
      !(remainingBytes.dropFirst().first.map("mx".utf8.contains) ?? false)
    {
      consumeByte()
      let isNegative = next == UInt8(ascii: "-")
      if let first = next, "+-".utf8.contains(first) { consumeByte() }
      let exponent = parseDigits()
      guard exponent.count <= 3 else { throw VectorWork.Excess("a number with a long exponent") }
      value *= pow(10, Double(isNegative ? -exponent.value : exponent.value))
    }
    guard start.count - remainingBytes.count <= Self.maximumNumberByteCount, value.isFinite else {
      throw VectorWork.Excess("a number that is too long")
    }
    return hasDigits ? sign * value : nil
  }

  /// As in nanosvg, a larger value becomes the largest 64-bit integer.
  private mutating func parseDigits() -> (value: Int, count: Int) {
    var (value, count) = (0, 0)
    while let digit = next, Self.isDigit(digit) {
      let (product, isLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = product.addingReportingOverflow(Int(digit) - 0x30)
      value = isLarge || isLarger ? .max : sum
      count += 1
      consumeByte()
    }
    return (value, count)
  }

  /// Parses a length in pixels, at 96 dots per inch.
  ///
  /// - Parameters:
  ///   - whole: The length that corresponds to 100 %.
  ///   - origin: The offset that is added to a percentage.
  ///   - fontSize: The base of the units `em` and `ex`.
  mutating func parseLength(
    of whole: Double, origin: Double = 0, fontSize: Double
  ) throws(VectorWork.Excess) -> Double {
    let value = try parseNumber() ?? 0
    return switch String(decoding: remainingBytes.prefix(2), as: UTF8.self) {
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

/// A tag in an SVG file, with the decoder's rules: it ends at the first `>`, even inside an attribute.
nonisolated struct VectorTag {
  let name: String
  private(set) var attributes: [(name: String, value: ArraySlice<UInt8>)] = []
  let isStart: Bool
  private(set) var isEnd: Bool

  /// A limit below the 126 attributes of an element that nanosvg keeps.
  private static let maximumAttributeCount = 100

  /// The decoder knows no longer name.
  private static let maximumNameByteCount = 32

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
      guard attributes.count <= Self.maximumAttributeCount else {
        throw VectorWork.Excess("more than \(Self.maximumAttributeCount) attributes of an element")
      }
      rest = rest.dropFirst(value.count + 2)
    }
  }

  private static func name(_ word: ArraySlice<UInt8>) -> String {
    word.count > maximumNameByteCount ? "" : String(decoding: word, as: UTF8.self)
  }
}

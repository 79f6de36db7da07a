// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Saved state as text: JSON, which people can read, and whose parser stops at each limit.
nonisolated extension StateValue {
  /// The maximum nesting of values: 64 controllers, each in an array in a dictionary.
  package static let maximumDepth = 64 * 3

  package static let maximumByteCount = 4 << 20

  package var json: [UInt8] { json(as: .state) }

  /// The value as JSON. Keys are sorted, so equal values give equal bytes.
  package func json(as format: JSONWriter.Format) -> [UInt8] {
    var writer = JSONWriter(format)
    writer.append(self)
    return writer.bytes
  }

  /// Returns nil if the text is not JSON, is too long or nested too deeply, or contains a null.
  package init?(json text: String) {
    var text = text
    guard text.utf8.count <= Self.maximumByteCount else { return nil }
    let value = text.withUTF8 { bytes -> StateValue? in
      var parser = StateParser(bytes)
      return parser.document()
    }
    guard let value else { return nil }
    self = value
  }
}

private nonisolated struct StateParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func document() -> StateValue? {
    guard let value = value() else { return nil }
    skipSpace()
    return index == bytes.count ? value : nil
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 32 || (9...13).contains(byte) { index += 1 }
  }

  private mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private mutating func consume(word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != word.utf8Start[offset] { return false }
    index += count
    return true
  }

  private mutating func value() -> StateValue? {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return nested { $0.table() }
    case UInt8(ascii: "["): return nested { $0.list() }
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return consume(word: "true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return consume(word: "false") ? .bool(false) : nil
    default: return number()
    }
  }

  private mutating func nested(_ read: (inout Self) -> StateValue?) -> StateValue? {
    guard depth < StateValue.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    index += 1
    return read(&self)
  }

  private mutating func list() -> StateValue? {
    var values: [StateValue] = []
    if consume("]") { return .array(values) }
    repeat {
      guard let value = value() else { return nil }
      values.append(value)
    } while consume(",")
    return consume("]") ? .array(values) : nil
  }

  private mutating func table() -> StateValue? {
    var values: [String: StateValue] = [:]
    if consume("}") { return .dictionary(values) }
    repeat {
      skipSpace()
      guard let key = string(), consume(":"), let value = value() else { return nil }
      values[key] = value
    } while consume(",")
    return consume("}") ? .dictionary(values) : nil
  }

  private mutating func number() -> StateValue? {
    let start = index
    while let byte = next, "+-.0123456789eE".utf8.contains(byte) { index += 1 }
    guard start < index else { return nil }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let value = Int(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else { return nil }
    return .number(value)
  }

  private mutating func string() -> String? {
    guard next == UInt8(ascii: "\"") else { return nil }
    index += 1
    var result: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: result, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escaped() else { return nil }
        result += Array(String(scalar).utf8)
      case 0..<32: return nil
      default: result.append(byte)
      }
    }
    return nil
  }

  private mutating func escaped() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = hexUnit() else { return nil }
      guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
      guard consume(word: "\\u"), let trail = hexUnit(), UTF16.isTrailSurrogate(trail) else {
        return nil
      }
      return Unicode.Scalar((UInt32(unit) - 0xD800) << 10 + UInt32(trail) - 0xDC00 + 0x10000)
    default: return nil
    }
  }

  private mutating func hexUnit() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    defer { index += 4 }
    return UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// Parts of a long text that are found without a walk through the whole text.
extension Substring {
  /// The number of bytes within which the end of a character is searched. A longer character, such as a letter with a
  /// thousand accents, is split between its scalars.
  private static let maximumCharacterByteCount = 256

  /// Returns the longest start of the text within a number of bytes in UTF-8, split between characters.
  package func prefix(maxBytes: Int) -> Substring {
    guard utf8.count > maxBytes else { return self }
    let cut = scalarStart(utf8.index(startIndex, offsetBy: maxBytes))
    let character = characterStart(cut)
    return self[..<(character > startIndex ? character : cut)]
  }

  /// Returns the longest end of the text within a number of bytes in UTF-8, split between characters.
  package func suffix(maxBytes: Int) -> Substring {
    guard utf8.count > maxBytes else { return self }
    var cut = utf8.index(endIndex, offsetBy: -maxBytes)
    while cut < endIndex, utf8[cut] & 0xC0 == 0x80 { cut = utf8.index(after: cut) }
    guard cut < endIndex, characterStart(cut) < cut else { return self[cut...] }
    let next = self[cut...].index(after: cut)
    return self[
      (utf8.distance(from: cut, to: next) < Self.maximumCharacterByteCount ? next : cut)...]
  }

  /// Returns the start of the character around an index, or the index itself in a very long character.
  private func characterStart(_ index: String.Index) -> String.Index {
    guard index > startIndex else { return index }
    let (before, byte) = (utf8[utf8.index(before: index)], utf8[index])
    // Two ASCII characters are separate, except in CR LF.
    if before < 0x80, byte < 0x80, before != 0x0D { return index }
    let near = utf8.index(index, offsetBy: -Self.maximumCharacterByteCount, limitedBy: startIndex)
    let first = scalarStart(near ?? startIndex)
    let nearby = self[first..<unicodeScalars.index(after: index)]
    let start = nearby.index(before: nearby.endIndex)
    return start > first || first == startIndex ? start : index
  }

  private func scalarStart(_ index: String.Index) -> String.Index {
    var index = index
    while index > startIndex, utf8[index] & 0xC0 == 0x80 { index = utf8.index(before: index) }
    return index
  }

  /// Returns the first line end, as defined by `Character.isNewline`.
  package func firstLineEnd() -> Range<String.Index>? {
    let found: (Int, Int)?? = utf8.withContiguousStorageIfAvailable { bytes in
      var offset = 0
      while offset < bytes.count {
        let length = Self.lineEndLength(bytes, at: offset)
        if length > 0 { return (offset, length) }
        offset &+= 1
      }
      return nil
    }
    guard let found else {
      return firstIndex(where: \.isNewline).map { $0..<index(after: $0) }
    }
    return found.map { offset, length in
      let start = utf8.index(startIndex, offsetBy: offset)
      return start..<utf8.index(start, offsetBy: length)
    }
  }

  private static func lineEndLength(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 {
      start + offset < bytes.count ? bytes[start + offset] : 0
    }
    switch bytes[start] {
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0x0A...0x0C: return 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && byte(2) & 0xFE == 0xA8 ? 3 : 0
    default: return 0
    }
  }
}

extension String {
  package func count(ofByte byte: UInt8) -> Int {
    var count = 0
    forEachOffset(of: byte) { _ in count &+= 1 }
    return count
  }

  /// Appends the offset after each occurrence of a byte, in order.
  package func appendOffsets(after byte: UInt8, to offsets: inout [Int]) {
    offsets.reserveCapacity(offsets.count + count(ofByte: byte))
    forEachOffset(of: byte) { offsets.append($0 &+ 1) }
  }

  /// Compares eight bytes at the same time: each matching byte leaves its highest bit set.
  private func forEachOffset(of byte: UInt8, _ body: (Int) -> Void) {
    let (ones, low) = (0x0101_0101_0101_0101 as UInt64, 0x7F7F_7F7F_7F7F_7F7F as UInt64)
    let pattern = ones &* UInt64(byte)
    let isDone: Void? = utf8.withContiguousStorageIfAvailable { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var offset = 0
      while offset &+ 8 <= raw.count {
        let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let other = word ^ pattern
        var found = ~(((other & low) &+ low) | other | low)
        while found != 0 {
          body(offset &+ found.trailingZeroBitCount / 8)
          found &= found &- 1
        }
        offset &+= 8
      }
      for index in offset..<raw.count where raw[index] == byte { body(index) }
    }
    guard isDone == nil else { return }
    for (offset, found) in utf8.enumerated() where found == byte { body(offset) }
  }

  /// Whether both texts have the same bytes. `==` would compare different but canonically equivalent texts slowly.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
        return memcmp(start, other, bytes.count) == 0
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

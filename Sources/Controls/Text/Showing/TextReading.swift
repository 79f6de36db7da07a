// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Which part of a text assistive technology gets: all of it, or of a long one a part around the caret or around what shows.
/// The part stays while the caret moves in it, so that places in it keep their numbers.
nonisolated struct TextReading: Sendable {
  /// Bytes of UTF-8, about twenty pages: as much as is copied and counted in each tree at most.
  static let longest = 64 << 10

  /// Where the part begins. Characters are counted from here.
  private(set) var start = TextPosition.zero

  /// The part that has `position`.
  mutating func part(of storage: TextStorage, around position: TextPosition) -> Range<TextPosition>
  {
    guard storage.byteCount > Self.longest else {
      start = .zero
      return storage.start..<storage.end
    }
    start = storage.rounded(start)
    let byte = storage.byte(position)
    let first = storage.byte(start)
    if byte < first || byte > first + Self.longest {
      start = storage.position(atByte: max(0, byte - Self.longest / 2))
    }
    let end = min(storage.byteCount, storage.byte(start) + Self.longest)
    return start..<max(start, storage.position(atByte: end))
  }
}

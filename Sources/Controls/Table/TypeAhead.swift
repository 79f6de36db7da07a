// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// Collects the characters that a person types into a list.
struct TypeAhead {
  /// Seconds without a key after which typing starts anew; GTK and Qt wait about as long.
  private static let pause = 1.0

  private var typed = ""
  private var last: Instant?

  /// Whether only one letter stands: then the search starts after the present row, so that the
  /// same letter again goes on to the next match.
  var isFirst: Bool { Set(typed).count <= 1 }

  /// Whether a character typed now continues the characters typed before.
  func isPending(at instant: Instant) -> Bool {
    last.map { instant.since($0) <= Self.pause } ?? false
  }

  mutating func add(_ character: Character, at instant: Instant) {
    if !isPending(at: instant) { typed = "" }
    last = instant
    typed.append(contentsOf: character.lowercased())
  }

  /// A search for the typed characters, from `row` on or from the row after it.
  func search(from row: Int?, count: Int) -> RowSearch? {
    guard count > 0, let first = typed.first else { return nil }
    let start = (row ?? -1) + (isFirst ? 1 : 0)
    return RowSearch(for: isFirst ? String(first) : typed, from: max(0, start), count: count)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Collects what is typed into a list and finds the row that starts with it.
struct TypeAhead {
  /// Seconds without a key after which typing starts anew; GTK and Qt wait about as long.
  private static let pause = 1.0

  private var typed = ""
  private var last: Instant?

  /// Whether only one letter stands: then the search starts after the present row, so that the
  /// same letter again goes on to the next match.
  var isFirst: Bool { Set(typed).count <= 1 }

  /// Whether what is typed now would go on with what was typed before.
  func isPending(at instant: Instant) -> Bool {
    last.map { instant.since($0) <= Self.pause } ?? false
  }

  mutating func add(_ character: Character, at instant: Instant) {
    if !isPending(at: instant) { typed = "" }
    last = instant
    typed.append(contentsOf: character.lowercased())
  }

  /// The first row from `start` on, wrapping round, whose text starts with what was typed.
  func match(from start: Int, count: Int, text: (Int) -> String?) -> Int? {
    guard count > 0, let first = typed.first else { return nil }
    let needle = isFirst ? String(first) : typed
    for step in 0..<count {
      let row = (max(0, start) + step) % count
      if let candidate = text(row)?.lowercased(), candidate.hasPrefix(needle) { return row }
    }
    return nil
  }
}

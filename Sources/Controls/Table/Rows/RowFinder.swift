// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Finds the row of a list that begins with the typed characters. In a long list the search continues for some frames, until the row
/// is found or `stop()` is called.
final class RowFinder {
  private var typed = TypeAhead()
  private var ticker: FrameTicker?
  /// Looks at some rows. Returns whether the row was found.
  private let step: (inout RowSearch) -> Bool

  init(step: @escaping (inout RowSearch) -> Bool) { self.step = step }

  /// Whether a character typed now continues the characters typed before.
  func isPending(at instant: Instant) -> Bool { typed.isPending(at: instant) }

  /// - Parameters:
  ///   - row: The row that the keyboard is on.
  ///   - count: The number of rows.
  /// - Returns: Whether the row was found, or is searched.
  func type(
    _ character: Character, from row: Int?, count: Int, in animations: AnimationSystem
  ) -> Bool {
    typed.add(character, at: animations.now)
    stop()
    guard var search = typed.search(from: row, count: count) else { return false }
    if step(&search) { return true }
    guard !search.isOver else { return false }
    ticker = animations.eachFrame { [weak self] _ in
      guard let self else { return }
      if step(&search) || search.isOver { stop() }
    }
    return true
  }

  func stop() {
    ticker?.stop()
    ticker = nil
  }
}

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

/// Looks for the first row whose text starts with something, from a row on and round to it again.
///
/// A step looks at a bounded number of rows, so that a key in a list of a million rows costs a frame
/// no more than a few milliseconds; the search goes on in the frames that follow.
struct RowSearch {
  /// Rows that one step looks at: some milliseconds' worth of titles.
  static let rowsInStep = 10_000

  private let needle: String
  private let length: Int
  private let count: Int
  private var next: Int
  private var left: Int

  init(for needle: String, from start: Int, count: Int) {
    require(count > 0, "There is nothing to search in \(count) rows")
    self.needle = needle
    length = needle.count
    self.count = count
    next = start % count
    left = count
  }

  /// Whether all rows were looked at.
  var isOver: Bool { left == 0 }

  /// Looks on; returns the row when it was found.
  mutating func step(text: (Int) -> String?) -> Int? {
    for _ in 0..<min(left, Self.rowsInStep) {
      let row = next
      next = next + 1 < count ? next + 1 : 0
      left -= 1
      guard let text = text(row) else { continue }
      if text.hasPrefix(needle) || text.prefix(length).lowercased() == needle {
        left = 0
        return row
      }
    }
    return nil
  }
}

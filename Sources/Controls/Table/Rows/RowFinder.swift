// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Finds the row of a list whose text begins with the typed characters. In a long list the search takes several frames,
/// until the row is found or `stop()` is called.
final class RowFinder {
  private var typeAhead = TypeAhead()
  private var ticker: FrameTicker?
  private let step: (inout RowSearch) -> Bool

  init(step: @escaping (inout RowSearch) -> Bool) { self.step = step }

  func isPending(at instant: Instant) -> Bool { typeAhead.isPending(at: instant) }

  /// - Returns: Whether the row has been found or a search is running.
  func type(
    _ character: Character, from row: Int?, count: Int, in animations: AnimationSystem
  ) -> Bool {
    typeAhead.add(character, at: animations.now)
    stop()
    guard var search = typeAhead.search(from: row, count: count) else { return false }
    if step(&search) { return true }
    guard !search.isFinished else { return false }
    ticker = animations.startTicker { [weak self] _ in
      guard let self else { return }
      if step(&search) || search.isFinished { stop() }
    }
    return true
  }

  func stop() {
    ticker?.stop()
    ticker = nil
  }
}

struct TypeAhead {
  /// Seconds without a key after which a new text begins, similar to GTK and Qt.
  private static let timeout = 1.0

  private var typedText = ""
  private var lastInstant: Instant?

  /// Whether the text consists of one letter, possibly repeated. Then the search starts after the focused row, so that
  /// typing the letter again finds the next match.
  var isSingleLetter: Bool { Set(typedText).count <= 1 }

  /// Whether a character that is typed now continues the text.
  func isPending(at instant: Instant) -> Bool {
    lastInstant.map { instant.timeIntervalSince($0) <= Self.timeout } ?? false
  }

  mutating func add(_ character: Character, at instant: Instant) {
    if !isPending(at: instant) { typedText = "" }
    lastInstant = instant
    typedText.append(contentsOf: character.lowercased())
  }

  /// A search for the text, from `row` on or from the row after it.
  func search(from row: Int?, count: Int) -> RowSearch? {
    guard count > 0, let first = typedText.first else { return nil }
    let start = (row ?? -1) + (isSingleLetter ? 1 : 0)
    return RowSearch(
      for: isSingleLetter ? String(first) : typedText, from: max(0, start), count: count)
  }
}

/// A search for the first row whose text begins with some characters, from a start row to the end and on from the first
/// row.
///
/// A step checks a bounded number of rows, so that a key press in a list of a million rows costs at most a few
/// milliseconds in a frame. The following frames continue the search.
struct RowSearch {
  /// The rows that one step checks, which takes some milliseconds.
  static let rowsPerStep = 10_000

  private let needle: String
  private let length: Int
  private let count: Int
  private var next: Int
  private var remainingCount: Int

  init(for needle: String, from start: Int, count: Int) {
    require(count > 0, "A search needs at least one row, not \(count)")
    self.needle = needle
    length = needle.count
    self.count = count
    next = start % count
    remainingCount = count
  }

  var isFinished: Bool { remainingCount == 0 }

  mutating func step(text: (Int) -> String?) -> Int? {
    for _ in 0..<min(remainingCount, Self.rowsPerStep) {
      let row = next
      next = next + 1 < count ? next + 1 : 0
      remainingCount -= 1
      guard let text = text(row) else { continue }
      if text.hasPrefix(needle) || text.prefix(length).lowercased() == needle {
        remainingCount = 0
        return row
      }
    }
    return nil
  }
}

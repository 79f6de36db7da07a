// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Finds the row of a table whose text begins with the typed characters. In a long table the search takes several
/// frames, until the row is found or `stop()` is called.
final class RowFinder {
  /// Seconds without a key after which a new text begins, similar to GTK and Qt.
  private static let timeout = 1.0

  private var typedText = ""
  private var lastInstant: Instant?
  private var ticker: FrameTicker?
  private unowned let table: TableView

  init(in table: TableView) { self.table = table }

  /// Whether a character that is typed at an instant continues the text.
  func isPending(at instant: Instant) -> Bool {
    lastInstant.map { instant.timeIntervalSince($0) <= Self.timeout } ?? false
  }

  /// - Returns: Whether the row has been found or a search is running.
  func type(_ character: Character, in animations: AnimationSystem) -> Bool {
    if !isPending(at: animations.now) { typedText = "" }
    lastInstant = animations.now
    typedText.append(contentsOf: character.lowercased())
    stop()
    guard var search = makeSearch() else { return false }
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

  /// A search from the focused row on. A text of one letter, possibly repeated, is searched from the next row on, so
  /// that typing the letter again finds the next match.
  private func makeSearch() -> RowSearch? {
    guard table.rows.count > 0, let first = typedText.first else { return nil }
    let isSingleLetter = Set(typedText).count <= 1
    let start = (table.focusedRow ?? -1) + (isSingleLetter ? 1 : 0)
    return RowSearch(
      for: isSingleLetter ? String(first) : typedText, from: max(0, start), count: table.rows.count)
  }

  /// Continues a search, and focuses the row if it is found.
  private func step(_ search: inout RowSearch) -> Bool {
    let table = table
    let row = search.step {
      table.isEnabled($0) ? table.dataSource?.tableView(table, searchTextForRow: $0) : nil
    }
    guard let row else { return false }
    table.window?.focus.showFocusRing()
    table.setFocusedRow(row)
    table.selection.select(only: row)
    table.flashScrollIndicators()
    return true
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

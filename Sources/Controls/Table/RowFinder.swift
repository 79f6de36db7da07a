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

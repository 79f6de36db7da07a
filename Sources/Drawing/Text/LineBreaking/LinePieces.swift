// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The pieces of a paragraph between which a line may end, found as far as the lines have come, and their
/// widths. So a few lines of a long paragraph cost no more than those of a short one.
struct LinePieces {
  /// Bytes that are looked at together, at least; more where a line is that wide.
  private static let leastWindow = 2048

  /// The share of a window that is more than a line of the longest word: what is left of the word is looked at
  /// together with what follows.
  private static let linesInWindow = 4

  private var pieces: [Substring] = []
  private var widths: [Double?] = []
  /// The first piece that is in no line yet; indices count from it.
  private var first = 0
  /// What no window has come to.
  private var rest: Substring
  /// The last piece ends where a window did, within a word.
  private var isOpen = false
  private let breaksWords: Bool
  private let window: Int

  /// - Parameter lineLength: The most bytes that a line is expected to have.
  init(_ paragraph: Substring, breaksWords: Bool, lineLength: Int) {
    rest = paragraph
    self.breaksWords = breaksWords
    window = max(Self.leastWindow, lineLength * Self.linesInWindow)
  }

  subscript(index: Int) -> Substring { pieces[first + index] }

  /// Whether there is a piece at an index.
  mutating func has(_ index: Int) -> Bool {
    while first + index >= pieces.count {
      guard !rest.isEmpty else { return false }
      lookOn()
    }
    return true
  }

  mutating func width(of index: Int, measure: (Substring) -> Double) -> Double {
    if let known = widths[first + index] { return known }
    let width = measure(pieces[first + index])
    widths[first + index] = width
    return width
  }

  /// The first pieces are in a line.
  mutating func drop(_ count: Int) { first += count }

  /// The first piece is in a line as far as an index.
  mutating func cutFirst(at index: String.Index) {
    let left = pieces[first][index...]
    if isOpen, first == pieces.count - 1, left.utf8.count < window / Self.linesInWindow {
      rest = rest.base[left.startIndex..<rest.endIndex]
      (pieces, widths, first, isOpen) = ([], [], 0, false)
    } else if left.isEmpty {
      first += 1
    } else {
      pieces[first] = left
      widths[first] = nil
    }
  }

  private mutating func lookOn() {
    pieces.removeFirst(first)
    widths.removeFirst(first)
    first = 0
    let text = rest.start(bytes: window)
    var found = breaksWords ? [text] : LineBreakOpportunities.pieces(of: text)
    let goesOn = text.endIndex < rest.endIndex
    isOpen = goesOn && found.count == 1
    // The last piece may go on behind the window.
    if goesOn, found.count > 1 { found.removeLast() }
    rest = rest[(found.last?.endIndex ?? rest.endIndex)...]
    pieces += found
    widths += found.map { _ in nil }
  }
}

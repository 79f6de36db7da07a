// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The pieces of a paragraph between which a line may end, and their widths. They are found only as far as lines are
/// needed, so a few lines of a long paragraph take no longer than a short paragraph.
struct LinePieces {
  /// The smallest number of bytes that are scanned together. Wide lines need more.
  private static let minimumWindow = 2048

  /// The lines in a window. If less than one line of a word remains, it is scanned with the text after it.
  private static let linesInWindow = 4

  private var pieces: [Substring] = []
  private var widths: [Double?] = []
  /// The first piece that is in no line yet. Indices of callers start there.
  private var firstUnusedIndex = 0
  private var unscannedText: Substring
  /// Whether the last piece ends within a word, where the window ended.
  private var endsInsideWord = false
  private let breaksWords: Bool
  private let window: Int

  /// - Parameter lineLength: The expected maximum of bytes in a line.
  init(_ paragraph: Substring, breaksWords: Bool, lineLength: Int) {
    unscannedText = paragraph
    self.breaksWords = breaksWords
    window = max(Self.minimumWindow, lineLength * Self.linesInWindow)
  }

  subscript(index: Int) -> Substring { pieces[firstUnusedIndex + index] }

  mutating func hasPiece(at index: Int) -> Bool {
    while firstUnusedIndex + index >= pieces.count {
      guard !unscannedText.isEmpty else { return false }
      scanNextWindow()
    }
    return true
  }

  mutating func width(of index: Int, measure: (Substring) -> Double) -> Double {
    if let known = widths[firstUnusedIndex + index] { return known }
    let width = measure(pieces[firstUnusedIndex + index])
    widths[firstUnusedIndex + index] = width
    return width
  }

  mutating func removeFirst(_ count: Int) { firstUnusedIndex += count }

  /// Removes the start of the first piece, which is in a line.
  mutating func removeFirstPiece(upTo index: String.Index) {
    let left = pieces[firstUnusedIndex][index...]
    if endsInsideWord, firstUnusedIndex == pieces.count - 1,
      left.utf8.count < window / Self.linesInWindow
    {
      unscannedText = unscannedText.base[left.startIndex..<unscannedText.endIndex]
      (pieces, widths, firstUnusedIndex, endsInsideWord) = ([], [], 0, false)
    } else if left.isEmpty {
      firstUnusedIndex += 1
    } else {
      pieces[firstUnusedIndex] = left
      widths[firstUnusedIndex] = nil
    }
  }

  private mutating func scanNextWindow() {
    pieces.removeFirst(firstUnusedIndex)
    widths.removeFirst(firstUnusedIndex)
    firstUnusedIndex = 0
    let text = unscannedText.prefix(maxBytes: window)
    var found = breaksWords ? [text] : LineBreakOpportunities.pieces(of: text)
    let goesOn = text.endIndex < unscannedText.endIndex
    endsInsideWord = goesOn && found.count == 1
    // The last piece may continue after the window.
    if goesOn, found.count > 1 { found.removeLast() }
    unscannedText = unscannedText[(found.last?.endIndex ?? unscannedText.endIndex)...]
    pieces += found
    widths += found.map { _ in nil }
  }
}

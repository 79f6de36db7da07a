// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// The text of an accessibility element, with its selection and its lines. All offsets are counted in characters.
public nonisolated struct AccessibilityText: Sendable, Equatable {
  /// One line of the text, as the text is laid out on screen.
  public struct Line: Sendable, Equatable {
    /// The range of the line's characters, including the line break at its end.
    public var range: Range<Int>
    /// The line's rectangle, in the same coordinates as the element's `frame`.
    public var frame: Rect
    /// The left edge of each character, and the right edge of the last one, in points from the line's left edge. Text
    /// views and fields report edges only while the user edits the text. Default empty: not reported.
    public var edges: [Double]

    /// Creates a line of text. By default, the line reports no `edges` of its characters.
    public init(range: Range<Int>, frame: Rect, edges: [Double] = []) {
      self.range = range
      self.frame = frame
      self.edges = edges
    }
  }

  /// The characters of the text; for a secret text, a dot for each character.
  public var string: String
  /// The range of the selected characters; empty if none are selected. Nil if there is no caret.
  public var selection: Range<Int>?
  /// The offset of the caret, which is at one end of the selection. Nil if there is no caret.
  public var caret: Int?
  /// The lines of the text, from top to bottom. Empty for a view that reports only its characters, such as a label.
  public var lines: [Line]

  /// Creates the text of an element. By default, the text has no caret and reports no lines.
  public init(
    _ string: String, selection: Range<Int>? = nil, caret: Int? = nil, lines: [Line] = []
  ) {
    self.string = string
    self.selection = selection
    self.caret = caret
    self.lines = lines
  }
}

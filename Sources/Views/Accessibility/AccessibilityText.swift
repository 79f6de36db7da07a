// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// The text of an element. Offsets count characters.
public nonisolated struct AccessibilityText: Sendable, Equatable {
  /// A line as it is shown.
  public struct Line: Sendable, Equatable {
    /// Its characters, with a line break at its end.
    public var range: Range<Int>
    /// Where it lies, in the coordinates of the element's frame.
    public var frame: Rect
    /// The left edge of each character and the right one of the last, from the line's left edge, in points; empty where
    /// nobody measured them.
    public var edges: [Double]

    /// A line of some characters at a place.
    public init(range: Range<Int>, frame: Rect, edges: [Double] = []) {
      self.range = range
      self.frame = frame
      self.edges = edges
    }
  }

  /// What is written. Of a secret: a dot for each character.
  public var string: String
  /// What is selected; an empty range where nothing is. Nil where there is no caret.
  public var selection: Range<Int>?
  /// The end of the selection that moves. Nil where there is no caret.
  public var caret: Int?
  /// From top to bottom; empty where nobody asked how the text is laid out.
  public var lines: [Line]

  /// A text. Default: one that has no caret.
  public init(
    _ string: String, selection: Range<Int>? = nil, caret: Int? = nil, lines: [Line] = []
  ) {
    self.string = string
    self.selection = selection
    self.caret = caret
    self.lines = lines
  }
}

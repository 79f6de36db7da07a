// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// The text of an element. Offsets count characters.
public nonisolated struct AccessibilityText: Sendable, Equatable {
  /// A line of the text in its layout.
  public struct Line: Sendable, Equatable {
    /// The line's characters, including the line break at its end.
    public var range: Range<Int>
    /// The line's rectangle, in the coordinates of the element's frame.
    public var frame: Rect
    /// The left edge of each character and the last one's right edge, in points from the line's left edge; or empty.
    public var edges: [Double]

    /// Creates a line of characters in a rectangle.
    public init(range: Range<Int>, frame: Rect, edges: [Double] = []) {
      self.range = range
      self.frame = frame
      self.edges = edges
    }
  }

  /// The characters. A secret text has a dot for each character.
  public var string: String
  /// The selected characters; an empty range if none are selected. Nil if there is no caret.
  public var selection: Range<Int>?
  /// The moving end of the selection. Nil if there is no caret.
  public var caret: Int?
  /// The lines from top to bottom; empty if the layout is unknown.
  public var lines: [Line]

  /// Creates a text. Default: without a caret.
  public init(
    _ string: String, selection: Range<Int>? = nil, caret: Int? = nil, lines: [Line] = []
  ) {
    self.string = string
    self.selection = selection
    self.caret = caret
    self.lines = lines
  }
}

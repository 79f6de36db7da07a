// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// A view with selectable or editable text, which knows the positions of its characters, in its own coordinates.
protocol TextSurface: View, TextInput {
  var interaction: TextInteraction { get }

  /// The text position nearest to a point. If `ofCharacter`, the start of the character at the point, if there is one.
  func textPosition(at point: Point, ofCharacter: Bool) -> TextPosition

  /// The rectangle of the caret at a position, without width.
  func caretRect(at position: TextPosition) -> Rect

  /// The next position to the right or left, including the neighboring line.
  func textPosition(nextTo position: TextPosition, toRight: Bool) -> TextPosition?

  /// The first or last position of the line of a position.
  func lineEnd(of position: TextPosition, atStart: Bool) -> TextPosition

  /// The position `distance` points below a caret, nearest to `x`; nil outside of the text.
  func textPosition(
    below position: TextPosition, by distance: Double, atX x: Double
  ) -> TextPosition?

  /// Whether a press of the mouse or a tap applies to the text.
  func acceptsPointer(_ sample: PointerSample) -> Bool

  /// Makes the view first responder after a press or a tap.
  func focusIfPossible()

  func isRightToLeft(at position: TextPosition) -> Bool

  /// The visible rectangle of the text. A page has the height of this rectangle.
  var visibleTextRect: Rect { get }

  /// Scrolls by a distance, clamped to the text.
  func scrollText(by delta: Point)

  /// Called when an input method begins a composition, and when the composition has ended.
  var onMarkedTextChange: (() -> Void)? { get }

  func userDidChangeText()

  func textDidChange(_ changes: [TextStorage.Change])

  /// Called when the selection, the composition or the focus has changed. If `revealing`, the view scrolls to the
  /// caret.
  func selectionDidChange(revealing: Bool)
}

// Some members are public, since they implement the requirements of a public protocol.
extension TextSurface {
  func textPosition(at point: Point) -> TextPosition { textPosition(at: point, ofCharacter: false) }

  public var hasMarkedText: Bool { interaction.editor.composition != nil }

  public func insertText(_ text: String) { interaction.insert(text) }

  public func setMarkedText(_ text: String, selectedRange: Range<Int>) {
    interaction.compose(text, selectedRange: selectedRange)
  }

  public func unmarkText() { interaction.commitComposition() }
}

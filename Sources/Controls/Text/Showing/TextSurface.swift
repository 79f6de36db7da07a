// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// A view that shows a text which is selected and edited: it knows where the characters are. All
/// places are in its own coordinates.
protocol TextSurface: View {
  /// The nearest position; for a point beside the text, the nearest one there.
  func textPosition(at point: Point) -> TextPosition

  /// Where the character begins that lies at a point; the nearest position beside the text.
  func characterPosition(at point: Point) -> TextPosition

  /// The caret of a position: no width.
  func caretRect(at position: TextPosition) -> Rect

  /// One place to the right or left, on to the neighbouring line where it ends.
  func textPosition(nextTo position: TextPosition, toRight: Bool) -> TextPosition?

  /// The first or the last place of the line that a position is in.
  func lineEnd(of position: TextPosition, atStart: Bool) -> TextPosition

  /// The position `distance` points below a caret, nearest to `x`; nil beyond the text.
  func textPosition(
    below position: TextPosition, by distance: Double, atX x: Double
  ) -> TextPosition?

  /// Whether a press of the mouse, or a tap of a finger, is for the text.
  func takesPointer(_ sample: PointerSample) -> Bool

  /// A press or a tap gives the view the keyboard.
  func takeKeyboard()

  /// Whether the paragraph of a position is read from right to left.
  func isRightToLeft(at position: TextPosition) -> Bool

  /// Where the text shows, and how far a page goes.
  var visibleTextRect: Rect { get }

  /// Scrolls by so many points, as far as there is something.
  func scrollText(by delta: Point)

  /// Whether dots are shown instead of the text.
  var isSecureTextEntry: Bool { get }

  /// Called when an input method begins to compose text, and when the composition has ended.
  var onMarkedTextChange: (() -> Void)? { get }

  /// A person has changed the text.
  func textWasEdited()

  /// Paragraphs changed: lay them out.
  func textChanged(_ changes: [TextStorage.Change])

  /// Selection, composition, caret or keyboard changed: show them, and bring the caret into sight.
  ///
  /// - Parameter revealing: Whether the caret is to be brought into sight.
  func selectionChanged(revealing: Bool)
}

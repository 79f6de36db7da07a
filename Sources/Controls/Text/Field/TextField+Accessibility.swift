// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextField {
  func describeText(_ element: inout AccessibilityElement) {
    element.actions = []
    if isEditable { element.traits.insert(.editable) }
    if isSecureTextEntry { element.traits.insert(.secure) }
    if let errorMessage {
      element.traits.insert(.invalid)
      element.hint = errorMessage
    } else if let placeholder, editing.editor.storage.isEmpty {
      element.hint = placeholder
    }
    let part = editing.readPart(around: editing.editor.selection.head)
    var text = editing.accessibilityText(of: part, isSelectable: isEnabled)
    text.lines = [accessibilityLine(of: text)]
    element.text = text
    // What is wrong shows below the box, and is said as a hint.
    element.frame = box
  }

  /// The one line. The edges of its characters are told while it is written in, and not of what is longer than shows.
  private func accessibilityLine(of text: AccessibilityText) -> AccessibilityText.Line {
    let line = line
    let place = Point(content.frame.minX + textOrigin - box.minX, textTop - box.minY)
    var shown = AccessibilityText.Line(
      range: 0..<text.string.count,
      frame: Rect(place.x, place.y, line.width, lineHeight))
    if editing.isActive, isEditable { shown.edges = line.edges }
    return shown
  }
}

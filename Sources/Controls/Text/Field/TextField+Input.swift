// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextField {
  func answer(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case (.return, []): return submit(event)
    case (.escape, []): return revert()
    default: return editing.keyDown(event)
    }
  }

  /// Whether Return was for the field.
  private func submit(_ event: KeyEvent) -> Bool {
    guard !event.isRepeat, isEditable else { return false }
    errorMessage = validate?(text)
    guard errorMessage == nil else { return true }
    guard let onSubmit else { return false }
    noteTextAtStart()
    onSubmit(text)
    return true
  }

  /// Restores the earlier text; a second Escape goes to the next responder.
  private func revert() -> Bool {
    guard isEditable, text != textAtStart else { return false }
    editing.edit { $0.replaceAll(with: textAtStart) }
    return true
  }

  func keyboardChanged(_ isFirstResponder: Bool) {
    // A context menu has it meanwhile: the editing goes on.
    if isFirstResponder ? editing.takeKeyboardBack() : editing.isKeyboardLent {
      setNeedsDisplay()
      return selectionChanged(revealing: false)
    }
    let isRestoring = window?.focus.isRestoring ?? false
    var isRevealing = isFirstResponder
    if isFirstResponder {
      noteTextAtStart()
      if isRestoring, restoredOrigin != nil { isRevealing = takeRestoredOrigin() }
      forgetRestoredOrigin()
      // People come to a field by keyboard to write something new, and with the mouse to a certain
      // place.
      if !isRestoring, window?.focus.isRingVisible ?? false { editing.selectAll() }
    } else {
      editing.dragging.end()
      if isEditable, let validate { errorMessage = validate(text) }
    }
    setNeedsDisplay()
    selectionChanged(revealing: isRevealing)
    if !isFirstResponder { onEndEditing?() }
  }

  // MARK: Pointers

  func takesPointer(_ sample: PointerSample) -> Bool {
    let point = sample.location(in: self)
    let isOnButton = !clearButton.isHidden && clearButton.frame.contains(point)
    return isEnabled && !isOnButton && box.contains(point)
  }
}

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
    // The frame excludes the error message below the box, which is reported as the hint.
    element.frame = box
  }

  /// The single line of the field. It has the edges of its characters only while the user edits the field, and only if the
  /// text is short enough to be laid out as a whole.
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

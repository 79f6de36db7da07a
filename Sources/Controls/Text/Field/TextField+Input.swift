// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextField {
  func handleKey(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case (.return, []): return submit(event)
    case (.escape, []): return revert()
    default: return interaction.keyDown(event)
    }
  }

  private func submit(_ event: KeyEvent) -> Bool {
    guard !event.isRepeat, isEditable else { return false }
    errorMessage = validate?(text)
    guard errorMessage == nil else { return true }
    guard let onSubmit else { return false }
    recordRevertText()
    onSubmit(text)
    return true
  }

  /// Restores the earlier text. A second Escape goes to the next responder.
  private func revert() -> Bool {
    guard isEditable, text != revertText else { return false }
    interaction.edit { $0.replaceAll(with: revertText) }
    return true
  }

  func updateForFirstResponder(_ isFirstResponder: Bool) {
    // While a context menu is first responder, editing continues.
    if interaction.continuesEditing(afterBecomingFirstResponder: isFirstResponder) {
      setNeedsDisplay()
      return selectionDidChange(revealing: false)
    }
    let isRestoring = window?.focus.isRestoring ?? false
    var isRevealing = isFirstResponder
    if isFirstResponder {
      recordRevertText()
      if isRestoring, restoredOrigin != nil { isRevealing = applyRestoredOrigin() }
      clearRestoredOrigin()
      // With the keyboard users enter a field to replace its text, with the mouse to edit at a position.
      if !isRestoring, window?.focus.isRingVisible ?? false { interaction.selectAll() }
    } else {
      interaction.dragInput.endSelecting()
      if isEditable, let validate { errorMessage = validate(text) }
    }
    setNeedsDisplay()
    selectionDidChange(revealing: isRevealing)
    if !isFirstResponder { onEndEditing?() }
  }

  // MARK: Pointers

  func acceptsPointer(_ sample: PointerSample) -> Bool {
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
    } else if let placeholder, interaction.editor.storage.isEmpty {
      element.hint = placeholder
    }
    let part = interaction.updateAccessibleRange(around: interaction.editor.selection.head)
    var text = interaction.accessibilityText(of: part, isSelectable: isEnabled)
    text.lines = [accessibilityLine(of: text)]
    element.text = text
    // The frame excludes the error message below the box, which is reported as the hint.
    element.frame = box
  }

  /// The line of the field, with the edges of its characters if the user edits the field and the text is short.
  private func accessibilityLine(of text: AccessibilityText) -> AccessibilityText.Line {
    let line = line
    let lineOrigin = Point(content.frame.minX + textOrigin - box.minX, textTop - box.minY)
    var shown = AccessibilityText.Line(
      range: 0..<text.string.count,
      frame: Rect(lineOrigin.x, lineOrigin.y, line.width, lineHeight))
    if interaction.isActive, isEditable { shown.edges = line.edges }
    return shown
  }
}

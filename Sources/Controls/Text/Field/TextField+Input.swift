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
    textAtStart = text
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
      textAtStart = text
      if isRestoring, restoredOrigin != nil { isRevealing = takeRestoredOrigin() }
      restoredOrigin = nil
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

  func addSelectionGesture() {
    let gesture = TextSelectionGesture()
    gesture.shouldReceive = { [weak self] sample in
      guard let self, isEnabled else { return false }
      let isOnButton =
        !clearButton.isHidden && clearButton.frame.contains(sample.location(in: self))
      return !isOnButton && box.contains(sample.location(in: self))
    }
    gesture.onPress = { [weak self] sample in
      guard let self else { return }
      // Before the field gets the keyboard, which scrolls to the caret: the click means the
      // character that is visible now.
      editing.dragging.press(
        at: sample.location(in: self), clickCount: sample.clickCount,
        extending: sample.event.modifiers.contains(.shift))
      takeKeyboard()
    }
    gesture.onDrag = { [weak self] sample in
      guard let self else { return }
      editing.dragging.drag(to: sample.location(in: self))
    }
    gesture.onEnd = { [weak self] in self?.editing.dragging.end() }
    gesture.onMiddleClick = { [weak self] sample in
      guard let self else { return }
      let position = textPosition(at: sample.location(in: self))
      editing.move { $0.move(to: position, extending: false) }
      takeKeyboard()
      editing.paste(from: .primarySelection)
    }
    gesture.onSecondaryPress = { [weak self] sample in
      guard let self else { return }
      editing.pressForMenu(at: sample.location(in: self))
      takeKeyboard()
    }
    addGestureRecognizer(gesture)
  }

  /// A finger's tap.
  func tap(at point: Point) {
    let position = textPosition(at: point)
    editing.move { $0.move(to: position, extending: false) }
    takeKeyboard()
  }
}

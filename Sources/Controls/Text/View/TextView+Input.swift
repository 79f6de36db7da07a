// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextView {
  func answer(_ event: KeyEvent) -> Bool {
    guard isEditable else { return editing.keyDown(event) }
    switch (event.key, event.modifiers) {
    case (.return, []), (.return, .shift):
      editing.edit { $0.insert("\n") }
      return true
    case (.tab, []) where insertsTabs:
      editing.edit { $0.insert("\t") }
      return true
    default:
      return editing.keyDown(event)
    }
  }

  /// The way out of a text that takes Tab for itself.
  var focusCommands: [KeyCommand] {
    guard isEditable, insertsTabs else { return [] }
    return [
      KeyCommand(
        traits.localization("Leave the text"), identifier: "text.leave",
        group: traits.localization("Focus"), shortcuts: [.init(.tab, .control)]
      ) { [weak self] in self?.window?.focus.moveFocus(forward: true) ?? false
      }
    ]
  }

  func addGestures() {
    let gesture = TextSelectionGesture()
    gesture.shouldReceive = { [weak self] _ in self?.canSelect ?? false }
    gesture.onPress = { [weak self] sample in
      guard let self else { return }
      // Before the text gets the keyboard, which scrolls to the caret: the click means the
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
      guard let self, isEditable else { return }
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
    contentView.addGestureRecognizer(gesture)
    let tap = TapGestureRecognizer()
    tap.shouldReceive = { [weak self] sample in
      guard let self, isEditable, sample.event.device == .touch else { return false }
      touch = sample.location(in: self)
      return true
    }
    tap.action = { [weak self] in
      guard let self, let touch else { return }
      let position = textPosition(at: touch)
      editing.move { $0.move(to: position, extending: false) }
      takeKeyboard()
    }
    contentView.addGestureRecognizer(tap)
  }

  private func takeKeyboard() {
    isHeldByPress = true
    if let focus = window?.focus, focus.canFocus(self) { focus.focus(self) }
    if !isFirstResponder { isHeldByPress = false }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextInteraction {
  /// Handles keys that move the caret or delete. The view handles Return, Tab and Escape.
  func keyDown(_ event: KeyEvent) -> Bool {
    let extending = event.modifiers.contains(.shift)
    // Without a caret, keys without Shift are left to scrolling.
    guard isEditable || extending else { return false }
    let key = event.key
    switch (key, event.modifiers.subtracting(.shift)) {
    case (.left, []), (.right, []): moveByCharacter(toRight: key == .right, extending: extending)
    case (.left, .control), (.right, .control):
      moveByWord(toRight: key == .right, extending: extending)
    case (.home, []), (.end, []): moveToLineEnd(atStart: key == .home, extending: extending)
    case (.home, .control), (.end, .control):
      move { $0.move(by: .document, forward: key == .end, extending: extending) }
    case (.backspace, []), (.delete, []):
      edit { $0.delete(.character, forward: key == .delete) }
    case (.backspace, .control), (.delete, .control):
      edit { $0.delete(extending ? .paragraph : wordUnit, forward: key == .delete) }
    default: return rules.isMultiline && keyDownBetweenLines(event, extending: extending)
    }
    return true
  }

  private func keyDownBetweenLines(_ event: KeyEvent, extending: Bool) -> Bool {
    let line = surface.caretRect(at: editor.selection.head).height
    let page = max(line, surface.visibleTextRect.height - line)
    switch (event.key, event.modifiers.subtracting(.shift)) {
    case (.up, []): moveVertically(by: -line, extending: extending)
    case (.down, []): moveVertically(by: line, extending: extending)
    case (.up, .control), (.down, .control):
      moveByParagraph(forward: event.key == .down, extending: extending)
    case (.pageUp, []): moveVertically(by: -page, extending: extending)
    case (.pageDown, []): moveVertically(by: page, extending: extending)
    default: return false
    }
    return true
  }

  /// Word boundaries would reveal the words of a password.
  var wordUnit: TextEditor.Unit { isSecure ? .paragraph : .word }

  // MARK: Moving

  private func moveByCharacter(toRight: Bool, extending: Bool) {
    let selection = editor.selection
    if !extending, !selection.isEmpty {
      let mirrored = surface.isRightToLeft(at: selection.head)
      let target = toRight == mirrored ? selection.start : selection.end
      return move { $0.move(to: target, extending: false) }
    }
    let target = surface.textPosition(nextTo: selection.head, toRight: toRight)
    move { $0.move(to: target ?? selection.head, extending: extending) }
  }

  private func moveByWord(toRight: Bool, extending: Bool) {
    let forward = toRight != surface.isRightToLeft(at: editor.selection.head)
    move { [wordUnit] in $0.move(by: wordUnit, forward: forward, extending: extending) }
  }

  private func moveToLineEnd(atStart: Bool, extending: Bool) {
    let target = surface.lineEnd(of: editor.selection.head, atStart: atStart)
    move { $0.move(to: target, extending: extending) }
  }

  /// To the next end of a paragraph, or the previous start.
  private func moveByParagraph(forward: Bool, extending: Bool) {
    move { editor in
      let head = editor.selection.head
      let step = editor.position(from: head, by: .character, forward: forward) ?? head
      let target = editor.position(from: head, by: .paragraph, forward: forward)
      let beyond = editor.position(from: step, by: .paragraph, forward: forward)
      editor.move(to: target ?? beyond ?? step, extending: extending)
    }
  }
}

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
    switch (event.key, event.modifiers.subtracting(.shift)) {
    case (.left, []): moveByCharacter(toRight: false, extending: extending)
    case (.right, []): moveByCharacter(toRight: true, extending: extending)
    case (.left, .control): moveByWord(toRight: false, extending: extending)
    case (.right, .control): moveByWord(toRight: true, extending: extending)
    case (.home, []): moveToLineEnd(atStart: true, extending: extending)
    case (.end, []): moveToLineEnd(atStart: false, extending: extending)
    case (.home, .control): move { $0.move(by: .document, forward: false, extending: extending) }
    case (.end, .control): move { $0.move(by: .document, forward: true, extending: extending) }
    case (.backspace, []): edit { $0.delete(.character, forward: false) }
    case (.backspace, .control):
      edit { $0.delete(extending ? .paragraph : wordUnit, forward: false) }
    case (.delete, []): edit { $0.delete(.character, forward: true) }
    case (.delete, .control):
      edit { $0.delete(extending ? .paragraph : wordUnit, forward: true) }
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
    case (.up, .control): moveByParagraph(forward: false, extending: extending)
    case (.down, .control): moveByParagraph(forward: true, extending: extending)
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

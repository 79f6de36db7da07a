// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Languages
internal import Views

extension TextInteraction {
  private static let menuSections: [[TextCommand]] = [
    [.undo, .redo], [.cut, .copy, .paste, .delete], [.selectAll],
  ]

  /// The shortcuts of the text. Commands that change the text are available only if it is editable.
  var keyCommands: [KeyCommand] {
    // The Delete key is handled with the other editing keys instead.
    TextCommand.allCases.filter { $0 != .delete && isAllowed($0) }.map { command in
      KeyCommand(
        command.title(in: localization), identifier: "text.\(command)",
        group: localization("Text"), shortcuts: command.shortcuts, repeats: command.repeats
      ) { [weak self] in self?.perform(command) ?? false }
    }
  }

  /// The context menu, without commands that the text never allows. Unavailable commands are disabled.
  var menu: Menu {
    let sections = Self.menuSections.map { commands in
      Menu.Section(nil, commands.filter(isOffered).map(item))
    }
    return Menu(localization("Text"), sections: sections.filter { !$0.items.isEmpty })
  }

  private var localization: Localization { surface.traits.localization }

  private func item(for command: TextCommand) -> MenuItem {
    MenuItem(
      command.title(in: localization), shortcut: command.shortcuts.first,
      attributes: isPossible(command) ? [] : .disabled
    ) { [weak self] in _ = self?.perform(command) }
  }

  private func isAllowed(_ command: TextCommand) -> Bool {
    isEditable || command == .copy || command == .selectAll
  }

  private func isOffered(_ command: TextCommand) -> Bool {
    isAllowed(command) && !(surface.isSecureTextEntry && (command == .copy || command == .cut))
  }

  /// Dots cannot be copied.
  private var canCopy: Bool { !surface.isSecureTextEntry && !editor.selection.isEmpty }

  private func isPossible(_ command: TextCommand) -> Bool {
    switch command {
    case .copy, .cut: canCopy
    case .paste: surface.window?.hasText(on: .general) ?? false
    case .delete: !editor.selection.isEmpty
    case .undo: editor.history.canUndo
    case .redo: editor.history.canRedo
    case .selectAll: editor.selection.range != editor.storage.start..<editor.storage.end
    }
  }

  /// Returns true even for a command without effect, so that no other responder handles its shortcut.
  private func perform(_ command: TextCommand) -> Bool {
    guard isAllowed(command) else { return false }
    switch command {
    case .copy: copy()
    case .selectAll: selectAll()
    // If the clipboard does not accept the text, it is not removed.
    case .cut: if copy() { edit { $0.deleteSelection() } }
    case .paste: paste(from: .general)
    case .delete: edit { $0.deleteSelection() }
    case .undo: edit { $0.undo() }
    case .redo: edit { $0.redo() }
    }
    return true
  }

  /// Returns whether the selection has been copied.
  @discardableResult
  private func copy() -> Bool {
    canCopy && surface.window?.setClipboard(editor.selectedText) != false
  }

  private func paste(from clipboard: Clipboard) {
    guard let text = surface.window?.text(on: clipboard) else { return }
    edit { $0.insert(text, kind: .other) }
  }

  /// Inserts a text that has been dropped by another program, and makes the text first responder.
  func drop(_ event: DropEvent) -> Bool {
    guard isEditable, case .text(let text) = event.content else { return false }
    // Before the text becomes first responder, which may scroll.
    let position = surface.textPosition(at: surface.convert(event.location, from: nil))
    _ = surface.becomeFirstResponder()
    move { $0.select(TextSelection(position)) }
    edit { $0.insert(text, kind: .other) }
    return true
  }

  // MARK: Pointers

  func addGestureRecognizers(to view: View) {
    view.addGestureRecognizer(dragInput)
    let tap = TapGestureRecognizer()
    tap.shouldReceive = { [weak self] sample in
      sample.event.device == .touch && self?.surface.acceptsPointer(sample) ?? false
    }
    tap.addAction { [weak self] tap in
      guard let self else { return }
      moveCaret(to: surface.convert(tap.location, from: nil))
    }
    view.addGestureRecognizer(tap)
  }

  func pastePrimarySelection(at sample: PointerSample) {
    guard isEditable else { return }
    moveCaret(to: sample.location(in: surface))
    paste(from: .primarySelection)
  }

  /// Handles a press of the secondary button. A press outside of the selection moves the caret there.
  func moveCaretForContextMenu(to sample: PointerSample) {
    let point = sample.location(in: surface)
    if editor.selection.range.contains(surface.textPosition(at: point, ofCharacter: true)) {
      surface.focusIfPossible()
    } else {
      moveCaret(to: point)
    }
  }

  private func moveCaret(to point: Point) {
    let position = surface.textPosition(at: point)
    move { $0.move(to: position, extending: false) }
    surface.focusIfPossible()
  }

  // MARK: The context menu

  func contextMenu(_ provider: ((Menu) -> Menu?)?) -> (any ContextMenu)? {
    let own = menu
    let shown = provider.map { $0(own) } ?? own
    return shown.map { TextContextMenu(menu: $0, interaction: self) }
  }

  /// Below the caret, clamped to the visible text.
  var contextMenuPoint: Point {
    let caret = surface.caretRect(at: editor.selection.head)
    return surface.visibleTextRect.nearestPoint(to: Point(caret.minX, caret.maxY))
  }

  // MARK: Keys

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
    default: return editor.isMultiline && keyDownBetweenLines(event, extending: extending)
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
  var wordUnit: TextEditor.Unit { surface.isSecureTextEntry ? .paragraph : .word }

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

  // MARK: Accessibility

  /// The text of a part and the selection in it, for assistive technology, without lines.
  func accessibilityText(of part: Range<TextPosition>, isSelectable: Bool) -> AccessibilityText {
    let storage = editor.storage
    let isWhole = part.lowerBound == storage.start && part.upperBound == storage.end
    var text = AccessibilityText(isWhole ? storage.text : storage[part])
    if surface.isSecureTextEntry { text.string = text.string.redacted }
    guard isSelectable else { return text }
    func count(_ position: TextPosition) -> Int {
      storage.characterCount(
        in: part.lowerBound..<min(max(part.lowerBound, position), part.upperBound))
    }
    let (anchor, head) = (count(editor.selection.anchor), count(editor.selection.head))
    text.selection = min(anchor, head)..<max(anchor, head)
    text.caret = head
    return text
  }

  /// Selects or changes the text as the user does, with the same rules and undo steps. Returns nil for other actions,
  /// and false if the action is refused.
  func perform(_ action: AccessibilityAction) -> Bool? {
    switch action {
    case .select(let range):
      guard let selection = selection(range) else { return false }
      move { $0.select(selection) }
      return true
    case .replaceText(let range, let text):
      guard isEditable, let selection = selection(range) else { return false }
      return edit { editor in
        editor.select(selection)
        return text.isEmpty ? editor.deleteSelection() : editor.insert(text, kind: .other)
      }
    default: return nil
    }
  }

  /// Nil for a range outside of the text.
  private func selection(_ range: Range<Int>) -> TextSelection? {
    let storage = editor.storage
    guard range.lowerBound >= 0,
      let first = storage.position(
        after: range.lowerBound, from: storage.validPosition(for: accessibleStart)),
      let last = storage.position(after: range.count, from: first)
    else { return nil }
    return TextSelection(first, last)
  }
}

/// The context menu of a text, whose appearance does not change while the menu is first responder.
struct TextContextMenu: ContextMenu {
  let menu: Menu
  let interaction: TextInteraction

  func show(at point: Point, in view: View, byKey: Bool) {
    let rect = Rect(origin: point, size: .zero)
    guard let popUp = menu.makePopUp(at: rect, of: view) else { return }
    interaction.beginMenuFocus(for: popUp)
    if !popUp.show(highlighting: nil, byKey: byKey) { interaction.menuDidEnd(popUp) }
  }
}

enum TextCommand: CaseIterable {
  case copy, selectAll, cut, paste, delete, undo, redo

  func title(in localization: Localization) -> String {
    switch self {
    case .copy: localization("Copy")
    case .selectAll: localization("Select all")
    case .cut: localization("Cut")
    case .paste: localization("Paste")
    case .delete: localization("Delete")
    case .undo: localization("Undo")
    case .redo: localization("Redo")
    }
  }

  /// The shortcuts; the menu shows the first one.
  var shortcuts: [KeyCommand.Shortcut] {
    switch self {
    case .copy: [.init(.character("c"), .control), .init(.insert, .control)]
    case .selectAll: [.init(.character("a"), .control)]
    case .cut: [.init(.character("x"), .control), .init(.delete, .shift)]
    case .paste: [.init(.character("v"), .control), .init(.insert, .shift)]
    case .delete: [.init(.delete)]
    case .undo: [.init(.character("z"), .control)]
    case .redo: [.init(.character("z"), [.control, .shift]), .init(.character("y"), .control)]
    }
  }

  var repeats: Bool { [.paste, .undo, .redo].contains(self) }
}

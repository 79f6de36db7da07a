// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Applies the user's keys, mouse, clipboard and input method to a `TextEditor`, and notifies the view.
final class TextInteraction {
  /// The maximum bytes of UTF-8 of a selection that is offered to the middle mouse button: 1 MiB.
  private static let maximumPrimarySelectionByteCount = 1 << 20

  private(set) var editor: TextEditor

  /// Whether the text can be changed; otherwise it can only be selected and copied.
  private(set) var isEditable = true

  private var wasComposing = false

  /// The maximum bytes of UTF-8, about twenty pages, that are copied and counted for each accessibility tree.
  static let maximumAccessibleByteCount = 64 << 10

  /// The start of the part that assistive technology receives, from which characters are counted.
  private(set) var accessibleStart = TextPosition.zero

  /// Whether the user has changed the text since code last set it.
  private var hasUserEdits = false

  /// Whether the caret or the selection has changed since code last set the text.
  private var isSelectionSet = false

  unowned let surface: any TextSurface
  /// The x coordinate for moving up and down, in points of the view; nil after other keys.
  private var preferredCaretX: Double?
  private(set) lazy var dragInput = TextDragInput(of: self)

  init(_ editor: TextEditor, surface: any TextSurface) {
    self.editor = editor
    self.surface = surface
  }

  var maximumLength: Int? {
    get { editor.maximumLength }
    set { editor.maximumLength = newValue }
  }

  var isFirstResponder: Bool { surface.window?.focus.firstResponder === surface }

  /// Updates and returns the part of the text that assistive technology receives: all of it, or in a long text a part
  /// around `position`. The part is unchanged while the position is in it, so that character numbers stay the same.
  func updateAccessibleRange(around position: TextPosition) -> Range<TextPosition> {
    let storage = editor.storage
    let maximum = Self.maximumAccessibleByteCount
    guard storage.byteCount > maximum else {
      accessibleStart = .zero
      return storage.start..<storage.end
    }
    accessibleStart = storage.validPosition(for: accessibleStart)
    let byte = storage.byteOffset(of: position)
    let first = storage.byteOffset(of: accessibleStart)
    if byte < first || byte > first + maximum {
      accessibleStart = storage.validPosition(atByte: max(0, byte - maximum / 2))
    }
    let end = min(storage.byteCount, storage.byteOffset(of: accessibleStart) + maximum)
    return accessibleStart..<max(accessibleStart, storage.validPosition(atByte: end))
  }

  /// Whether the text receives keys: it is being edited, and the window is active.
  var hasKeyboardFocus: Bool { isActive && surface.window?.hasFocus ?? false }

  /// Whether the caret is shown: the text is editable, and nothing is selected.
  var showsCaret: Bool { isEditable && hasKeyboardFocus && editor.selection.isEmpty }

  // MARK: First responder

  /// Whether the text is first responder, or will be again after its context menu.
  var isActive: Bool { isFirstResponder || isMenuFocused }

  var isMenuFocused: Bool { focusedMenu != nil }

  /// Keeps editing while a menu is first responder.
  func beginMenuFocus(for menu: any PopUpMenu) {
    guard isFirstResponder else { return }
    focusedMenu = menu
    menu.onEnd = { [weak self, weak menu] in
      if let menu { self?.menuDidEnd(menu) }
    }
  }

  func setEditable(_ isEditable: Bool) {
    guard isEditable != self.isEditable else { return }
    self.isEditable = isEditable
    endComposition()
  }

  /// Returns whether editing continues after a change of the first responder, since a context menu is first responder
  /// now or was it in the meantime.
  func continuesEditing(afterBecomingFirstResponder isFirstResponder: Bool) -> Bool {
    defer { if isFirstResponder { focusedMenu = nil } }
    return isMenuFocused
  }

  /// Called when the menu has disappeared or has not been shown. If another view is first responder now, editing ends.
  func menuDidEnd(_ menu: any PopUpMenu) {
    guard focusedMenu === menu else { return }
    focusedMenu = nil
    if !isFirstResponder { surface.firstResponderDidChange(false) }
  }

  private weak var focusedMenu: (any PopUpMenu)?

  // MARK: Changing

  /// Sets the text on behalf of code.
  func setText(_ text: String, caretAtEnd: Bool) {
    endComposition()
    hasUserEdits = false
    editor.setText(text, caretAtEnd: caretAtEnd)
    notifyChanges(revealing: false)
    isSelectionSet = false
  }

  /// Sets the selection on behalf of code.
  func select(_ selection: TextSelection) {
    endComposition()
    editor.select(selection)
    notifyChanges(revealing: false)
  }

  /// Changes the text on behalf of the user. Returns whether anything has changed.
  @discardableResult
  func edit(_ change: (inout TextEditor) -> Bool) -> Bool {
    guard isEditable else { return false }
    endComposition()
    return apply(change)
  }

  @discardableResult
  private func apply(_ change: (inout TextEditor) -> Bool) -> Bool {
    preferredCaretX = nil
    let isChanged = change(&editor)
    notifyChanges(revealing: true)
    if isChanged { noteUserEdit() }
    return isChanged
  }

  /// Moves the caret or selects on behalf of the user.
  func move(keepsPreferredCaretX: Bool = false, _ change: (inout TextEditor) -> Void) {
    endComposition()
    if !keepsPreferredCaretX { preferredCaretX = nil }
    let old = editor.selection
    change(&editor)
    notifyChanges(revealing: true)
    if editor.selection != old, !dragInput.isSelecting { updatePrimarySelection() }
  }

  private func noteUserEdit() {
    hasUserEdits = true
    surface.userDidChangeText()
  }

  private func notifyChanges(revealing: Bool) {
    isSelectionSet = true
    let changes = editor.removeAllChanges()
    if !changes.isEmpty { surface.textDidChange(changes) }
    surface.selectionDidChange(revealing: revealing)
    // Enclosing scroll views follow the caret.
    if revealing, isFirstResponder { surface.window?.focus.setNeedsReveal() }
    let isComposing = editor.composition != nil
    guard isComposing != wasComposing else { return }
    wasComposing = isComposing
    surface.onMarkedTextChange?()
  }

  /// Offers the selection to the middle mouse button. A secret is not offered, since selecting is no command to copy.
  func updatePrimarySelection() {
    guard !surface.hasSecretText, !editor.selection.isEmpty,
      editor.storage.byteCount(of: editor.selection.range) <= Self.maximumPrimarySelectionByteCount
    else { return }
    surface.window?.setPrimarySelection(editor.selectedText)
  }

  // MARK: Restoration

  /// The maximum bytes of a text that is saved: 256 KiB.
  private static let maximumSavedByteCount = 256 << 10

  /// Saves the text that the user has written, and the selection, without a composition.
  func encode(with coder: StateCoder) {
    guard !surface.hasSecretText else { return }
    if hasUserEdits {
      guard isEditable, editor.storage.byteCount <= Self.maximumSavedByteCount else { return }
      coder[own: "text"] = editor.committedText
    }
    if isSelectionSet {
      let selection = editor.composition?.replacedSelection ?? editor.selection
      let storage = editor.composition == nil ? editor.storage : TextStorage(editor.committedText)
      coder[own: "selection"] = [
        storage.byteOffset(of: selection.anchor), storage.byteOffset(of: selection.head),
      ]
    }
  }

  /// Restores the text and the selection. The view restores its own offset instead of scrolling to the caret.
  func restore(with coder: StateCoder) {
    guard !surface.hasSecretText else { return }
    if isEditable, let text: String = coder[own: "text"] {
      hasUserEdits = true
      if !text.hasSameBytes(as: editor.committedText) {
        endComposition()
        if editor.replaceAll(with: text) {
          notifyChanges(revealing: false)
          noteUserEdit()
        }
      }
    }
    if let ends: [Int] = coder[own: "selection"], ends.count == 2 {
      let storage = editor.storage
      select(TextSelection(storage.position(ofByte: ends[0]), storage.position(ofByte: ends[1])))
    }
  }

  // MARK: Composing

  func compose(_ text: String, selectedRange: Range<Int>) {
    guard isEditable else { return }
    preferredCaretX = nil
    editor.compose(text, selectedRange: selectedRange)
    notifyChanges(revealing: true)
  }

  func commitComposition() {
    guard editor.composition != nil else { return }
    apply { $0.commitComposition() }
  }

  /// Inserts text from a key or an input method, which replaces a composition.
  func insert(_ text: String) {
    guard isEditable else { return }
    apply { editor in
      let wasComposing = editor.composition != nil
      editor.discardComposition()
      return editor.insert(text, kind: wasComposing ? .other : .typing)
    }
  }

  /// Commits the composition before a change that is not from the input method.
  private func endComposition() {
    guard editor.composition != nil else { return }
    commitComposition()
    surface.window?.endComposition()
  }

  func selectAll() {
    endComposition()
    preferredCaretX = nil
    editor.selectAll()
    // Revealing the caret would scroll to the end of a long text.
    notifyChanges(revealing: false)
    updatePrimarySelection()
  }

  // MARK: Lines

  /// Moves the caret up or down, and keeps its original x coordinate.
  func moveVertically(by distance: Double, extending: Bool) {
    let head = editor.selection.head
    let x = preferredCaretX ?? surface.caretRect(at: head).minX
    let target = surface.textPosition(below: head, by: distance, atX: x)
    move(keepsPreferredCaretX: true) { editor in
      editor.move(
        to: target ?? (distance > 0 ? editor.storage.end : editor.storage.start),
        extending: extending)
    }
    // Moving beyond the first or last line sets a new x coordinate.
    preferredCaretX = target == nil ? nil : x
  }
}

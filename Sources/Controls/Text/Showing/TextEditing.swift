// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// What a person does to a text that a view shows: keys, mouse, clipboard, input method. It turns them
/// into changes of a `TextEditor` and tells the view.
final class TextEditing {
  /// Bytes of UTF-8 up to which a selection is offered to the middle mouse button, with each change of it: 1 MiB.
  private static let longestOffer = 1 << 20

  private(set) var editor: TextEditor

  /// Whether the text can be changed; otherwise it is only selected and copied.
  private(set) var isEditable = true

  private var wasComposing = false

  /// What of a long text assistive technology has got.
  private(set) var reading = TextReading()

  /// Whether a person has written in the text that code set last.
  private var isWritten = false

  /// Whether the caret was moved, or something selected, since code set the text last.
  private var isSelectionSet = false

  unowned let surface: any TextSurface
  /// Where up and down aim, in points of the view; nil when another key was used.
  private var goal: Double?
  private(set) lazy var dragging = TextDragging(self)

  init(_ editor: TextEditor, surface: any TextSurface) {
    self.editor = editor
    self.surface = surface
  }

  var rules: TextEditor.Rules {
    get { editor.rules }
    set { editor.rules = newValue }
  }

  var isFirstResponder: Bool { surface.window?.focus.firstResponder === surface }

  /// Whether dots are shown instead of the text: then it cannot be copied.
  var isConcealed: Bool { surface.isSecureTextEntry }

  /// The part of the text that has `position`, for assistive technology.
  func readPart(around position: TextPosition) -> Range<TextPosition> {
    reading.part(of: editor.storage, around: position)
  }

  /// Whether the keyboard is here, and the window has the desktop's.
  var hasKeyboard: Bool { isActive && surface.window?.hasFocus ?? false }

  /// Whether a caret shows: somewhere to write, and nothing selected.
  var showsCaret: Bool { isEditable && hasKeyboard && editor.selection.isEmpty }

  // MARK: The keyboard

  /// Whether the keyboard is here, or will be when the context menu goes.
  var isActive: Bool { isFirstResponder || isKeyboardLent }

  var isKeyboardLent: Bool { borrower != nil }

  /// A menu takes the keyboard for a while: that does not end the editing.
  func lendKeyboard(to menu: any PopUpMenu) {
    guard isFirstResponder else { return }
    borrower = menu
    menu.whenEnded { [weak self, weak menu] in
      if let menu { self?.menuEnded(menu) }
    }
  }

  func setEditable(_ isEditable: Bool) {
    guard isEditable != self.isEditable else { return }
    self.isEditable = isEditable
    stopComposing()
  }

  /// The keyboard has come back.
  ///
  /// - Returns: Whether it was lent, and so never went.
  func takeKeyboardBack() -> Bool {
    defer { borrower = nil }
    return isKeyboardLent
  }

  /// The menu is gone, or did not come. Without the keyboard, which went elsewhere, the editing is over.
  func menuEnded(_ menu: any PopUpMenu) {
    guard borrower === menu else { return }
    borrower = nil
    if !isFirstResponder { surface.firstResponderChanged(false) }
  }

  /// The context menu that has the keyboard for now.
  private weak var borrower: (any PopUpMenu)?

  // MARK: Changing

  /// Code sets another text.
  func setText(_ text: String, caretAtEnd: Bool) {
    stopComposing()
    isWritten = false
    editor.setText(text, caretAtEnd: caretAtEnd)
    publish(revealing: false)
    isSelectionSet = false
  }

  /// Code selects something.
  func select(_ selection: TextSelection) {
    stopComposing()
    editor.select(selection)
    publish(revealing: false)
  }

  /// The person changes the text. Returns whether anything came of it.
  @discardableResult
  func edit(_ change: (inout TextEditor) -> Bool) -> Bool {
    guard isEditable else { return false }
    stopComposing()
    goal = nil
    let isChanged = change(&editor)
    publish(revealing: true)
    if isChanged { written() }
    return isChanged
  }

  /// The person moves the caret or selects.
  func move(keepingGoal: Bool = false, _ change: (inout TextEditor) -> Void) {
    stopComposing()
    if !keepingGoal { goal = nil }
    let old = editor.selection
    change(&editor)
    publish(revealing: true)
    if editor.selection != old, !dragging.isActive { offerSelection() }
  }

  private func written() {
    isWritten = true
    surface.textWasEdited()
  }

  private func publish(revealing: Bool) {
    isSelectionSet = true
    let changes = editor.takeChanges()
    if !changes.isEmpty { surface.textChanged(changes) }
    surface.selectionChanged(revealing: revealing)
    // What scrolls around the text follows the caret.
    if revealing, isFirstResponder { surface.window?.focus.setNeedsReveal() }
    let isComposing = editor.composition != nil
    guard isComposing != wasComposing else { return }
    wasComposing = isComposing
    surface.onMarkedTextChange?()
  }

  /// What the middle mouse button pastes elsewhere. Selecting is not a command to copy, so a secret is not offered.
  func offerSelection() {
    guard !surface.hasSecretText, !editor.selection.isEmpty,
      editor.storage.byteCount(of: editor.selection.range) <= Self.longestOffer
    else { return }
    surface.window?.setPrimarySelection(editor.selectedText)
  }

  // MARK: Restoration

  /// Bytes of a text that is kept, at most: 256 KiB.
  private static let longestKept = 256 << 10

  /// Keeps the text that the user has written, and the caret or the selection. A composition is left out.
  func encode(with coder: StateCoder) {
    guard !surface.hasSecretText else { return }
    if isWritten {
      guard isEditable, editor.storage.byteCount <= Self.longestKept else { return }
      coder[own: "text"] = editor.committedText
    }
    if isSelectionSet {
      let selection = editor.composition?.replaced ?? editor.selection
      let storage = editor.composition == nil ? editor.storage : TextStorage(editor.committedText)
      coder[own: "selection"] = [storage.byte(selection.anchor), storage.byte(selection.head)]
    }
  }

  /// The view does not scroll to the caret: it gets its own offset.
  func restore(with coder: StateCoder) {
    guard !surface.hasSecretText else { return }
    if isEditable, let text: String = coder[own: "text"] {
      isWritten = true
      if !text.hasSameBytes(as: editor.committedText) {
        stopComposing()
        if editor.replaceAll(with: text) {
          publish(revealing: false)
          written()
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
    goal = nil
    editor.compose(text, selectedRange: selectedRange)
    publish(revealing: true)
  }

  /// The composition becomes text.
  func commitComposition() {
    guard editor.composition != nil else { return }
    editor.commitComposition()
    publish(revealing: true)
    written()
  }

  /// Final text of a key or an input method, which has given its composition up.
  func insert(_ text: String) {
    guard isEditable else { return }
    let wasComposing = editor.composition != nil
    editor.discardComposition()
    goal = nil
    let isChanged = editor.insert(text, kind: wasComposing ? .other : .typing)
    publish(revealing: true)
    if isChanged { written() }
  }

  /// A change from elsewhere than the input method: the composed text stays in the text.
  private func stopComposing() {
    guard editor.composition != nil else { return }
    commitComposition()
    surface.window?.endComposition()
  }

  // MARK: Clipboard
  // A shortcut is taken even when there is nothing to do: it must not do something elsewhere.

  var canCopy: Bool { !isConcealed && !editor.selection.isEmpty }

  @discardableResult
  func copy() -> Bool {
    if canCopy { surface.window?.setClipboard(editor.selectedText) }
    return true
  }

  /// A text that the clipboard does not take stays where it is.

  @discardableResult
  func cut() -> Bool {
    guard isEditable else { return false }
    guard canCopy, surface.window?.setClipboard(editor.selectedText) != false else { return true }
    edit { $0.deleteSelection() }
    return true
  }

  @discardableResult
  func paste(from clipboard: Clipboard = .general) -> Bool {
    guard isEditable else { return false }
    guard let text = surface.window?.text(on: clipboard) else { return true }
    edit { $0.insert(text, kind: .other) }
    return true
  }

  @discardableResult
  func undo() -> Bool {
    guard isEditable else { return false }
    edit { $0.undo() }
    return true
  }

  @discardableResult
  func redo() -> Bool {
    guard isEditable else { return false }
    edit { $0.redo() }
    return true
  }

  @discardableResult
  func selectAll() -> Bool {
    stopComposing()
    goal = nil
    editor.selectAll()
    // The end of a long text is not what one looks at.
    publish(revealing: false)
    offerSelection()
    return true
  }

  // MARK: Lines

  /// Moves the caret down, or up, keeping to the column that it set out from.
  func moveVertically(by distance: Double, extending: Bool) {
    let head = editor.selection.head
    let x = goal ?? surface.caretRect(at: head).minX
    let target = surface.textPosition(below: head, by: distance, atX: x)
    move(keepingGoal: true) { editor in
      editor.move(
        to: target ?? (distance > 0 ? editor.storage.end : editor.storage.start),
        extending: extending)
    }
    // Beyond the first and last line the column is a new one.
    goal = target == nil ? nil : x
  }
}

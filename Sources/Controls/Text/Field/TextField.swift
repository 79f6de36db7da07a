// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// One line of text to edit: typed, pasted, or composed by an input method. It has a caret, a
/// selection and undo, and the keys and mouse actions that desktops have.
///
/// Escape restores the text that the field had when it got the keyboard. Undo takes changes back
/// one by one.
public final class TextField: Control, TextInput, StateBoundary {
  /// When the button that empties the field is shown. The names are UIKit's.
  public enum ClearButtonMode: Sendable, Hashable, CaseIterable {
    /// Default.
    case never
    /// While the field has the keyboard.
    case whileEditing
    /// While the field does not have the keyboard.
    case unlessEditing
    /// Whenever there is text to take away.
    case always
  }

  /// Text in the secondary color that is shown while the field is empty. Default none.
  public var placeholder: String? {
    didSet {
      if placeholder != oldValue { content.setNeedsDisplay() }
    }
  }

  /// Default `never`, as UIKit's. The button is shown only while there is text that a person can
  /// change.
  public var clearButtonMode = ClearButtonMode.never {
    didSet {
      if clearButtonMode != oldValue { updateClearButton() }
    }
  }

  /// Whether the field shows dots instead of characters; then its text cannot be copied. Default
  /// false.
  ///
  /// A program may set false to show the password; then the user can read and copy the text. A field that was
  /// secure once stays secret until it is deallocated, whatever its text is later: the text is not restored at the next start,
  /// not written to recordings and logs, and not offered to the middle mouse button. Recordings contain no picture of a
  /// frame in which it can be read.
  public var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      noteSecureTextEntry()
      secret = nil
      selectionChanged(revealing: true)
    }
  }

  /// Whether a person can change the text; otherwise a person can select and copy it. Default true.
  public var isEditable: Bool {
    get { editing.isEditable }
    set {
      guard newValue != isEditable else { return }
      editing.setEditable(newValue)
      setNeedsDisplay()
      selectionChanged(revealing: false)
    }
  }

  /// The most characters that a person can write; the rest of a longer paste is left out. Default
  /// nil: no limit. Code may set more.
  public var maximumLength: Int? {
    get { editing.rules.maximumLength }
    set {
      require(newValue ?? 0 >= 0, "A text cannot have at most \(newValue ?? 0) characters")
      editing.rules.maximumLength = newValue
    }
  }

  /// A sentence that says what is wrong with the text. It shows below the field, and `sizeThatFits`
  /// includes it. Default nil: none.
  public var errorMessage: String? {
    didSet {
      guard errorMessage != oldValue else { return }
      message.text = errorMessage ?? ""
      message.isHidden = errorMessage == nil
      setNeedsDisplay()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Returns a message about a mistake in the text, or nil. It is called when the field loses the
  /// keyboard and on Return; while a message shows, after each change too. Default nil: every text
  /// is right.
  public var validate: ((String) -> String?)?

  /// Called with the text when the person changed it; not when code did, and not for a composition
  /// before it is committed.
  public var onEditingChanged: ((String) -> Void)?

  /// Called when an input method begins to compose text, and when the composition has become text or was taken back:
  /// `hasMarkedText` says which. Default nil.
  public var onMarkedTextChange: (() -> Void)?

  /// Called with the text on Return, when `validate` finds nothing wrong. Default nil: Return goes
  /// to the next responder.
  public var onSubmit: ((String) -> Void)?

  /// Called when the keyboard has left the field.
  public var onEndEditing: (() -> Void)?

  /// Changes the context menu: it gets the field's own menu and returns another one, or nil for the
  /// menu of the views around. Default nil: the field's own, with the commands that apply of Undo,
  /// Redo, Cut, Copy, Paste, Delete and Select all.
  public var contextMenuProvider: ((_ suggested: Menu) -> Menu?)?

  public override var isEnabled: Bool {
    didSet {
      selectionChanged(revealing: false)
    }
  }

  private(set) lazy var editing = TextEditing(
    TextEditor(rules: TextEditor.Rules(isMultiline: false)), surface: self)
  private(set) lazy var content = TextFieldContent(of: self)
  let caret = TextCaret()
  let clearButton = ClearButton()
  let message = Label(style: .caption)
  let shownLine = TextFieldLine()
  /// A password, and the dots that stand for it.
  private var secret: (text: String, dots: String)?

  /// Points from the left edge of `content` to that of the text.
  private(set) var textOrigin = 0.0
  /// `textOrigin` as it was kept, and the width that the text had, until the field is the first responder again.
  private(set) var restoredOrigin: (x: Double, room: Double?)?
  /// What Escape brings back.
  private(set) var textAtStart = ""

  /// - Parameter label: The purpose of the text, for assistive technology and state dumps.
  public init(_ text: String = "", label: String) {
    super.init(frame: .zero)
    accessibilityLabel = label
    accessibilityRole = .textField
    cursor = .text
    dragAxes = .horizontal
    message.color = .danger
    message.isHidden = true
    clearButton.isHidden = true
    clearButton.onActivate = { [weak self] in self?.clear() }
    content.addSubview(caret)
    addSubview(content)
    addSubview(clearButton)
    addSubview(message)
    editing.addGestureRecognizers(to: self)
    self.text = text
  }

  /// The text without a running composition. Default empty. Setting it puts the caret at its end,
  /// clears the undo history and does not call `onEditingChanged`. Line ends become spaces.
  public var text: String {
    get { editing.editor.committedText }
    set {
      guard newValue != text else { return }
      editing.setText(newValue, caretAtEnd: true)
      textAtStart = text
    }
  }

  /// The selected characters of the text; an empty range at the caret when nothing is selected.
  /// Setting it ends a composition. A range beyond the text is reduced to the part inside the text.
  public var selectedRange: Range<Int> {
    get {
      let selection = editing.editor.selection
      return characters(before: selection.start)..<characters(before: selection.end)
    }
    set {
      let range = newValue.clamped(to: 0..<editing.editor.storage.count)
      editing.select(
        TextSelection(position(after: range.lowerBound), position(after: range.upperBound)))
    }
  }

  /// Selects all of the text. The field does not take the keyboard.
  public func selectAll() {
    editing.selectAll()
  }

  /// Empties the field, as its button does. It can be undone.
  public func clear() {
    takeKeyboard()
    editing.edit { $0.replaceAll(with: "") }
  }

  /// Gives the field the keyboard, as a click on it does.
  public override func activate() {
    takeKeyboard()
    super.activate()
  }

  func textWasEdited() {
    if errorMessage != nil { errorMessage = validate?(text) }
    onEditingChanged?(text)
  }

  // MARK: Restoration

  /// A text that a person wrote, the caret or the selection, and while the field is edited how far a long text is scrolled. Of
  /// a password nothing is kept, also while it shows without dots.
  public override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    guard !hasSecretText else { return }
    editing.encode(with: coder)
    if editing.isActive, line.width + TextCaret.width > content.bounds.width {
      coder[own: "origin"] = textOrigin
      coder[own: "room"] = content.bounds.width
    }
    if errorMessage != nil, validate != nil { coder[own: "isChecked"] = true }
  }

  /// Writes it as a person does: `onEditingChanged` is called.
  public override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    guard !hasSecretText else { return }
    editing.restore(with: coder)
    if let isChecked: Bool = coder[own: "isChecked"], isChecked { errorMessage = validate?(text) }
    let origin: Double? = coder[own: "origin"]
    restoredOrigin = origin.map { ($0, coder[own: "room"]) }
    if editing.isActive { placeText(revealing: takeRestoredOrigin()) }
  }

  func forgetRestoredOrigin() { restoredOrigin = nil }

  /// Escape brings back the text of now.
  func noteTextAtStart() { textAtStart = text }

  /// Dots for the characters of a password.
  func dots(for text: String) -> String {
    if let secret, secret.text == text { return secret.dots }
    let dots = text.concealed
    secret = (text, dots)
    return dots
  }

  /// Scrolls the text. The caller places the caret.
  func setTextOrigin(_ x: Double) { textOrigin = x }

  /// - Returns: Whether the caret may be out of sight, because the text has another width.
  func takeRestoredOrigin() -> Bool {
    guard let (x, room) = restoredOrigin else { return false }
    restoredOrigin = nil
    textOrigin = x
    return room != content.bounds.width
  }

  /// Writes a text of another program where it was dropped, if the text may be edited.
  public override func dropped(_ event: DropEvent) -> Bool { editing.drop(event) }

  // MARK: TextInput

  public var acceptsTextInput: Bool { isEnabled && isEditable }

  // Asked in every frame: the caret's view knows it without looking at the text.
  public var textInputRect: Rect { content.presentedRect(of: caret.frame) }

  public var hasMarkedText: Bool { editing.editor.composition != nil }

  /// What an input method composes; nil for nothing.
  package var markedText: String? { editing.editor.composition?.edit.inserted }

  public func insertText(_ text: String) { editing.insert(text) }

  public func setMarkedText(_ text: String, selectedRange: Range<Int>) {
    editing.compose(text, selectedRange: selectedRange)
  }

  public func unmarkText() { editing.commitComposition() }

  // MARK: Input

  public override var keyCommands: [KeyCommand] { isEnabled ? editing.keyCommands : [] }

  public override func keyDown(_ event: KeyEvent) -> Bool { isEnabled && answer(event) }

  public override func contextMenu(at point: Point) -> (any ContextMenu)? {
    isEnabled ? editing.contextMenu(contextMenuProvider) : nil
  }

  public override var contextMenuPoint: Point { editing.menuPoint }

  public override func firstResponderChanged(_ isFirstResponder: Bool) {
    keyboardChanged(isFirstResponder)
  }

  public override func windowFocusChanged(_ hasFocus: Bool) {
    selectionChanged(revealing: false)
  }

  /// Pointers are the recognizers'.
  public override func pointerDown(_ pointer: PointerSample) {}

  public override func pointerMoved(_ pointer: PointerSample) {}

  public override func pointerUp(_ pointer: PointerSample) {}

  public override func pointerCancelled() {}

  // MARK: Look

  /// 240 points wide, where there is room; it may be stretched.
  public override var intrinsicContentSize: Size {
    Size(View.noIntrinsicMetric, sizeThatFits(Size(.infinity, .infinity)).height)
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    let width = min(max(size.width, theme.metrics.minimumTarget), Self.naturalWidth)
    return Size(width, boxHeight + messageHeight(forWidth: width))
  }

  public override func baselines(in size: Size) -> (first: Double, last: Double) {
    let line = TextLayout(
      "", font: theme.fonts.body, width: .infinity, maximumLines: 1, measurer: textMeasurer
    ).lines.first?.baseline.y
    let baseline = textTop + (line ?? lineHeight)
    return (baseline, baseline)
  }

  public override var focusRing: (rect: Rect, radius: Double) {
    (box, theme.metrics.controlRadius)
  }

  public override func layoutSubviews() {
    layOut()
  }

  public override func draw(_ canvas: inout Canvas) {
    drawBox(&canvas)
  }

  // MARK: Accessibility

  public override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    describeText(&element)
  }

  public override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    if isEnabled, let answer = editing.perform(action) { return answer }
    return super.performAccessibilityAction(action, part: part)
  }
}

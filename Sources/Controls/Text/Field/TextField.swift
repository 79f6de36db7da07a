// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A field for one line of text that the user types, pastes, or composes with an input method. It has a caret, a
/// selection and undo, and the usual keys and mouse actions of desktops.
///
/// Escape restores the text that the field had when it became first responder. Undo reverts changes one by one.
public final class TextField: Control, TextInput, StateBoundary {
  /// When a text field shows the button that empties it. The names are UIKit's.
  public enum ClearButtonMode: Sendable, Hashable, CaseIterable {
    /// The clear button is never shown.
    case never
    /// The clear button is shown while the field is first responder.
    case whileEditing
    /// The clear button is shown while the field is not first responder.
    case unlessEditing
    /// The clear button is shown whether or not the field is first responder.
    case always
  }

  /// The text that is shown in the secondary color while the field is empty. Default none.
  public var placeholder: String? {
    didSet { if placeholder != oldValue { content.setNeedsDisplay() } }
  }

  /// When an editable field that contains text shows the button that empties it. Default `never`, as in UIKit.
  public var clearButtonMode = ClearButtonMode.never {
    didSet { if clearButtonMode != oldValue { updateClearButton() } }
  }

  /// Whether the field shows dots instead of characters; then its text cannot be copied. Default false.
  ///
  /// A program may set false to show the password; then the user can read and copy the text. A field that has been
  /// secure stays secret until it is deallocated, even with another text: the text is not restored at the next start,
  /// not written to recordings and logs, and not put into the primary selection. Recordings contain no image of a
  /// frame in which the text can be read.
  public var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      recordSecureTextEntry()
      content.removeDots()
      selectionDidChange(revealing: true)
    }
  }

  /// Whether the user can change the text. If false, the user can only select and copy it. Default true.
  public var isEditable: Bool {
    get { interaction.isEditable }
    set {
      guard newValue != isEditable else { return }
      interaction.setEditable(newValue)
      setNeedsDisplay()
      selectionDidChange(revealing: false)
    }
  }

  /// The maximum number of characters that the user can enter; a longer pasted text is truncated. Default nil: no
  /// maximum. Code can set a longer text. Traps if the maximum is negative.
  public var maximumLength: Int? {
    get { interaction.maximumLength }
    set {
      require(newValue ?? 0 >= 0, "A maximum length cannot be \(newValue ?? 0) characters")
      interaction.maximumLength = newValue
    }
  }

  /// An error message about the text, shown below the field and included in `sizeThatFits(_:)`. Default nil: none.
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

  /// Returns an error message for a text, or nil for a valid text. Called when the field resigns first responder, on
  /// Return, and after each change while a message is shown. Default nil: every text is valid.
  public var validate: ((String) -> String?)?

  /// Called with the text when the user has changed it; not for changes by code, nor during a composition.
  public var onEditingChanged: ((String) -> Void)?

  /// Called when an input method begins a composition, and when the composition has been committed or discarded.
  /// During the call, `hasMarkedText` is true for the beginning, and false for the end. Default nil.
  public var onMarkedTextChange: (() -> Void)?

  /// Called with the text on Return, if `validate` finds no error. Default nil: Return goes to the next responder.
  public var onSubmit: ((String) -> Void)?

  /// Called when the field has resigned first responder.
  public var onEndEditing: (() -> Void)?

  /// A closure that returns the context menu to show. The closure receives the field's own menu: Undo, Redo, Cut, Copy,
  /// Paste, Delete and Select all, if the field allows them. If the closure returns nil, an enclosing view can show its
  /// menu. Default nil: the field's own menu is shown.
  public var contextMenuProvider: ((_ suggested: Menu) -> Menu?)?

  public override var isEnabled: Bool {
    didSet { selectionDidChange(revealing: false) }
  }

  private(set) lazy var interaction = TextInteraction(
    TextEditor(isMultiline: false), surface: self)
  private(set) lazy var content = TextFieldContent(of: self)
  let caret = TextCaret()
  let clearButton = ClearButton()
  let message = Label(style: .caption)
  private var revertText = ""

  /// Creates a text field with a text.
  ///
  /// - Parameter accessibilityLabel: The purpose of the text, for assistive technology and diagnostic output.
  public init(_ text: String = "", accessibilityLabel: String) {
    super.init(frame: .zero)
    self.accessibilityLabel = accessibilityLabel
    accessibilityRole = .textField
    cursor = .text
    reservedDragAxes = .horizontal
    message.color = .danger
    message.isHidden = true
    clearButton.isHidden = true
    clearButton.onActivate = { [weak self] in self?.clear() }
    content.addSubview(caret)
    addSubview(content)
    addSubview(clearButton)
    addSubview(message)
    interaction.addGestureRecognizers(to: self)
    self.text = text
  }

  /// The field's text, without the part that an input method is composing. Default empty. Setting it moves the caret
  /// to the end, clears the undo history and does not call `onEditingChanged`. Line ends become spaces.
  public var text: String {
    get { interaction.editor.committedText }
    set {
      guard newValue != text else { return }
      interaction.setText(newValue, caretAtEnd: true)
      revertText = text
    }
  }

  /// The selected range of the text, in characters; an empty range at the caret if nothing is selected. Setting it
  /// commits a composition. The range is clamped to the text.
  public var selectedRange: Range<Int> {
    get {
      let selection = interaction.editor.selection
      return characters(before: selection.start)..<characters(before: selection.end)
    }
    set {
      let range = newValue.clamped(to: 0..<interaction.editor.storage.count)
      interaction.select(
        TextSelection(position(after: range.lowerBound), position(after: range.upperBound)))
    }
  }

  /// Selects all of the field's text. The field does not become first responder.
  public func selectAll() { interaction.selectAll() }

  /// Empties the field and makes it first responder, as its clear button does. The user can undo it.
  public func clear() {
    focusIfPossible()
    interaction.edit { $0.replaceAll(with: "") }
  }

  /// Makes the field first responder, as a click does.
  public override func activate() {
    focusIfPossible()
    super.activate()
  }

  func userDidChangeText() {
    if errorMessage != nil { errorMessage = validate?(text) }
    onEditingChanged?(text)
  }

  // MARK: Restoration

  /// Saves the field's selection and, during editing, its scroll position. Saves the text only if the user has changed
  /// it: code that sets a text is expected to do so at each start. Saves nothing for a field that is or was secure.
  public override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    guard !hasSecretText else { return }
    interaction.encode(with: coder)
    content.encode(with: coder)
    if errorMessage != nil, validate != nil { coder[own: "isChecked"] = true }
  }

  /// Restores the field's saved text, selection and scroll position. Calls `onEditingChanged` if the text changes.
  public override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    guard !hasSecretText else { return }
    interaction.restore(with: coder)
    if let isChecked: Bool = coder[own: "isChecked"], isChecked { errorMessage = validate?(text) }
    content.restore(with: coder)
  }

  /// Inserts a dropped text at the position of the drop, if the field is editable.
  public override func performDrop(_ event: DropEvent) -> Bool { interaction.drop(event) }

  // MARK: TextInput

  public var acceptsTextInput: Bool { isEnabled && isEditable }

  // Taken from the caret's view, since it is called in every frame.
  public var textInputRect: Rect { content.presentationRect(of: caret.frame) }

  /// The composition of an input method; nil for none.
  package var markedText: String? { interaction.editor.composition?.edit.insertedText }

  // MARK: Input

  public override var keyCommands: [KeyCommand] { isEnabled ? interaction.keyCommands : [] }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled else { return false }
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
    revertText = text
    onSubmit(text)
    return true
  }

  /// Restores the earlier text. A second Escape goes to the next responder.
  private func revert() -> Bool {
    guard isEditable, text != revertText else { return false }
    interaction.edit { $0.replaceAll(with: revertText) }
    return true
  }

  public override func contextMenu(at point: Point) -> (any ContextMenu)? {
    isEnabled ? interaction.contextMenu(contextMenuProvider) : nil
  }

  public override var contextMenuPoint: Point { interaction.contextMenuPoint }

  public override func firstResponderDidChange(_ isFirstResponder: Bool) {
    // While a context menu is first responder, editing continues.
    if interaction.continuesEditing(afterBecomingFirstResponder: isFirstResponder) {
      setNeedsDisplay()
      return selectionDidChange(revealing: false)
    }
    let isRestoring = window?.focus.isRestoring ?? false
    var isRevealing = isFirstResponder
    if isFirstResponder {
      revertText = text
      if isRestoring { isRevealing = content.applyRestoredOrigin() ?? true }
      content.removeRestoredOrigin()
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

  public override func windowFocusDidChange(_ hasFocus: Bool) {
    selectionDidChange(revealing: false)
  }

  /// Does nothing: the field's gesture recognizers handle the mouse and touches.
  public override func pointerDown(_ pointer: PointerSample) {}

  public override func pointerMoved(_ pointer: PointerSample) {}

  public override func pointerUp(_ pointer: PointerSample) {}

  public override func pointerCancelled() {}

  // MARK: Look

  /// The preferred height; no width is preferred. `sizeThatFits(_:)` returns a width of at most 240 points.
  public override var intrinsicContentSize: Size {
    Size(View.noIntrinsicMetric, sizeThatFits(Size(.infinity, .infinity)).height)
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    let width = min(max(size.width, theme.metrics.minimumControlHeight), Self.naturalWidth)
    return Size(width, boxHeight + messageHeight(forWidth: width))
  }

  public override func baselines(in size: Size) -> (first: Double, last: Double) {
    let line = TextLayout(
      "", font: theme.fonts.body, width: .infinity, maximumLines: 1, measurer: textMeasurer
    ).lines.first?.baseline.y
    let baseline = textTop + (line ?? lineHeight)
    return (baseline, baseline)
  }

  public override var focusRing: (rect: Rect, radius: Double) { (box, theme.metrics.controlRadius) }

  public override func layoutSubviews() { layOut() }

  public override func draw(_ canvas: inout Canvas) { drawBox(&canvas) }

  // MARK: Accessibility

  public override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    describeText(&element)
  }

  public override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    if isEnabled, let answer = interaction.perform(action) { return answer }
    return super.performAccessibilityAction(action, part: part)
  }
}

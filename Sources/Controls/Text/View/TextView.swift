// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// Text of any length to read, select, copy and, if wanted, edit.
///
/// Only what shows is laid out and drawn, so that a text of ten megabytes scrolls and takes typing
/// as fast as one of ten lines; the heights of other paragraphs are estimated. A paragraph of more
/// than 8,192 bytes is laid out in parts, mostly cut at a space: a line ends where a part ends.
/// Reading `text` after an edit joins the paragraphs again. Line ends become line feeds once the text is edited.
///
/// Where `isScrollEnabled` is false the view wishes to be as large as its text, like a label, and all of the text is laid out to
/// measure it. One that cannot be edited either is a label whose text can be selected: a click gives it the keyboard, Tab passes it over.
public final class TextView: ScrollView, TextInput, StateBoundary {
  /// The text without a running composition. Setting another text scrolls to its start, clears the
  /// undo history and does not call `onEditingChanged`.
  public var text: String {
    get {
      if let knownText { return knownText }
      let text = editing.editor.committedText
      knownText = text
      return text
    }
    set {
      if !newValue.hasSameBytes(as: text) { setText(newValue) }
    }
  }

  /// The purpose of the text; the theme has a font for it. Default body.
  public var style: TextStyle {
    didSet {
      if style != oldValue { textSizeChanged() }
    }
  }

  /// The color of the text. Default `text`.
  public var color: ColorRole = .text {
    didSet {
      guard color != oldValue else { return }
      for (row, view) in zip(labels.rows, labels.views) { show(row, in: view) }
    }
  }

  /// The colors of parts of a paragraph, counted from 0: each its bytes of UTF-8 and what these are drawn in; the parts
  /// in their order, none over another. What is in no part has `color`, and so has all of a paragraph that is read
  /// from the right. Default nil: all has `color`. It is asked for paragraphs that come into sight; set it again where
  /// its answers change.
  public var paragraphColors: ((_ paragraph: Int) -> [(bytes: Range<Int>, color: ColorRole)])? {
    didSet {
      for (row, view) in zip(labels.rows, labels.views) { show(row, in: view) }
    }
  }

  /// Room around the text, in points. Default 8 above and below as UIKit's, and 16 beside, as LOOK.md
  /// has it for lists.
  public var textContainerInset = Insets(horizontal: 16, vertical: 8) {
    didSet {
      if !textContainerInset.isWithinBounds {
        textContainerInset = bounded(textContainerInset, else: oldValue, "textContainerInset")
      }
      if textContainerInset != oldValue { textSizeChanged() }
    }
  }

  /// Whether a person can change the text. Default false; UIKit's is true.
  public var isEditable: Bool {
    get { editing.isEditable }
    set {
      guard newValue != isEditable else { return }
      editing.setEditable(newValue)
      abilitiesChanged()
    }
  }

  /// Whether text can be selected and copied; editable text always can. Default true.
  public var isSelectable = true {
    didSet {
      if isSelectable != oldValue { abilitiesChanged() }
    }
  }

  /// Whether Tab writes a tab while the text can be edited; then Ctrl+Tab moves to the next
  /// control. Default false: Tab moves on, as everywhere.
  public var insertsTabs = false

  /// Called when a person has changed the text; not when code has, and not for a composition before
  /// it is committed. Read `text` only when it is needed.
  public var onEditingChanged: (() -> Void)?

  /// Called when an input method begins to compose text, and when the composition has become text or was taken back:
  /// `hasMarkedText` says which. Default nil.
  public var onMarkedTextChange: (() -> Void)?

  /// Changes the context menu: it gets the text's own menu and returns another one, or nil for the
  /// menu of the views around. Default nil: the text's own, with the commands that apply of Undo,
  /// Redo, Cut, Copy, Paste, Delete and Select all. A text that is only read has Copy and Select
  /// all.
  public var contextMenuProvider: ((_ suggested: Menu) -> Menu?)?

  /// What the heights of paragraphs depend on.
  struct Setting: Equatable {
    var width: Double
    var font: Font
    var scale: Double
    var measurer: ObjectIdentifier
  }

  private(set) lazy var editing = TextEditing(TextEditor(), surface: self)
  let caret = TextCaret()
  /// The places of the paragraphs.
  struct Placement {
    /// What the rows are.
    var places = TextRows(TextStorage())
    var rows = RowGeometry(count: 0, commonHeight: 1)
    var setting: Setting?
    /// Whether views are being placed.
    var isPlacing = false
    /// What showed at the upper edge when the state was kept, until the next layout.
    var restoredTop: (byte: Int, points: Double)?
  }
  var placement = Placement()
  private(set) lazy var labels = RowRecycler(in: contentView) { _ in ParagraphView() }
  private var knownText: String?
  private var measured = CachedTextLayout()
  /// Whether a press gives it the keyboard, or gave it.
  private var isHeldByPress = false

  /// A view whose text is only read; `isEditable` lets a person change it.
  public init(_ text: String = "", style: TextStyle = .body) {
    self.style = style
    super.init(frame: .zero)
    accessibilityRole = .textView
    contentView.addSubview(caret)
    editing.setEditable(false)
    editing.addGestureRecognizers(to: contentView)
    abilitiesChanged()
    setText(text)
  }

  func textWasEdited() {
    knownText = nil
    textSizeChanged()
    onEditingChanged?()
  }

  private func setText(_ text: String) {
    placement.setting = nil
    editing.setText(text, caretAtEnd: false)
    knownText = text
    offset = 0
    textSizeChanged()
  }

  /// Selects all of the text.
  public func selectAll() {
    editing.selectAll()
  }

  /// The selected text; empty when nothing is selected.
  public var selectedText: String { editing.editor.selectedText }

  private func abilitiesChanged() {
    contentView.cursor = canSelect ? .text : nil
    if let focus = window?.focus, focus.firstResponder === self { focus.keepsRing = isEditable }
    selectionChanged(revealing: false)
    window?.focus.viewStateChanged()
  }

  var canSelect: Bool { isSelectable || isEditable }

  // MARK: Size

  public override var intrinsicContentSize: Size {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(Size(.infinity, .infinity))
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    isScrollEnabled ? super.sizeThatFits(size) : textSize(in: size)
  }

  public override func baselines(in size: Size) -> (first: Double, last: Double) {
    isScrollEnabled ? super.baselines(in: size) : textBaselines(in: size)
  }

  private func textSize(in size: Size) -> Size {
    let inset = textContainerInset
    let (beside, above) = (inset.left + inset.right, inset.top + inset.bottom)
    let fitted = measured.size(
      text, font: theme.fonts[style], width: max(0, size.width - beside), maximumLines: 0,
      lineBreakMode: .byWordWrapping, alignment: .natural, for: self)
    return Size(min(size.width, fitted.width.rounded(.up) + beside), fitted.height + above)
  }

  private func textBaselines(in size: Size) -> (first: Double, last: Double) {
    let lineHeight = TextLayout.lineHeight(of: theme.fonts[style])
    let metrics = textMeasurer.metrics(of: theme.fonts[style])
    let baseline = (lineHeight - metrics.height) / 2 + metrics.ascent
    let last = size.height - textContainerInset.bottom - lineHeight
    let first = textContainerInset.top
    return (first + baseline, max(first, last) + baseline)
  }

  private func textSizeChanged() {
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: Layout

  override var scrollsSubviews: Bool { false }

  public override func layoutSubviews() {
    let wanted = Setting(
      width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
      font: theme.fonts[style], scale: traits.scale,
      measurer: ObjectIdentifier(textMeasurer))
    if wanted != placement.setting { estimate(wanted) }
    updateContentHeight()
    super.layoutSubviews()
    scrollToRestoredTop()
    placeCaret()
  }

  public override func offsetChanged() {
    super.offsetChanged()
    placeParagraphs()
  }

  // MARK: Input

  func takeKeyboard() {
    isHeldByPress = true
    if let focus = window?.focus, focus.canFocus(self) { focus.focus(self) }
    if !isFirstResponder { isHeldByPress = false }
  }

  public override var canBecomeFirstResponder: Bool {
    if isEditable || isScrollEnabled { return canSelect || super.canBecomeFirstResponder }
    return canSelect && isHeldByPress
  }

  public override var keyCommands: [KeyCommand] {
    let scrolling = isEditable ? [] : super.keyCommands
    return canSelect ? editing.keyCommands + focusCommands + scrolling : scrolling
  }

  public override func keyDown(_ event: KeyEvent) -> Bool { canSelect && answer(event) }

  public override func contextMenu(at point: Point) -> (any ContextMenu)? {
    canSelect ? editing.contextMenu(contextMenuProvider) : nil
  }

  public override var contextMenuPoint: Point {
    canSelect ? editing.menuPoint : super.contextMenuPoint
  }

  public override func firstResponderChanged(_ isFirstResponder: Bool) {
    if isFirstResponder { window?.focus.keepsRing = isEditable }
    // A context menu has it meanwhile: nothing changes.
    if isFirstResponder ? editing.takeKeyboardBack() : editing.isKeyboardLent {
      return selectionChanged(revealing: false)
    }
    if !isFirstResponder {
      isHeldByPress = false
      editing.dragging.end()
    }
    let isRestoring = window?.focus.isRestoring ?? false
    selectionChanged(revealing: isFirstResponder && isEditable && !isRestoring)
  }

  public override func focusMoved(to descendant: View) {
    if descendant === self, isEditable { revealCaret() } else { super.focusMoved(to: descendant) }
  }

  public override func windowFocusChanged(_ hasFocus: Bool) {
    selectionChanged(revealing: false)
  }

  // MARK: Restoration

  /// A text that a person wrote, the caret or the selection, and which part of the text shows.
  public override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    editing.encode(with: coder)
    guard let top = placement.restoredTop ?? topOfSight else { return }
    coder[own: "top"] = top.byte
    coder[own: "below"] = top.points
    // The offset would depend on estimated heights.
    coder[own: "x"] = Double?.none
    coder[own: "y"] = Double?.none
  }

  /// Writes it as a person does: `onEditingChanged` is called.
  public override func decodeRestorableState(with coder: StateCoder) {
    editing.restore(with: coder)
    super.decodeRestorableState(with: coder)
    if let byte: Int = coder[own: "top"], let points: Double = coder[own: "below"] {
      placement.restoredTop = (byte, points)
      setNeedsLayout()
    }
  }

  /// Writes a text of another program where it was dropped, if the text may be edited.
  public override func dropped(_ event: DropEvent) -> Bool { editing.drop(event) }

  // MARK: TextInput

  public var acceptsTextInput: Bool { isEditable }

  // Asked in every frame: the caret's view knows it without looking at the text.
  public var textInputRect: Rect { contentView.presentedRect(of: caret.frame) }

  public var hasMarkedText: Bool { editing.editor.composition != nil }

  /// What an input method composes; nil for nothing.
  package var markedText: String? { editing.editor.composition?.edit.inserted }

  public func insertText(_ text: String) { editing.insert(text) }

  public func setMarkedText(_ text: String, selectedRange: Range<Int>) {
    editing.compose(text, selectedRange: selectedRange)
  }

  public func unmarkText() { editing.commitComposition() }

  // MARK: Accessibility

  public override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.traits.formUnion(isEditable ? [.multiline, .editable] : .multiline)
    element.text = makeAccessibilityText()
  }

  public override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    if canSelect, let answer = editing.perform(action) { return answer }
    return super.performAccessibilityAction(action, part: part)
  }
}

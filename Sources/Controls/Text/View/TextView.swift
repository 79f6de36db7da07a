// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A view for text of any length that the user can read, select, copy and optionally edit.
///
/// Only the visible text is laid out and drawn, so that scrolling and typing in ten megabytes of text are as fast as in
/// ten lines. The heights of paragraphs that are not laid out are estimated. A paragraph of more than 8,192 bytes is
/// laid out in parts, usually divided at a space. Each part begins a new line. The first access to `text` after an edit
/// builds the whole string. An edit replaces the text's line ends by line feeds.
///
/// If `isScrollEnabled` is false, the view has the preferred size of its whole text, like a label, and all of the text
/// is laid out to measure it. If `isEditable` is false too, it is a label whose text can be selected: a click makes it
/// first responder, and Tab skips it.
public final class TextView: ScrollView, TextInput, StateBoundary {
  /// The view's text, without the part that an input method is composing. Setting another text scrolls to its start,
  /// clears the undo history and does not call `onEditingChanged`.
  public var text: String {
    get {
      if let cachedText { return cachedText }
      let text = interaction.editor.committedText
      cachedText = text
      return text
    }
    set {
      if !newValue.hasSameBytes(as: text) { setText(newValue) }
    }
  }

  /// The purpose of the view's text, for which the theme chooses the font. Default `body`.
  public var style: TextStyle {
    didSet { if style != oldValue { invalidateTextSize() } }
  }

  /// The color of the view's text. Default `text`.
  public var color: ColorRole = .text {
    didSet { if color != oldValue { updateContents() } }
  }

  /// Returns the colors of parts of a paragraph. The first paragraph is 0. Default nil: the whole text has `color`.
  ///
  /// Ranges count bytes of UTF-8, in order and without overlaps. Text outside of the ranges has `color`, and so does a
  /// right-to-left paragraph. The closure is called for visible paragraphs; set it again when its results change.
  public var paragraphColors: ((_ paragraph: Int) -> [(bytes: Range<Int>, color: ColorRole)])? {
    didSet { updateContents() }
  }

  /// The insets of the text in the view, in points. Default 8 at the top and bottom, as in UIKit, and 16 at the sides.
  public var textContainerInset = Insets(horizontal: 16, vertical: 8) {
    didSet {
      if !textContainerInset.isWithinBounds {
        textContainerInset = bounded(textContainerInset, else: oldValue, "textContainerInset")
      }
      if textContainerInset != oldValue { invalidateTextSize() }
    }
  }

  /// Whether the user can change the text. Default false; in UIKit it is true.
  public var isEditable: Bool {
    get { interaction.isEditable }
    set {
      guard newValue != isEditable else { return }
      interaction.setEditable(newValue)
      updateInteractivity()
    }
  }

  /// Whether the user can select and copy text that is not editable; editable text is always selectable. Default true.
  public var isSelectable = true {
    didSet { if isSelectable != oldValue { updateInteractivity() } }
  }

  /// Whether the Tab key inserts a tab in editable text. Then only Ctrl+Tab moves to the next control. Default false.
  public var insertsTabs = false

  /// Called when the user has changed the text; not for changes by code, nor during a composition. Read `text` only if
  /// it is needed: reading it takes time for a long text.
  public var onEditingChanged: (() -> Void)?

  /// Called when an input method begins a composition, and when the composition has been committed or discarded.
  /// During the call, `hasMarkedText` is true for the beginning, and false for the end. Default nil.
  public var onMarkedTextChange: (() -> Void)?

  /// A closure that returns the context menu to show; if it returns nil, an enclosing view can show its menu. It
  /// receives the view's own menu: Undo, Redo, Cut, Copy, Paste, Delete and Select all, or only Copy and Select all if
  /// the text is not editable. Default nil: the view's own menu is shown.
  public var contextMenuProvider: ((_ suggested: Menu) -> Menu?)?

  struct Setting: Equatable {
    var width: Double
    var font: Font
    var scale: Double
    var measurer: ObjectIdentifier
  }

  private(set) lazy var interaction = TextInteraction(TextEditor(), surface: self)
  let caret = TextCaret()
  struct RowLayout {
    var textRows = TextRows(TextStorage())
    var rows = RowGeometry(count: 0, commonHeight: 1)
    var setting: Setting?
    var isLayingOut = false
    /// The saved row at the top of the view, until the next layout.
    var restoredTop: (byte: Int, points: Double)?
  }
  var rowLayout = RowLayout()
  private(set) lazy var paragraphViews = RowRecycler(in: contentView) { _ in ParagraphView() }
  private var cachedText: String?
  private var measuredLayout = CachedTextLayout()
  /// Whether a press makes the view first responder, or has made it so.
  private var isFocusedByPress = false

  /// Creates a text view that is not editable; set `isEditable` to let the user change the text.
  public init(_ text: String = "", style: TextStyle = .body) {
    self.style = style
    super.init(frame: .zero)
    accessibilityRole = .textView
    contentView.addSubview(caret)
    interaction.setEditable(false)
    interaction.addGestureRecognizers(to: contentView)
    updateInteractivity()
    setText(text)
  }

  func userDidChangeText() {
    cachedText = nil
    invalidateTextSize()
    onEditingChanged?()
  }

  private func setText(_ text: String) {
    rowLayout.setting = nil
    interaction.setText(text, caretAtEnd: false)
    cachedText = text
    offset = 0
    invalidateTextSize()
  }

  /// Selects all of the view's text.
  public func selectAll() { interaction.selectAll() }

  /// The selected text; an empty string if nothing is selected.
  public var selectedText: String { interaction.editor.selectedText }

  private func updateInteractivity() {
    contentView.cursor = canSelect ? .text : nil
    if let focus = window?.focus, focus.firstResponder === self {
      focus.alwaysShowsRing = isEditable
    }
    selectionDidChange(revealing: false)
    window?.focus.validateFirstResponder()
  }

  var canSelect: Bool { isSelectable || isEditable }

  // MARK: Size

  public override var intrinsicContentSize: Size {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(Size(.infinity, .infinity))
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    guard !isScrollEnabled else { return super.sizeThatFits(size) }
    let inset = textContainerInset
    let (beside, above) = (inset.left + inset.right, inset.top + inset.bottom)
    let fitted = measuredLayout.size(
      text, font: theme.fonts[style], width: max(0, size.width - beside), maximumLines: 0,
      lineBreakMode: .byWordWrapping, alignment: .natural, for: self)
    return Size(min(size.width, fitted.width.rounded(.up) + beside), fitted.height + above)
  }

  public override func baselines(in size: Size) -> (first: Double, last: Double) {
    guard !isScrollEnabled else { return super.baselines(in: size) }
    let lineHeight = TextLayout.lineHeight(of: theme.fonts[style])
    let metrics = textMeasurer.metrics(of: theme.fonts[style])
    let baseline = (lineHeight - metrics.height) / 2 + metrics.ascent
    let last = size.height - textContainerInset.bottom - lineHeight
    let first = textContainerInset.top
    return (first + baseline, max(first, last) + baseline)
  }

  private func invalidateTextSize() {
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
    if wanted != rowLayout.setting { estimateHeights(with: wanted) }
    updateContentHeight()
    super.layoutSubviews()
    scrollToRestoredTop()
    layOutCaret()
  }

  public override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    layOutParagraphs()
  }

  // MARK: Input

  func focusIfPossible() {
    isFocusedByPress = true
    if let focus = window?.focus, focus.canFocus(self) { focus.focus(self) }
    if !isFirstResponder { isFocusedByPress = false }
  }

  public override var canBecomeFirstResponder: Bool {
    if isEditable || isScrollEnabled { return canSelect || super.canBecomeFirstResponder }
    return canSelect && isFocusedByPress
  }

  public override var keyCommands: [KeyCommand] {
    let scrolling = isEditable ? [] : super.keyCommands
    return canSelect ? interaction.keyCommands + focusCommands + scrolling : scrolling
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard canSelect else { return false }
    switch (event.key, event.modifiers) {
    case (.return, []) where isEditable, (.return, .shift) where isEditable:
      interaction.edit { $0.insert("\n") }
    case (.tab, []) where isEditable && insertsTabs:
      interaction.edit { $0.insert("\t") }
    default: return interaction.keyDown(event)
    }
    return true
  }

  public override func contextMenu(at point: Point) -> (any ContextMenu)? {
    canSelect ? interaction.contextMenu(contextMenuProvider) : nil
  }

  public override var contextMenuPoint: Point {
    canSelect ? interaction.contextMenuPoint : super.contextMenuPoint
  }

  public override func firstResponderDidChange(_ isFirstResponder: Bool) {
    if isFirstResponder { window?.focus.alwaysShowsRing = isEditable }
    // While a context menu is first responder, nothing changes.
    if interaction.continuesEditing(afterBecomingFirstResponder: isFirstResponder) {
      return selectionDidChange(revealing: false)
    }
    if !isFirstResponder {
      isFocusedByPress = false
      interaction.dragInput.endSelecting()
    }
    let isRestoring = window?.focus.isRestoring ?? false
    selectionDidChange(revealing: isFirstResponder && isEditable && !isRestoring)
  }

  public override func focusDidMove(to descendant: View) {
    if descendant === self, isEditable { revealCaret() } else { super.focusDidMove(to: descendant) }
  }

  public override func windowFocusDidChange(_ hasFocus: Bool) {
    selectionDidChange(revealing: false)
  }

  // MARK: Restoration

  /// Saves the scroll position and selection for the next start, and a text that the user has changed, up to 256 KiB.
  public override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    interaction.encode(with: coder)
    guard let top = rowLayout.restoredTop ?? visibleTop else { return }
    coder[own: "top"] = top.byte
    coder[own: "below"] = top.points
    // The offset depends on estimated heights.
    coder[own: "x"] = Double?.none
    coder[own: "y"] = Double?.none
  }

  /// Restores the view's saved text, selection and scroll position. Calls `onEditingChanged` if the text changes.
  public override func decodeRestorableState(with coder: StateCoder) {
    interaction.restore(with: coder)
    super.decodeRestorableState(with: coder)
    if let byte: Int = coder[own: "top"], let points: Double = coder[own: "below"] {
      rowLayout.restoredTop = (byte, points)
      setNeedsLayout()
    }
  }

  /// Inserts a dropped text at the position of the drop, if the view is editable.
  public override func performDrop(_ event: DropEvent) -> Bool { interaction.drop(event) }

  // MARK: TextInput

  public var acceptsTextInput: Bool { isEditable }

  // Taken from the caret's view, since it is called in every frame.
  public var textInputRect: Rect { contentView.presentationRect(of: caret.frame) }

  /// The composition of an input method; nil for none.
  package var markedText: String? { interaction.editor.composition?.edit.insertedText }

  // MARK: Accessibility

  public override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    element.traits.formUnion(isEditable ? [.multiline, .editable] : .multiline)
    element.text = makeAccessibilityText()
  }

  public override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    if canSelect, let answer = interaction.perform(action) { return answer }
    return super.performAccessibilityAction(action, part: part)
  }
}

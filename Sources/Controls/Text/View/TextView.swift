// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
public import Drawing

/// Text of any length to read and scroll.
///
/// Only the paragraphs that show are laid out and drawn, so a text of 10,000 lines opens and
/// scrolls as fast as one of ten; heights of those never seen are estimated. One paragraph is laid
/// out whole. The text cannot be edited or selected.
public final class TextView: ScrollView {
  public var text: String {
    didSet {
      if text != oldValue { textChanged() }
    }
  }

  /// What the text is, and so the font of the theme it is set in. Default body.
  public var style: TextStyle {
    didSet {
      if style != oldValue { setNeedsLayout() }
    }
  }

  public var color: ColorRole = .text {
    didSet {
      guard color != oldValue else { return }
      for label in labels.views { label.color = color }
    }
  }

  /// Room around the text, in points. Default 8 above and below as UIKit's, and 16 beside, as look.md
  /// has it for lists.
  public var textContainerInset = Insets(horizontal: 16, vertical: 8) {
    didSet {
      if textContainerInset != oldValue { setNeedsLayout() }
    }
  }

  /// What the heights of paragraphs depend on.
  private struct Setting: Equatable {
    var width: Double
    var font: Font
    var scale: Double
    var measurer: ObjectIdentifier
  }

  /// Layout passes in which paragraphs that come in may push others out; two nearly always do.
  private static let maximumPasses = 8

  private var paragraphs: [Substring] = []
  private var rows = RowGeometry(count: 0, commonHeight: 1)
  private var setting: Setting?
  private var isPlacing = false
  private lazy var labels = RowRecycler(in: contentView) { Label() }

  public init(_ text: String = "", style: TextStyle = .body) {
    self.text = text
    self.style = style
    super.init(frame: .zero)
    textChanged()
  }

  public override func layoutSubviews() {
    let wanted = Setting(
      width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
      font: theme.fonts[style], scale: traits.scale,
      measurer: ObjectIdentifier(textMeasurer))
    if wanted != setting { estimate(wanted) }
    contentHeight = rows.height + textContainerInset.top + textContainerInset.bottom
    super.layoutSubviews()
  }

  public override func offsetChanged() {
    super.offsetChanged()
    placeParagraphs()
  }

  private func textChanged() {
    paragraphs = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      // A line feed may follow a carriage return.
      Substring(line.last == 0x0D ? line.dropLast() : line)
    }
    setting = nil
    offset = 0
    setNeedsLayout()
  }

  /// Begins anew with a height that is right for the paragraphs on the whole. What shows at the top
  /// stays there.
  private func estimate(_ wanted: Setting) {
    let top = offset - textContainerInset.top
    let anchor = setting == nil ? nil : rows.row(at: top)
    let share = anchor.map { (top - rows.top(ofRow: $0)) / rows.height(ofRow: $0) } ?? 0
    setting = wanted
    labels.recycleAll()
    let bytes = Double(text.utf8.count) / Double(paragraphs.count)
    // Half an em a byte suits Latin text, and characters of three bytes are about one em wide.
    let lines = (bytes * wanted.font.size * 0.5 / max(1, wanted.width)).rounded(.up)
    let height = TextLayout.lineHeight(of: wanted.font) * max(1, lines)
    rows = RowGeometry(count: paragraphs.count, commonHeight: height)
    contentHeight = rows.height + textContainerInset.top + textContainerInset.bottom
    guard let anchor, top > 0 else { return }
    measure(anchor..<anchor + 1)
    let shown = rows.top(ofRow: anchor) + share * rows.height(ofRow: anchor)
    contentAboveGrew(by: shown - top)
  }

  private func placeParagraphs() {
    guard setting != nil, !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    for _ in 0..<Self.maximumPasses {
      let top = offset - textContainerInset.top
      let shown = rows.rows(from: top, to: top + bounds.height)
      // A paragraph that shows already keeps its place when one above it turns out higher.
      let isKnown = labels.rows.overlaps(shown)
      let anchor = isKnown ? max(shown.lowerBound, labels.rows.lowerBound) : shown.lowerBound
      let place = rows.top(ofRow: anchor)
      let end = maximumOffset
      let isAtEnd = end > 0 && offset >= end
      guard measure(shown) else { break }
      contentHeight = rows.height + textContainerInset.top + textContainerInset.bottom
      contentAboveGrew(by: isAtEnd ? maximumOffset - end : rows.top(ofRow: anchor) - place)
    }
    for (row, label) in zip(labels.rows, labels.views) {
      label.frame = Rect(
        textContainerInset.left, textContainerInset.top + rows.top(ofRow: row),
        setting?.width ?? 0, rows.height(ofRow: row))
    }
  }

  /// Lays out paragraphs; returns whether one has another height than was thought.
  @discardableResult
  private func measure(_ shown: Range<Int>) -> Bool {
    labels.show(shown) { label, row in
      label.numberOfLines = 0
      label.style = style
      label.color = color
      label.text = String(paragraphs[row])
    }
    var isChanged = false
    for (row, label) in zip(labels.rows, labels.views) {
      let height = label.sizeThatFits(Size(setting?.width ?? 0, .infinity)).height
      guard height != rows.height(ofRow: row) else { continue }
      rows.setHeight(height, ofRow: row)
      isChanged = true
    }
    return isChanged
  }
}

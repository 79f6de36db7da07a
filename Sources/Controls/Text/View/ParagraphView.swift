// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// A paragraph of a text view, or a part of a long one, with its part of the selection and the composition.
final class ParagraphView: View {
  struct Marks: Equatable {
    /// Bytes of the paragraph; nil for none.
    var selection: Range<Int>?
    var selectsLineEnd = false
    /// Whether the text is first responder in an active window.
    var isActive = true
    /// The composition of an input method, in bytes of the paragraph.
    var composition: Range<Int>?
  }

  /// A range with a custom color.
  struct Span: Equatable {
    var bytes: Range<Int>
    var color: ColorRole
  }

  /// The opacity of a custom text color behind selected text.
  private static let coloredSelectionOpacity = 0.3
  /// The width of a selected line end, in points.
  private static let lineEndWidth = 6.0
  private static let underlineHeight = 1.0

  struct Content: Equatable {
    var text = ""
    var continuesInNextLayout = false
    var style = TextStyle.body
    var color: ColorRole = .text
    /// In order, without overlaps.
    var spans: [Span] = []
  }

  private(set) var content = Content()
  private(set) var marks = Marks()

  private var cachedLayout = CachedTextLayout()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  func show(_ content: Content) {
    guard content != self.content else { return }
    self.content = content
    setNeedsDisplay()
  }

  func show(_ marks: Marks) {
    guard marks != self.marks else { return }
    self.marks = marks
    setNeedsDisplay()
  }

  func paragraph(forWidth width: Double) -> ParagraphLayout {
    let font = theme.fonts[content.style]
    let layout = cachedLayout.layout(
      content.text, font: font, width: width, maximumLines: 0, lineBreakMode: .byWordWrapping,
      alignment: .natural, for: self)
    return ParagraphLayout(
      text: content.text, layout: layout, continuesInNextLayout: content.continuesInNextLayout,
      font: font, measurer: textMeasurer)
  }

  override func draw(_ canvas: inout Canvas) {
    let paragraph = paragraph(forWidth: bounds.width)
    drawSelection(&canvas, paragraph)
    drawText(&canvas, paragraph)
    guard let composition = marks.composition else { return }
    for rect in paragraph.rects(of: composition) {
      canvas.fill(
        Rect(rect.minX, rect.maxY - Self.underlineHeight, rect.width, Self.underlineHeight),
        content.color)
    }
  }

  private func drawText(_ canvas: inout Canvas, _ paragraph: ParagraphLayout) {
    let font = theme.fonts[content.style]
    // In right-to-left text, letters that are joined across two spans would be separated.
    guard !content.spans.isEmpty, !paragraph.isRightToLeft else {
      return canvas.drawText(paragraph.layout, font, content.color, at: bounds.origin)
    }
    func draw(_ bytes: Range<Int>, _ color: ColorRole) {
      for (text, baseline) in paragraph.pieces(of: bytes) {
        canvas.drawText(text, font, color, at: bounds.origin + baseline)
      }
    }
    var drawn = 0
    for span in content.spans where span.bytes.lowerBound >= drawn {
      draw(drawn..<span.bytes.lowerBound, content.color)
      draw(span.bytes, span.color)
      drawn = span.bytes.upperBound
    }
    draw(drawn..<max(drawn, content.text.utf8.count), content.color)
  }

  private func drawSelection(_ canvas: inout Canvas, _ paragraph: ParagraphLayout) {
    guard let selection = marks.selection else { return }
    // Text with a custom color has a selection background in the same color.
    let role: ColorRole =
      content.color != .text
      ? .faded(content.color, Self.coloredSelectionOpacity) : marks.isActive ? .selection : .pressed
    for rect in paragraph.rects(of: selection) { canvas.fill(rect, role) }
    guard marks.selectsLineEnd else { return }
    let end = paragraph.caretRect(at: content.text.utf8.count)
    let x = paragraph.isRightToLeft ? end.minX - Self.lineEndWidth : end.minX
    canvas.fill(Rect(x, end.minY, Self.lineEndWidth, end.height), role)
  }
}

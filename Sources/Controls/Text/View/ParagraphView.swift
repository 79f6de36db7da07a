// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// One paragraph of a text view, or a part of a long one, with its part of the selection and the composition.
final class ParagraphView: View {
  /// What lies over the text or under it.
  struct Marks: Equatable {
    /// Bytes of the paragraph; nil for nothing.
    var selection: Range<Int>?
    /// Whether the selection goes on in the next paragraph: then the line end shows as selected.
    var selectsLineEnd = false
    /// Whether the selection is where the keyboard is.
    var isActive = true
    /// What an input method composes.
    var composition: Range<Int>?
  }

  /// A part in a color of its own.
  struct Span: Equatable {
    /// Bytes of the paragraph.
    var bytes: Range<Int>
    var color: ColorRole
  }

  /// The share of a text's own color behind what is selected of it.
  private static let ownShade = 0.3
  /// Points of the selection that stand for a line end.
  private static let lineEndWidth = 6.0
  private static let underline = 1.0

  struct Content: Equatable {
    var text = ""
    /// Whether the paragraph goes on in the next row.
    var goesOn = false
    var style = TextStyle.body
    var color: ColorRole = .text
    /// In their order, none over another.
    var spans: [Span] = []
  }

  private(set) var content = Content()
  private(set) var marks = Marks()

  private var cached = CachedTextLayout()

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
    let layout = cached.layout(
      content.text, font: font, width: width, maximumLines: 0, lineBreakMode: .byWordWrapping,
      alignment: .natural, for: self)
    var paragraph = ParagraphLayout(
      content.text, layout: layout, font: font, measurer: textMeasurer)
    paragraph.goesOn = content.goesOn
    return paragraph
  }

  override func draw(_ canvas: inout Canvas) {
    let paragraph = paragraph(forWidth: bounds.width)
    drawSelection(&canvas, paragraph)
    drawText(&canvas, paragraph)
    guard let composition = marks.composition else { return }
    for rect in paragraph.rects(of: composition) {
      canvas.fill(
        Rect(rect.minX, rect.maxY - Self.underline, rect.width, Self.underline), content.color)
    }
  }

  private func drawText(_ canvas: inout Canvas, _ paragraph: ParagraphLayout) {
    let font = theme.fonts[content.style]
    // Letters that join across two parts would come apart where a text is read from the right.
    guard !content.spans.isEmpty, !paragraph.isRightToLeft else {
      return canvas.text(paragraph.layout, font, content.color, at: bounds.origin)
    }
    func draw(_ bytes: Range<Int>, _ color: ColorRole) {
      for (text, baseline) in paragraph.pieces(of: bytes) {
        canvas.text(text, font, color, at: bounds.origin + baseline)
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
    // Text of a color of its own is on a ground of its own.
    let role: ColorRole =
      content.color != .text
      ? .faded(content.color, Self.ownShade) : marks.isActive ? .selection : .pressed
    for rect in paragraph.rects(of: selection) { canvas.fill(rect, role) }
    guard marks.selectsLineEnd else { return }
    let end = paragraph.caret(at: content.text.utf8.count)
    let x = paragraph.isRightToLeft ? end.minX - Self.lineEndWidth : end.minX
    canvas.fill(Rect(x, end.minY, Self.lineEndWidth, end.height), role)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The title above the rows of a section, or the line where a section has none.
final class TableHeaderView: View {
  /// Points, where text has its default size.
  static let height = 32.0
  /// Points between the rows of a section and the next header.
  static let gap = 8.0
  /// Points that a line between two sections takes.
  static let lineHeight = 16.0

  struct Content: Equatable {
    /// Nil for a line.
    var title: String?
    /// Which of the table's sections it heads, from 0 on.
    var index = 0
    /// How many sections the table has.
    var count = 0
    /// Where the title begins, in points from the leading edge.
    var inset = 16.0
    /// Whether rows scroll away below it.
    var isStuck = false
  }

  private(set) var content = Content()

  private var layout = CachedTextLayout()

  /// What lies behind the table.
  private var ground: ColorRole {
    var view = superview
    while let current = view {
      if let color = current.backgroundColor { return color }
      view = current.superview
    }
    return .surface
  }

  func show(_ content: Content) {
    guard content != self.content else { return }
    self.content = content
    accessibilityLabel = content.title
    accessibilityRole = content.title == nil ? .none : .heading
    setNeedsDisplay()
  }

  /// Below the title of the screen, which has the level 1.
  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.position = .init(content.index + 1, of: content.count, level: 2)
  }

  override func draw(_ canvas: inout Canvas) {
    guard let title = content.title else {
      // The first section needs no line above it.
      guard bounds.height > 0 else { return }
      let y = bounds.midY.rounded()
      canvas.hairline(
        from: Point(bounds.minX + content.inset, y), to: Point(bounds.maxX - content.inset, y))
      return
    }
    if content.isStuck {
      canvas.fill(bounds, ground)
      let y = bounds.maxY - 1 / traits.scale
      canvas.hairline(from: Point(bounds.minX, y), to: Point(bounds.maxX, y))
    }
    let font = theme.fonts.captionStrong
    let text = layout.layout(
      title, font: font, width: max(0, bounds.width - 2 * content.inset), for: self)
    let isMirrored = traits.layoutDirection == .rightToLeft
    let x = isMirrored ? bounds.maxX - content.inset - text.size.width : bounds.minX + content.inset
    canvas.text(text, font, .secondaryText, at: Point(x, bounds.midY - text.size.height / 2))
  }
}

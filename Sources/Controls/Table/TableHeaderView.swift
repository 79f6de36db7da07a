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

  /// Nil for a line.
  var title: String? {
    didSet {
      guard title != oldValue else { return }
      accessibilityLabel = title
      accessibilityRole = title == nil ? .none : .heading
      setNeedsDisplay()
    }
  }
  /// Which one of the table's sections it heads, from 0 on.
  var place: (index: Int, count: Int)?
  /// Where the title begins, in points from the leading edge.
  var inset = 16.0 { didSet { if inset != oldValue { setNeedsDisplay() } } }
  /// Whether rows scroll away below it.
  var isStuck = false { didSet { if isStuck != oldValue { setNeedsDisplay() } } }

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

  /// Below the title of the screen, which has the level 1.
  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    if let place { element.position = .init(place.index + 1, of: place.count, level: 2) }
  }

  override func draw(_ canvas: inout Canvas) {
    guard let title else {
      // The first section needs no line above it.
      guard bounds.height > 0 else { return }
      let y = bounds.midY.rounded()
      canvas.hairline(from: Point(bounds.minX + inset, y), to: Point(bounds.maxX - inset, y))
      return
    }
    if isStuck {
      canvas.fill(bounds, ground)
      let y = bounds.maxY - 1 / traits.scale
      canvas.hairline(from: Point(bounds.minX, y), to: Point(bounds.maxX, y))
    }
    let font = theme.fonts.captionStrong
    let text = layout.layout(title, font: font, width: max(0, bounds.width - 2 * inset), for: self)
    let isMirrored = traits.layoutDirection == .rightToLeft
    let x = isMirrored ? bounds.maxX - inset - text.size.width : bounds.minX + inset
    canvas.text(text, font, .secondaryText, at: Point(x, bounds.midY - text.size.height / 2))
  }
}

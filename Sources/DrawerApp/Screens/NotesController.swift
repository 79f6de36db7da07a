// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A page of text to read and scroll.
final class NotesController: ViewController {
  private let scrollView = ScrollView()
  private let paragraphs: [Label]
  private let headings: [Label]

  /// Points; about 75 characters of body text.
  private static let measure = 600.0

  override init() {
    headings = NotesText.sections.enumerated().map { index, section in
      Label(section.heading, style: index == 0 ? .largeTitle : .title)
    }
    paragraphs = NotesText.sections.map { Label($0.text) }
    super.init()
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    scrollView.accessibilityLabel = title
    scrollView.autoresizingMask = .fill
    scrollView.frame = view.bounds
    view.addSubview(scrollView)
    for paragraph in paragraphs { paragraph.numberOfLines = 0 }
    for heading in headings { heading.numberOfLines = 0 }
    for label in headings + paragraphs { scrollView.contentView.addSubview(label) }
  }

  override func viewDidLayoutSubviews() {
    let inset = view.theme.metrics.contentInset(forWidth: view.bounds.width)
    let width = max(0, min(Self.measure, view.bounds.width - 2 * inset))
    let left = max(inset, (view.bounds.width - width) / 2)
    var y = inset
    for (index, (heading, paragraph)) in zip(headings, paragraphs).enumerated() {
      y = place(heading, at: Point(left, y), width: width) + (index == 0 ? 12 : 8)
      y = place(paragraph, at: Point(left, y), width: width) + 28
    }
    scrollView.contentHeight = y - 28 + inset
  }

  /// Places a label and returns where it ends.
  private func place(_ label: Label, at corner: Point, width: Double) -> Double {
    let size = label.sizeThatFits(Size(width, .infinity))
    // Paragraphs have one width, so that they share an edge whichever way they run.
    let isParagraph = label.style == .body
    label.frame = view.mirrored(
      Rect(corner.x, corner.y, isParagraph ? width : size.width, size.height))
    return corner.y + size.height
  }
}

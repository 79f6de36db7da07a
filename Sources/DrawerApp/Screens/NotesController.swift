// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A page of text that scrolls.
final class NotesController: ViewController {
  private let scrollView = ScrollView()
  private let paragraphs: [TextView]
  private let headings: [Label]

  /// The maximum text width in points, for about 75 characters of body text.
  private static let maximumTextWidth = 600.0
  private static let bottomMargin = 24.0

  override init() {
    headings = NotesText.sections.enumerated().map { index, section in
      Label(localized(section.heading), style: index == 0 ? .largeTitle : .title)
    }
    paragraphs = NotesText.sections.map { View.selectableText(localized($0.text)) }
    super.init()
    title = localized("Notes")
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    addContent(scrollView)
    let column = View.column([], alignment: .leading)
    for (index, (heading, paragraph)) in zip(headings, paragraphs).enumerated() {
      heading.numberOfLines = 0
      for view in [heading, paragraph] as [View] { column.addArrangedSubview(view) }
      column.setCustomSpacing(index == 0 ? 12 : 8, after: heading)
      column.setCustomSpacing(28, after: paragraph)
    }
    scrollView.contentView.addSubview(column)
    column.pin(
      [.top(), .centerX(), .width(fraction: 1), .maximumWidth(Self.maximumTextWidth)],
      to: view.layoutMarginsGuide)
    scrollView.contentLayoutGuide.bottomAnchor
      .constraint(equalTo: column.bottomAnchor, constant: Self.bottomMargin).isActive = true
  }
}

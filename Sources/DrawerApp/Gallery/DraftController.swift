// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A sheet with a page to write on, which does not go while what was written would be lost.
final class DraftController: EditorController {
  private let note = Label(
    localized("Nothing that you write is lost by Escape, or by closing the window."))
  /// Of several lines: Escape in a field of one would take back what was written.
  private let page = TextView()
  private let column = StackView()

  /// Points that all of it takes.
  private static let size = Size(480, 292)

  init(onResult: ((String) -> Void)? = nil) {
    super.init(
      title: localized("Draft"), size: Self.size, keep: localized("Send"),
      question: Question(
        title: localized("Throw the draft away?"),
        message: localized("What you wrote was not sent."),
        goOn: localized("Keep writing"), result: localized("The draft was thrown away.")),
      onResult: onResult)
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    note.numberOfLines = 0
    page.accessibilityLabel = localized("What to send")
    page.isEditable = true
    page.backgroundColor = .hover
    page.cornerRadius = view.theme.metrics.controlRadius
    page.onEditingChanged = { [weak self] in self?.changed() }
    page.onMarkedTextChange = { [weak self] in self?.changed() }
    changed()
    keep.onActivate = { [weak self] in self?.leave(localized("The draft was sent.")) }
    for part in [note, page, makeButtons()] { column.addArrangedSubview(part) }
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 2 * view.theme.metrics.gap
    addFilling(column, with: page)
  }

  /// Blanks alone are nothing to send; what an input method still composes is.
  private func changed() {
    isModalInPresentation = !page.text.isEmpty || page.hasMarkedText
    setCanKeep(page.hasMarkedText || page.text.contains { !$0.isWhitespace })
  }
}

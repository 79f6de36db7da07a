// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A sheet with a draft of a message, which asks before a draft is discarded.
final class DraftController: EditorController {
  private let note = Label(
    localized("Escape or closing the window won’t discard your text."))
  /// A text view, because Escape in a text field would restore the field's earlier text.
  private let textView = TextView()
  private let column = StackView()

  /// The sheet's size at the default text size.
  private static let size = Size(480, 292)

  init(onResult: ((String) -> Void)? = nil) {
    super.init(
      title: localized("Draft"), size: Self.size, saveTitle: localized("Send"),
      question: Question(
        title: localized("Discard draft?"),
        message: localized("Your message has not been sent."),
        continueTitle: localized("Keep writing"), result: localized("Draft discarded.")),
      onResult: onResult)
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    note.numberOfLines = 0
    textView.accessibilityLabel = localized("Message")
    textView.isEditable = true
    textView.backgroundColor = .hover
    textView.cornerRadius = view.theme.metrics.controlRadius
    textView.onEditingChanged = { [weak self] in self?.updateForContent() }
    textView.onMarkedTextChange = { [weak self] in self?.updateForContent() }
    updateForContent()
    saveButton.onActivate = { [weak self] in self?.finish(with: localized("Message sent.")) }
    for part in [note, textView, makeButtons()] { column.addArrangedSubview(part) }
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 2 * view.theme.metrics.gap
    addFilling(column, with: textView)
  }

  /// Updates the save button. White space cannot be sent; text that an input method is composing can.
  private func updateForContent() {
    isModalInPresentation = !textView.text.isEmpty || textView.hasMarkedText
    setCanSave(textView.hasMarkedText || textView.text.contains { !$0.isWhitespace })
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A sheet with a field to write in, which does not go while what was written would be lost.
final class DraftController: ViewController, AdaptivePresentationDelegate {
  private let note = Label("Write something, then press Escape or drag the sheet down.")
  private let field = TextField(label: "Draft")
  private let send = Button.plate("Send", isMain: true)

  override init() {
    super.init()
    title = "Draft"
    modalPresentationStyle = .formSheet
    presentationController?.delegate = self
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    note.numberOfLines = 0
    field.placeholder = "A line to a friend"
    field.onChange = { [weak self] text in self?.isModalInPresentation = !text.isEmpty }
    field.onSubmit = { [weak self] _ in self?.dismiss(animated: true) }
    send.onActivate = { [weak self] in self?.dismiss(animated: true) }
    for part in [note, field, send] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    let metrics = view.theme.metrics
    let inset = metrics.contentInset(forWidth: view.bounds.width)
    let width = max(0, view.bounds.width - 2 * inset)
    var y = inset
    for (part, fills) in [(note as View, true), (field, true), (send, false)] {
      let size = part.sizeThatFits(Size(width, .infinity))
      part.frame = view.mirrored(Rect(inset, y, fills ? width : size.width, size.height))
      y += size.height + metrics.gap
    }
  }

  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    let alert = AlertController(
      title: "Throw the draft away?", message: "What you wrote was not sent.",
      preferredStyle: .actionSheet)
    alert.addAction(
      AlertAction(title: "Throw away", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    alert.addAction(AlertAction(title: "Keep writing", style: .cancel))
    present(alert, animated: true)
  }
}

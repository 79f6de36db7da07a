// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A sheet with a page to write on, which does not go while what was written would be lost.
final class DraftController: ViewController, AdaptivePresentationDelegate {
  private let note = Label("Nothing that you write is lost by Escape, or by closing the window.")
  /// Of several lines: Escape in a field of one would take back what was written.
  private let page = TextView()
  private let send = Button.plate("Send", isMain: true)
  private let cancel = Button.plate("Cancel")
  private let column = StackView()
  /// Hears what became of the draft, in words for a person.
  var onResult: ((String) -> Void)?

  /// Points that all of it takes.
  private static let size = Size(480, 292)

  override init() {
    super.init()
    title = "Draft"
    modalPresentationStyle = .formSheet
    preferredContentSize = Self.size
    presentationController?.delegate = self
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    note.numberOfLines = 0
    page.accessibilityLabel = "What to send"
    page.isEditable = true
    page.backgroundColor = .hover
    page.cornerRadius = view.theme.metrics.controlRadius
    page.onChange = { [weak self] in
      guard let self else { return }
      isModalInPresentation = !page.text.isEmpty
    }
    send.onActivate = { [weak self] in self?.leave("The draft was sent.") }
    cancel.onActivate = { [weak self] in self?.presentationController?.attemptToDismiss() }
    let buttons = StackView(arrangedSubviews: [send, cancel])
    buttons.spacing = StackView.spacingUseSystem
    for part in [note, page, buttons] { column.addArrangedSubview(part) }
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 2 * view.theme.metrics.gap
    view.addSubview(column)
    column.pin(Pin.edges(), to: view.layoutMarginsGuide)
  }

  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    ask { [weak self] isThrownAway in
      if isThrownAway { self?.leave("The draft was thrown away.") }
    }
  }

  private func leave(_ result: String) {
    dismiss(animated: true)
    onResult?(result)
  }

  override func windowShouldClose() async -> Bool {
    guard isModalInPresentation else { return true }
    return await Outcome { ask($0) }.finished
  }

  private func ask(_ answer: @escaping (_ isThrownAway: Bool) -> Void) {
    let alert = AlertController(
      title: "Throw the draft away?", message: "What you wrote was not sent.",
      preferredStyle: .actionSheet)
    alert.addAction(
      AlertAction(title: "Throw away", style: .destructive) { _ in answer(true) })
    alert.addAction(AlertAction(title: "Keep writing", style: .cancel) { _ in answer(false) })
    present(alert, animated: true)
  }
}

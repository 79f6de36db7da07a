// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A sheet that edits something to save or to send. If there are changes, it asks before it closes.
class EditorController: ViewController, AdaptivePresentationDelegate {
  /// The question before the changes are discarded, and the result that is reported if they are.
  struct Question {
    let title: String
    let message: String
    /// The title of the button that returns to the changes.
    let continueTitle: String
    let result: String
  }

  /// Called with a localized text that reports the result.
  private let onResult: ((String) -> Void)?
  /// The button that keeps the changes.
  final let saveButton: Button
  /// The sheet's size at the default text size.
  private let size: Size
  private let question: Question
  /// The calls that wait for the answer to the question; empty while the question is not shown.
  private var pendingAnswers: [(_ isThrownAway: Bool) -> Void] = []

  init(
    title: String, size: Size, saveTitle: String, question: Question, onResult: ((String) -> Void)?
  ) {
    self.saveButton = .filled(saveTitle, isPrimary: true)
    self.size = size
    self.question = question
    self.onResult = onResult
    super.init()
    self.title = title
    defaultButton = self.saveButton
    modalPresentationStyle = .formSheet
    preferredContentSize = size
    presentationController?.delegate = self
  }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(isModalInPresentation, forKey: "isChanged")
  }

  /// Restores whether there are changes. The views restore the changes themselves.
  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    isModalInPresentation = coder.decode(forKey: "isChanged") ?? isModalInPresentation
  }

  override func traitsDidChange(from old: Traits) {
    super.traitsDidChange(from: old)
    preferredContentSize = size.scaled(for: traits)
  }

  /// Enables or disables the save button. It is enabled at first.
  final func setCanSave(_ canSave: Bool) {
    saveButton.isEnabled = canSave
    saveButton.backgroundColor = canSave ? .accent : .hover
  }

  final func makeButtons() -> StackView {
    let cancel = Button.filled(localized("Cancel"))
    cancel.onActivate = { [weak self] in self?.presentationController?.attemptToDismiss() }
    return View.row([saveButton, cancel], wraps: true)
  }

  final func finish(with result: String) {
    // The window can be closed while the sheet is being dismissed.
    isModalInPresentation = false
    dismiss(animated: true)
    onResult?(result)
  }

  final func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    presentQuestion { [weak self] isThrownAway in
      if isThrownAway, let self { finish(with: question.result) }
    }
  }

  final override func windowShouldClose() async -> Bool {
    guard isModalInPresentation else { return true }
    let isThrownAway = await TransitionTask { presentQuestion($0) }.value
    guard isThrownAway else { return false }
    // Otherwise the next launch would restore the changes.
    isModalInPresentation = false
    if !isBeingDismissed { dismiss(animated: false) }
    return true
  }

  /// Presents the question above everything that the sheet presents, such as a menu. If the question is already shown,
  /// its answer is passed to all waiting calls.
  private func presentQuestion(_ answer: @escaping (_ isThrownAway: Bool) -> Void) {
    pendingAnswers.append(answer)
    guard pendingAnswers.count == 1 else { return }
    let alert = AlertController(
      title: question.title, message: question.message, preferredStyle: .actionSheet)
    func addAnswer(_ title: String, _ style: AlertAction.Style, isDiscarded: Bool) {
      alert.addAction(
        AlertAction(title: title, style: style) { [weak self] _ in
          guard let self else { return }
          let answers = pendingAnswers
          pendingAnswers = []
          for answer in answers { answer(isDiscarded) }
        })
    }
    addAnswer(localized("Discard"), .destructive, isDiscarded: true)
    addAnswer(question.continueTitle, .cancel, isDiscarded: false)
    topMostViewController.present(alert, animated: true)
  }
}

/// A sheet with a draft of a message, which asks before a draft is discarded.
final class DraftController: EditorController {
  /// A text view, because Escape in a text field would restore the field's earlier text.
  private let textView = TextView()

  /// The sheet's size at the default text size.
  private static let size = Size(480, 292)

  init(onResult: ((String) -> Void)? = nil) {
    super.init(
      title: localized("Draft"), size: Self.size, saveTitle: localized("Send"),
      question: Question(
        title: localized("Discard draft?"), message: localized("Your message has not been sent."),
        continueTitle: localized("Keep writing"), result: localized("Draft discarded.")),
      onResult: onResult)
  }

  override func viewDidLoad() {
    prepareView()
    let note = Label(localized("Escape or closing the window won’t discard your text."))
    textView.accessibilityLabel = localized("Message")
    textView.isEditable = true
    textView.backgroundColor = .hover
    textView.cornerRadius = view.theme.metrics.controlRadius
    textView.onEditingChanged = { [weak self] in self?.updateForContent() }
    textView.onMarkedTextChange = { [weak self] in self?.updateForContent() }
    updateForContent()
    saveButton.onActivate = { [weak self] in self?.finish(with: localized("Message sent.")) }
    let column = View.column(
      [note, textView, makeButtons()], spacing: 2 * view.theme.metrics.gap, alignment: .leading)
    addFilling(column, with: textView)
  }

  /// Updates the save button. White space cannot be sent; text that an input method is composing can.
  private func updateForContent() {
    isModalInPresentation = !textView.text.isEmpty || textView.hasMarkedText
    setCanSave(textView.hasMarkedText || textView.text.contains { !$0.isWhitespace })
  }
}

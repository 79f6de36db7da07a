// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A sheet with something to save or to send. While it is changed, it asks before it goes.
class EditorController: ViewController, AdaptivePresentationDelegate {
  /// What is asked before the changes are lost, and what is told when they are.
  struct Question {
    let title: String
    let message: String
    /// The answer that leads back to the changes.
    let goOn: String
    let result: String
  }

  /// Called with the result of the changes, in words for a person.
  private let onResult: ((String) -> Void)?
  /// The button that keeps the changes.
  final let keep: Button
  private let size: Size
  private let question: Question
  /// The calls that wait for the answer to the question; empty while the question is not shown.
  private var waiting: [(_ isThrownAway: Bool) -> Void] = []

  /// - Parameters:
  ///   - size: Points that all of it takes at the default size of text.
  ///   - keep: What the button that keeps the changes says.
  ///   - onResult: Called with the result of the changes, in words for a person.
  init(
    title: String, size: Size, keep: String, question: Question, onResult: ((String) -> Void)?
  ) {
    self.keep = .plate(keep, isMain: true)
    self.size = size
    self.question = question
    self.onResult = onResult
    super.init()
    self.title = title
    defaultButton = self.keep
    modalPresentationStyle = .formSheet
    preferredContentSize = size
    presentationController?.delegate = self
  }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(isModalInPresentation, forKey: "isChanged")
  }

  /// The views restore the changes themselves.
  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    isModalInPresentation = coder.decode(forKey: "isChanged") ?? isModalInPresentation
  }

  override func traitsChanged(from old: Traits) {
    super.traitsChanged(from: old)
    preferredContentSize = size.grown(with: traits)
  }

  /// - Parameter canKeep: Whether there is something to keep that makes sense, as at first.
  final func setCanKeep(_ canKeep: Bool) {
    keep.isEnabled = canKeep
    keep.backgroundColor = canKeep ? .accent : .hover
  }

  /// The button that keeps the changes, and one that cancels.
  final func makeButtons() -> StackView {
    let cancel = Button.plate(localized("Cancel"))
    cancel.onActivate = { [weak self] in self?.presentationController?.attemptToDismiss() }
    let buttons = StackView(arrangedSubviews: [keep, cancel])
    buttons.spacing = StackView.spacingUseSystem
    buttons.wrapsLines = true
    return buttons
  }

  final func leave(_ result: String) {
    // The window may be closed while the sheet goes.
    isModalInPresentation = false
    dismiss(animated: true)
    onResult?(result)
  }

  final func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    ask { [weak self] isThrownAway in
      if isThrownAway, let self { leave(question.result) }
    }
  }

  final override func windowShouldClose() async -> Bool {
    guard isModalInPresentation else { return true }
    let isThrownAway = await Outcome { ask($0) }.finished
    guard isThrownAway else { return false }
    // Else the next start would bring the changes back.
    isModalInPresentation = false
    if !isBeingDismissed { dismiss(animated: false) }
    return true
  }

  /// Over all that the sheet presents, such as a menu. A question that is shown already serves for all who ask.
  private func ask(_ answer: @escaping (_ isThrownAway: Bool) -> Void) {
    waiting.append(answer)
    guard waiting.count == 1 else { return }
    let alert = AlertController(
      title: question.title, message: question.message, preferredStyle: .actionSheet)
    alert.addAction(
      AlertAction(title: localized("Throw away"), style: .destructive) { [weak self] _ in
        self?.answered(isThrownAway: true)
      })
    alert.addAction(
      AlertAction(title: question.goOn, style: .cancel) { [weak self] _ in
        self?.answered(isThrownAway: false)
      })
    topMostViewController.present(alert, animated: true)
  }

  private func answered(isThrownAway: Bool) {
    let answers = waiting
    waiting = []
    for answer in answers { answer(isThrownAway) }
  }
}

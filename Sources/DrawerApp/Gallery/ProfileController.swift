// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A form in a card. It asks before a change is lost.
final class ProfileController: ViewController, AdaptivePresentationDelegate {
  /// Hears what became of the form, in words for a person.
  var onResult: ((String) -> Void)?
  private let name = TextField("Ada Lindgren", label: "Name")
  private let mail = TextField("ada@example.org", label: "Mail")
  private let language = PopUpButton(
    choices: ["English", "Deutsch", "Español", "Svenska"], label: "Language")
  private let news = Switch(label: "News by mail")
  private let textSize = Slider(label: "Text size")
  private let save = Button.plate("Save", isMain: true)
  private let cancel = Button.plate("Cancel")

  /// Points that all of it takes.
  private static let size = Size(480, 384)

  override init() {
    super.init()
    title = "Form sheet"
    modalPresentationStyle = .formSheet
    preferredContentSize = Self.size
    presentationController?.delegate = self
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    for field in [name, mail] { field.onChange = { [weak self] _ in self?.changed() } }
    mail.validate = { $0.contains("@") ? nil : "Write an address with an @" }
    language.onChange = { [weak self] _ in self?.changed() }
    news.onValueChanged = { [weak self] _ in self?.changed() }
    textSize.range = 10...24
    textSize.stepValue = 1
    textSize.value = 14
    save.onActivate = { [weak self] in
      self?.leave("Saved the profile of \(self?.name.text ?? "").")
    }
    cancel.onActivate = { [weak self] in self?.presentationController?.attemptToDismiss() }
    let form = FormView()
    form.addGroup("Profile")
    form.addRow("Name", name)
    form.addRow("Mail", mail)
    form.addRow("Language", language)
    form.addGroup("Reading")
    let size = form.addRow("Text size", textSize)
    size.detail = "14 pt"
    textSize.onValueChanged = { [weak self, weak size] value in
      size?.detail = "\(Int(value)) pt"
      self?.changed()
    }
    form.addRow("News by mail", news)
    let buttons = StackView(arrangedSubviews: [save, cancel])
    buttons.spacing = StackView.spacingUseSystem
    let heading = Label("Your profile", style: .title)
    let column = addScrollingColumn([heading, form, buttons])
    form.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
    column.setCustomSpacing(4, after: heading)
    column.setCustomSpacing(20, after: form)
  }

  private func changed() {
    isModalInPresentation = true
    save.isEnabled = !name.text.isEmpty && mail.text.contains("@")
  }

  private func leave(_ result: String) {
    dismiss(animated: true)
    onResult?(result)
  }

  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    ask { [weak self] isThrownAway in
      if isThrownAway { self?.leave("The changes were thrown away.") }
    }
  }

  override func windowShouldClose() async -> Bool {
    guard isModalInPresentation else { return true }
    return await Outcome { ask($0) }.finished
  }

  private func ask(_ answer: @escaping (_ isThrownAway: Bool) -> Void) {
    let alert = AlertController(
      title: "Throw the changes away?", message: "The profile was not saved.",
      preferredStyle: .actionSheet)
    alert.addAction(
      AlertAction(title: "Throw away", style: .destructive) { _ in answer(true) })
    alert.addAction(AlertAction(title: "Keep editing", style: .cancel) { _ in answer(false) })
    present(alert, animated: true)
  }
}

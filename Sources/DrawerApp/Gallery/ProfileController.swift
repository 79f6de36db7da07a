// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A form in a card. It asks before a change is lost.
final class ProfileController: EditorController {
  private let name = TextField("Ada Lindgren", label: "Name")
  private let mail = TextField("ada@example.org", label: "Mail")
  private let language = PopUpButton(
    choices: ["English", "Deutsch", "Español", "Svenska"], label: "Language")
  private let news = Switch(label: "News by mail")
  private let textSize = Slider(label: "Text size")

  /// Points that all of it takes.
  private static let size = Size(480, 384)

  init() {
    super.init(
      title: "Form sheet", size: Self.size, keep: "Save",
      question: Question(
        title: "Throw the changes away?", message: "The profile was not saved.",
        goOn: "Keep editing", result: "The changes were thrown away."))
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
    keep.onActivate = { [weak self] in
      self?.leave("Saved the profile of \(self?.name.text ?? "").")
    }
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
    let heading = Label("Your profile", style: .title)
    let column = addScrollingColumn([heading, form, makeButtons()])
    form.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
    column.setCustomSpacing(4, after: heading)
    column.setCustomSpacing(20, after: form)
  }

  private func changed() {
    isModalInPresentation = true
    canKeep = !name.text.isEmpty && mail.text.contains("@")
  }
}

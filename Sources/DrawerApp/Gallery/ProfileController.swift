// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A form in a card. It asks before a change is lost.
final class ProfileController: EditorController {
  private let name = TextField("Ada Lindgren", label: localized("Name"))
  private let mail = TextField("ada@example.org", label: localized("Mail"))
  private let language = PopUpButton(
    choices: ["English", "Deutsch", "Español", "Svenska"], label: localized("Language"))
  private let news = Switch(label: localized("News by mail"))
  private let textSize = Slider(label: localized("Text size"))

  /// Points that all of it takes.
  private static let size = Size(480, 384)

  init() {
    super.init(
      title: localized("Form sheet"), size: Self.size, keep: localized("Save"),
      question: Question(
        title: localized("Throw the changes away?"),
        message: localized("The profile was not saved."),
        goOn: localized("Keep editing"), result: localized("The changes were thrown away.")))
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    for field in [name, mail] { field.onChange = { [weak self] _ in self?.changed() } }
    mail.validate = { $0.contains("@") ? nil : localized("Write an address with an @") }
    language.onChange = { [weak self] _ in self?.changed() }
    news.onValueChanged = { [weak self] _ in self?.changed() }
    textSize.range = 10...24
    textSize.stepValue = 1
    textSize.value = 14
    keep.onActivate = { [weak self] in
      self?.leave(localized("Saved the profile of \(self?.name.text ?? "")."))
    }
    let form = FormView()
    form.addGroup(localized("Profile"))
    form.addRow(localized("Name"), name)
    form.addRow(localized("Mail"), mail)
    form.addRow(localized("Language"), language)
    form.addGroup(localized("Reading"))
    let size = form.addRow(localized("Text size"), textSize)
    size.detail = localized("\(14) pt")
    textSize.onValueChanged = { [weak self, weak size] value in
      size?.detail = localized("\(Int(value)) pt")
      self?.changed()
    }
    form.addRow(localized("News by mail"), news)
    let heading = Label(localized("Your profile"), style: .title)
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

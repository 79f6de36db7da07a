// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A sheet with a form, which asks before changes are discarded.
final class ProfileController: EditorController {
  nonisolated struct Profile: Equatable {
    var name = "Ada Lindgren"
    var mail = "ada@example.org"
    var language = 0
    var wantsNews = false
    var textSize = 14.0
  }

  /// Called with the profile when the user saves it.
  private let onSave: ((Profile) -> Void)?

  /// The profile before the changes.
  private let savedProfile: Profile
  private let name: TextField
  private let mail: TextField
  private let language: PopUpButton
  private let news = Switch(accessibilityLabel: localized("Email newsletter"))
  private let textSize = Slider(accessibilityLabel: localized("Text size"))

  /// The sheet's size at the default text size.
  private static let size = Size(480, 384)

  init(
    _ profile: Profile = Profile(), onSave: ((Profile) -> Void)? = nil,
    onResult: ((String) -> Void)? = nil
  ) {
    savedProfile = profile
    self.onSave = onSave
    name = TextField(profile.name, accessibilityLabel: localized("Name"))
    mail = TextField(profile.mail, accessibilityLabel: localized("Email"))
    language = PopUpButton(
      choices: ["English", "Deutsch", "Español", "Svenska"], selectedIndex: profile.language,
      accessibilityLabel: localized("Language"))
    news.isOn = profile.wantsNews
    textSize.range = 10...24
    textSize.stepValue = 1
    textSize.value = profile.textSize
    super.init(
      title: localized("Form sheet"), size: Self.size, saveTitle: localized("Save"),
      question: Question(
        title: localized("Discard changes?"),
        message: localized("Your changes have not been saved."),
        continueTitle: localized("Keep editing"), result: localized("Changes discarded.")
      ),
      onResult: onResult)
  }

  override func viewDidLoad() {
    prepareView()
    for field in [name, mail] {
      field.onEditingChanged = { [weak self] _ in self?.updateForContent() }
      field.onMarkedTextChange = { [weak self] in self?.updateForContent() }
    }
    name.validate = { $0.isEmpty ? localized("Enter a name") : nil }
    mail.validate = { $0.contains("@") ? nil : localized("Enter an address with an @") }
    language.onValueChanged = { [weak self] _ in self?.updateForContent() }
    news.onValueChanged = { [weak self] _ in self?.updateForContent() }
    saveButton.onActivate = { [weak self] in self?.save() }
    let form = FormView()
    form.addGroup(localized("Profile"))
    form.addRow(localized("Name"), name)
    form.addRow(localized("Email"), mail)
    form.addRow(localized("Language"), language)
    form.addGroup(localized("Reading"))
    let size = form.addRow(localized("Text size"), textSize)
    size.detail = localized("\(Int(textSize.value)) pt")
    textSize.onValueChanged = { [weak self, weak size] value in
      size?.detail = localized("\(Int(value)) pt")
      self?.updateForContent()
    }
    form.addRow(localized("Email newsletter"), news)
    let heading = Label(localized("Your profile"), style: .title)
    let column = addScrollingColumn([heading, form, makeButtons()], gaps: [heading: 4, form: 20])
    form.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
  }

  private func save() {
    onSave?(profile)
    finish(with: localized("Profile of \(name.text) saved."))
  }

  private var profile: Profile {
    Profile(
      name: name.text, mail: mail.text, language: language.selectedIndex ?? 0,
      wantsNews: news.isOn, textSize: textSize.value)
  }

  /// Updates the save button. Text that an input method is composing counts as a change, because a click on a button
  /// commits it.
  private func updateForContent() {
    isModalInPresentation = profile != savedProfile || name.hasMarkedText || mail.hasMarkedText
    setCanSave(
      (!name.text.isEmpty || name.hasMarkedText)
        && (mail.text.contains("@") || mail.hasMarkedText))
  }
}

extension ProfileController.Profile: RestorableValue {
  var stateValue: StateValue {
    .dictionary([
      "name": name.stateValue, "mail": mail.stateValue, "language": language.stateValue,
      "wantsNews": wantsNews.stateValue, "textSize": textSize.stateValue,
    ])
  }

  init?(stateValue: StateValue) {
    guard case .dictionary(let table) = stateValue,
      let name = table["name"].flatMap({ String(stateValue: $0) }),
      let mail = table["mail"].flatMap({ String(stateValue: $0) }),
      let language = table["language"].flatMap({ Int(stateValue: $0) }),
      let wantsNews = table["wantsNews"].flatMap({ Bool(stateValue: $0) }),
      let textSize = table["textSize"].flatMap({ Double(stateValue: $0) })
    else { return nil }
    self.init(name: name, mail: mail, language: language, wantsNews: wantsNews, textSize: textSize)
  }
}

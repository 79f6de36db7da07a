// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import DrawerContainer

/// Rows of labels and controls, one of which says what is wrong.
public final class FormScreen: ViewController {
  let form = FormView()

  public override func viewDidLoad() {
    view.backgroundColor = .surface
    view.addSubview(form)
    form.pin([.top(), .leading(), .trailing(), .maximumWidth(420)], to: view.layoutMarginsGuide)

    form.addGroup("Account")
    form.addRow("Name", TextField("Ada", label: "Name"))
    let field = TextField("ada", label: "Mail")
    let mail = form.addRow("Mail", field)
    field.onEditingChanged = { [weak mail] text in
      View.animate(duration: 0.2) { mail?.message = Self.complaint(about: text) }
    }
    mail.message = Self.complaint(about: field.text)
    form.addRow("Newsletter", Switch(label: "Newsletter"))
  }

  private static func complaint(about mail: String) -> String? {
    mail.contains("@") ? nil : "Write an address with an @"
  }
}

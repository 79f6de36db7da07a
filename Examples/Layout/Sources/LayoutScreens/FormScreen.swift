// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import DrawerContainer

/// A form of labels and controls, with an error message below one of the fields.
public final class FormScreen: ViewController {
  let form = FormView()

  public override func viewDidLoad() {
    view.backgroundColor = .surface
    view.addSubview(form)
    form.pin([.top(), .leading(), .trailing(), .maximumWidth(420)], to: view.layoutMarginsGuide)

    form.addGroup("Account")
    form.addRow("Name", TextField("Ada", accessibilityLabel: "Name"))
    let field = TextField("ada", accessibilityLabel: "Mail")
    let mail = form.addRow("Mail", field)
    field.onEditingChanged = { [weak mail] text in
      View.animate(duration: 0.2) { mail?.message = Self.errorMessage(for: text) }
    }
    mail.message = Self.errorMessage(for: field.text)
    form.addRow("Newsletter", Switch(accessibilityLabel: "Newsletter"))
  }

  private static func errorMessage(for mail: String) -> String? {
    mail.contains("@") ? nil : "Enter an address with an @"
  }
}

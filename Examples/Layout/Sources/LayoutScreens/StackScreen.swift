// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import DrawerContainer

/// Three fields and a row of buttons, in stack views.
public final class StackScreen: ViewController {
  public override func viewDidLoad() {
    view.backgroundColor = .surface
    let heading = Label("New contact", style: .largeTitle)
    let (cancel, save) = (
      Button(title: "Cancel", accessibilityLabel: "Cancel"),
      Button(title: "Save", accessibilityLabel: "Save")
    )
    let buttons = StackView(arrangedSubviews: [View(), cancel, save])
    buttons.spacing = 8

    let column = StackView(arrangedSubviews: [
      heading, TextField(accessibilityLabel: "Name"), TextField(accessibilityLabel: "Mail"),
      buttons,
    ])
    column.axis = .vertical
    column.spacing = 12
    view.addSubview(column)
    column.pin([.top(), .leading(), .trailing(), .maximumWidth(420)], to: view.layoutMarginsGuide)
  }
}

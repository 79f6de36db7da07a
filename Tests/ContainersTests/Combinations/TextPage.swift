// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing

/// A screen with a field, a text view, a list and a button.
final class TextPage: ViewController {
  let name: String
  let field: TextField
  let note = TextView("One two three\nfour five six\nseven")
  let list = ScrollView()
  let button: Button

  init(_ name: String) {
    self.name = name
    field = TextField("One two three", accessibilityLabel: "\(name) field")
    button = Button(title: name, accessibilityLabel: name)
    super.init()
    title = "Title of \(name)"
    restorationIdentifier = name
    note.isEditable = true
    note.accessibilityLabel = "\(name) note"
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    for part in [note, field, button] as [View] { view.addSubview(part) }
    button.frame = Rect(20, 60, 100, 36)
    field.frame = Rect(20, 110, 160, 36)
    note.frame = Rect(20, 160, 160, 60)
  }
}

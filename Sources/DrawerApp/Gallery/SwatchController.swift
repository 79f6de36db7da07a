// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// One shade, as large as the window lets it be; its code goes to the clipboard by a bar button.
final class SwatchController: ViewController {
  private let shade: Shade
  private let code = Label(style: .largeTitle)
  private let note = Label()

  init(_ shade: Shade) {
    self.shade = shade
    super.init()
    title = shade.name
    navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Copy", label: "Copy \(shade.code)", style: .prominent) {
        [weak self] in self?.copy()
      }
    ]
  }

  override func viewDidLoad() {
    view.backgroundColor = .fixed(shade.color)
    view.accessibilityLabel = title
    code.text = shade.code
    note.text = "Copy puts the code on the clipboard."
    for label in [code, note] { label.color = .fixed(shade.textColor) }
    view.addColumn([code, note])
  }

  private func copy() {
    view.window?.setClipboard(shade.code)
    note.text = "\(shade.code) is on the clipboard."
  }
}

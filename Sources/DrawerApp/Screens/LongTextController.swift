// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A text of very many lines to read and scroll.
final class LongTextController: ViewController {
  private let textView: TextView

  init(lines: Int) {
    let sections = NotesText.sections
    let text = (0..<lines).map { line in
      let words = localized(sections[line % sections.count].heading)
      return localized("Line \(line + 1). \(words).")
    }
    textView = TextView(text.joined(separator: "\n"))
    super.init()
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    textView.accessibilityLabel = title
    view.addSubview(textView)
    textView.pin(Pin.edges())
  }
}

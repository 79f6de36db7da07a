// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Text fields and a text view in all visible states, one of them with the focus.
@MainActor
final class TextSheet: ViewController {
  /// The user's actions.
  enum Scene: String, CaseIterable {
    case caret, selection, composition, editing, menu
  }

  static let size = Size(820, 420)
  private static let margin = 24.0
  private static let fieldWidth = 240.0
  private static let row = 62.0

  let fields = [
    "Empty", "Written", "Clear button", "Long", "Selected", "Password", "Only read", "Disabled",
    "Wrong",
  ].map { TextField(accessibilityLabel: $0) }
  let notes = TextView()
  private let titles: [Label]
  private let direction: Traits.LayoutDirection

  init(direction: Traits.LayoutDirection = .leftToRight) {
    self.direction = direction
    titles = fields.map { Label($0.accessibilityLabel ?? "", style: .captionStrong) }
    super.init()
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    for (field, title) in zip(fields, titles) {
      title.color = .secondaryText
      view.addSubview(title)
      view.addSubview(field)
    }
    let long = "A text that is longer than its field, so that it scrolls"
    let texts = [
      "", "Ada Lovelace", "Search words", long, "one two three", "correct horse", "INV-2041",
      "Not now", "ada@",
    ]
    for (field, text) in zip(fields, texts) { field.text = text }
    fields[0].placeholder = "Name of the list"
    fields[2].clearButtonMode = .always
    fields[5].isSecureTextEntry = true
    fields[6].isEditable = false
    fields[7].isEnabled = false
    fields[8].errorMessage = "Nothing stands after the @. Write the name of the server there."
    notes.isEditable = true
    notes.backgroundColor = .window
    notes.cornerRadius = 8
    notes.text = """
      Things to bring

      A text view keeps only the paragraphs that show. This one is long enough to be broken into \
      several lines.
      The selection goes over the ends of lines.

      Last line
      """
    view.addSubview(notes)
  }

  override func viewDidLayoutSubviews() {
    let isMirrored = direction == .rightToLeft
    for (index, field) in fields.enumerated() {
      let column = Double(index / 5)
      let y = Self.margin + Double(index % 5) * Self.row
      let left = Self.margin + column * (Self.fieldWidth + Self.margin)
      let x = isMirrored ? view.bounds.width - left - Self.fieldWidth : left
      titles[index].frame = Rect(x + 12, y, Self.fieldWidth - 24, 18)
      titles[index].alignment = .leading
      field.frame = Rect(x, y + 20, Self.fieldWidth, field.sizeThatFits(view.bounds.size).height)
    }
    let left = Self.margin + 2 * (Self.fieldWidth + Self.margin)
    let width = view.bounds.width - left - Self.margin
    notes.frame = Rect(
      isMirrored ? Self.margin : left, Self.margin, width, view.bounds.height - 2 * Self.margin)
  }

  /// Performs the scene's input in the window of the sheet.
  func play(_ scene: Scene, on host: OffscreenHost) {
    let focus = host.window.focus
    switch scene {
    case .caret:
      focus.focus(fields[1], ringVisible: true)
      fields[1].selectedRange = 4..<4
    case .selection:
      focus.focus(fields[4])
      fields[4].selectedRange = 4..<9
    case .composition:
      focus.focus(fields[3])
      host.send(.key(KeyEvent(.end)))
      host.send(.text(.composing("nihon", selectedRange: 2..<5)))
    case .menu:
      focus.focus(fields[1])
      host.send(.text(.committed("!")))
      fields[1].selectedRange = 4..<12
      host.send(.key(KeyEvent(.menu)))
    case .editing:
      focus.focus(notes)
      host.send(.key(KeyEvent(.home, modifiers: .control)))
      for _ in 0..<2 { host.send(.key(KeyEvent(.down))) }
      for _ in 0..<10 { host.send(.key(KeyEvent(.right))) }
      for _ in 0..<4 { host.send(.key(KeyEvent(.down, modifiers: .shift))) }
    }
  }
}

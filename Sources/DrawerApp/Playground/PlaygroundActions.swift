// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The top side of the playground: a row of actions that only say what they would do.
final class PlaygroundActions: ViewController {
  private static let actions: [(words: Words, icon: String)] = [
    (Words("Like"), "star"), (Words("Search"), "search"), (Words("Share"), "globe"),
    (Words("Collect"), "folder"),
  ]

  private let heading = Label(localized("Actions"), style: .captionStrong)
  private let answer = Label(style: .caption)
  private let words = StackView()
  private let buttons = StackView()

  override init() {
    super.init()
    title = localized("Actions")
  }

  override func viewDidLoad() {
    view.backgroundColor = .menu
    view.accessibilityLabel = title
    heading.color = .secondaryText
    answer.color = .secondaryText
    for word in [heading, answer] { words.addArrangedSubview(word) }
    words.spacing = 12
    words.alignment = .top
    for (words, icon) in Self.actions {
      let name = localized(words)
      let button = Button.plate(name)
      button.image = .icon(icon)
      button.onActivate = { [weak self] in
        self?.say(localized("\(name), if there were a song to do it to"))
      }
      buttons.addArrangedSubview(button)
    }
    buttons.distribution = .fillEqually
    buttons.spacing = 8
    // At the lower edge: a top side that is drawn out shows it first.
    let column = View.column([words, buttons], alignment: .leading)
    column.spacing = 0
    view.addSubview(column)
    column.pin([.bottom(20)])
    column.pin([.leading(), .trailing()], to: view.layoutMarginsGuide)
    words.heightAnchor.constraint(equalToConstant: 28).isActive = true
    buttons.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  private func say(_ text: String) { answer.text = text }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// A heading, a text, and a button that opens the menu.
public final class ArticleViewController: ViewController {
  private let heading: String
  private let text: String
  private let menuButton = Button(accessibilityLabel: "")

  /// Creates an article with a heading and a text.
  public init(heading: String, text: String) {
    self.heading = heading
    self.text = text
    super.init()
    title = heading
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .surface

    menuButton.title = "Menu"
    menuButton.accessibilityLabel = "Menu"
    menuButton.onActivate = { [weak self] in self?.menuTapped() }
    let headingLabel = Label()
    headingLabel.text = heading
    headingLabel.style = .largeTitle
    headingLabel.color = .text
    let textLabel = Label()
    textLabel.text = text
    textLabel.style = .body
    textLabel.color = .secondaryText
    textLabel.numberOfLines = 0

    let ribbon = View()
    ribbon.backgroundColor = .accent
    ribbon.cornerRadius = 3
    ribbon.clipsToBounds = true

    for subview in [menuButton, headingLabel, ribbon, textLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      menuButton.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
      menuButton.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      headingLabel.topAnchor.constraint(equalTo: menuButton.bottomAnchor, constant: 24),
      headingLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      headingLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: guide.trailingAnchor, constant: -20),
      ribbon.topAnchor.constraint(equalTo: headingLabel.bottomAnchor, constant: 8),
      ribbon.leadingAnchor.constraint(equalTo: headingLabel.leadingAnchor),
      ribbon.widthAnchor.constraint(equalToConstant: 64),
      ribbon.heightAnchor.constraint(equalToConstant: 6),
      textLabel.topAnchor.constraint(equalTo: ribbon.bottomAnchor, constant: 12),
      textLabel.leadingAnchor.constraint(equalTo: headingLabel.leadingAnchor),
      textLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
  }

  private func menuTapped() {
    revealController?.toggleMenu()
  }
}

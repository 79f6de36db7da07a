// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import UIKit

/// A heading, a text, and a button that opens the menu.
public final class ArticleViewController: UIViewController {
  private let heading: String
  private let text: String
  private let menuButton = UIButton(type: .system)

  /// Creates an article with a heading and a text.
  public init(heading: String, text: String) {
    self.heading = heading
    self.text = text
    super.init(nibName: nil, bundle: nil)
    title = heading
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    menuButton.setTitle("Menu", for: .normal)
    menuButton.addTarget(self, action: #selector(menuTapped), for: .touchUpInside)
    let headingLabel = UILabel()
    headingLabel.text = heading
    headingLabel.font = .preferredFont(forTextStyle: .largeTitle)
    headingLabel.adjustsFontForContentSizeCategory = true
    headingLabel.textColor = .label
    let textLabel = UILabel()
    textLabel.text = text
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.textColor = .secondaryLabel
    textLabel.numberOfLines = 0

    let ribbon = UIView()
    ribbon.backgroundColor = .systemBlue
    ribbon.layer.cornerRadius = 3
    ribbon.layer.masksToBounds = true

    for subview in [menuButton, headingLabel, ribbon, textLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
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

  @objc private func menuTapped() {
    revealController?.toggleMenu()
  }
}

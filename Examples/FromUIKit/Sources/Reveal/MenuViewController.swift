// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// The delegate of a menu, notified of selected rows.
public protocol MenuViewControllerDelegate: AnyObject {
  /// Called when a row was tapped.
  func menuViewController(_ controller: MenuViewController, didSelectRow row: Int)
}

/// A menu with a column of buttons.
public final class MenuViewController: ViewController {
  /// The object notified of selected rows.
  public weak var delegate: MenuViewControllerDelegate?

  private let titles: [String]
  private let stackView = StackView()

  /// Creates a menu with a button for each title.
  public init(titles: [String]) {
    self.titles = titles
    super.init()
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .menu
    stackView.axis = .vertical
    stackView.alignment = .leading
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    LayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stackView.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -20),
    ])
    for (row, title) in titles.enumerated() {
      let button = Button(accessibilityLabel: "")
      button.title = title
      button.accessibilityLabel = title
      button.tag = row
      button.onActivate = { [weak self, weak sender = button] in
        if let sender { self?.rowTapped(sender) }
      }
      stackView.addArrangedSubview(button)
    }
  }

  private func rowTapped(_ sender: Button) {
    delegate?.menuViewController(self, didSelectRow: sender.tag)
  }
}

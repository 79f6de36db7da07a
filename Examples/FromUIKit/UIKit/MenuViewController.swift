// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import UIKit

/// The delegate of a menu, notified of selected rows.
public protocol MenuViewControllerDelegate: AnyObject {
  /// Called when a row was tapped.
  func menuViewController(_ controller: MenuViewController, didSelectRow row: Int)
}

/// A menu with a column of buttons.
public final class MenuViewController: UIViewController {
  /// The object notified of selected rows.
  public weak var delegate: MenuViewControllerDelegate?

  private let titles: [String]
  private let stackView = UIStackView()

  /// Creates a menu with a button for each title.
  public init(titles: [String]) {
    self.titles = titles
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    stackView.axis = .vertical
    stackView.alignment = .leading
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stackView.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -20),
    ])
    for (row, title) in titles.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.tag = row
      button.addTarget(self, action: #selector(rowTapped(_:)), for: .touchUpInside)
      stackView.addArrangedSubview(button)
    }
  }

  @IBAction private func rowTapped(_ sender: UIButton) {
    delegate?.menuViewController(self, didSelectRow: sender.tag)
  }
}

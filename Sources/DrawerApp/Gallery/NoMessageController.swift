// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What lies beside the list while no message is open.
final class NoMessageController: ViewController {
  /// Points.
  private static let iconSize = Size(48, 48)

  override init() {
    super.init()
    title = localized("Moved to the archive")
  }

  override func viewWillAppear(_ animated: Bool) { hideBarBesideList() }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(true, forKey: "isArchived")
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    let picture = ImageView(.icon("envelope"), imageSize: Self.iconSize, label: nil)
    picture.tint = .disabledText
    let note = Label(localized("Choose another message."))
    note.color = .secondaryText
    let column = View.column(
      [picture, Label(title ?? "", style: .title), note], alignment: .center)
    column.spacing = 8
    view.addSubview(column)
    column.pin([.centerX(), .centerY()])
  }
}

extension ViewController {
  /// Beside the list a message needs no bar: its subject is in its text. On the list's own stack the bar leads back.
  func hideBarBesideList() {
    if splitViewController?.isCollapsed == false {
      navigationController?.isNavigationBarHidden = true
    }
  }
}

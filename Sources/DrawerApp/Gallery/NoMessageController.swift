// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What lies beside the list while no message is open.
final class NoMessageController: ViewController {
  /// Points.
  private static let iconSize = Size(48, 48)

  private let mailbox: Mailbox

  init(in mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init()
    title = mailbox.moved?.moveResult ?? localized("Moved to the archive")
  }

  override func viewWillAppear(_ animated: Bool) { hideBarBesideList() }

  override var keyCommands: [KeyCommand] { [mailbox.undoCommand] }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(true, forKey: "isArchived")
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    let picture = ImageView(.icon("envelope"), imageSize: Self.iconSize, label: nil)
    picture.tint = .disabledText
    let isEmpty = mailbox.messages(in: .inbox).isEmpty
    let note = Label(
      isEmpty ? localized("The inbox is empty.") : localized("Choose another message."))
    note.color = .secondaryText
    let undo = mailbox.makeUndoButton()
    undo.isHidden = mailbox.moved == nil
    let column = View.column(
      [picture, Label(title ?? "", style: .title), note, undo], alignment: .center)
    column.spacing = 8
    column.setCustomSpacing(16, after: note)
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

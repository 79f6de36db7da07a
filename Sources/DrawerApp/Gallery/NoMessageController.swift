// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The secondary screen of the mailbox while no message is open.
final class NoMessageController: ViewController {
  /// The size of the icon, in points.
  private static let iconSize = Size(48, 48)

  private let mailbox: Mailbox

  init(in mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init()
    title = mailbox.lastMovedMessage?.moveResult ?? localized("Moved to the archive")
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
    let picture = ImageView(.icon("envelope"), imageSize: Self.iconSize, accessibilityLabel: nil)
    picture.tint = .disabledText
    let isEmpty = mailbox.messages(in: .inbox).isEmpty
    let note = Label(
      isEmpty ? localized("The inbox is empty.") : localized("Choose another message."))
    note.color = .secondaryText
    let undo = mailbox.makeUndoButton()
    undo.isHidden = mailbox.lastMovedMessage == nil
    let column = View.column(
      [picture, Label(title ?? "", style: .title), note, undo], alignment: .center)
    column.spacing = 8
    column.setCustomSpacing(16, after: note)
    view.addSubview(column)
    column.pin([.centerX(), .centerY()])
  }
}

extension ViewController {
  /// Hides the navigation bar if the split view shows two columns. If the split view is collapsed, the bar has the back
  /// button.
  func hideBarBesideList() {
    if splitViewController?.isCollapsed == false {
      navigationController?.isNavigationBarHidden = true
    }
  }
}

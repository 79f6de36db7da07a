// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A mailbox in a split view. The messages and the columns that show them are restored together, or not at all.
final class MailController: SplitViewController {
  private static let key = "mailbox"

  private let mailbox: Mailbox

  init(_ mailbox: Mailbox, primary: ViewController, secondary: ViewController) {
    self.mailbox = mailbox
    super.init()
    setViewController(primary, for: .primary)
    setViewController(secondary, for: .secondary)
  }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(mailbox.stateValue, forKey: Self.key)
  }

  override func decodeRestorableState(with coder: StateCoder) {
    _ = mailbox.restore(coder.decode(forKey: Self.key)) { super.decodeRestorableState(with: coder) }
  }
}

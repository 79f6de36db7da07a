// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The messages that a list and what lies beside it share.
final class Mailbox: SplitViewControllerDelegate {
  private(set) var messages = Message.all
  /// Which message is open; nil for none.
  private(set) var open: Message?
  /// Whether a person has chosen one: in a window with room for one column that one shows, else the list.
  private var wasChosen = false
  /// What the list does after a change.
  var onChange: (() -> Void)?

  /// What the screens are made of.
  static let files = [
    "Mailbox", "MailListController", "MessageController", "NoMessageController", "DraftController",
    "EditorController", "Message",
  ]

  /// A list of messages, and one of them beside it. What a split view controller is for.
  static func make() -> ViewController {
    let mailbox = Mailbox()
    let list = MailListController(mailbox)
    let first = mailbox.read(mailbox.messages[0])
    mailbox.wasChosen = false
    let split = SplitViewController(
      primary: NavigationController(rootViewController: list),
      secondary: MessageController(first, in: mailbox))
    split.delegate = mailbox
    split.title = localized("Split")
    // The list's bar is the screen's.
    list.navigationItem.title = split.title
    list.navigationItem.rightBarButtonItems = [.showCode(files, of: list)]
    return split
  }

  func messages(matching words: String) -> [Message] { messages.filter { $0.matches(words) } }

  /// Opens a message, which is read from then on.
  func read(_ message: Message) -> Message {
    let read = change(message) { $0.isUnread = false }
    open = read
    wasChosen = true
    onChange?()
    return read
  }

  func toggleFlag(of message: Message) -> Message {
    let flagged = change(message) { $0.isFlagged.toggle() }
    if open == message { open = flagged }
    onChange?()
    return flagged
  }

  func archive(_ message: Message) {
    messages.removeAll { $0 == message }
    if open == message { open = nil }
    onChange?()
  }

  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { !wasChosen || secondary is NoMessageController }

  private func change(_ message: Message, _ change: (inout Message) -> Void) -> Message {
    guard let index = messages.firstIndex(of: message) else { return message }
    change(&messages[index])
    return messages[index]
  }
}

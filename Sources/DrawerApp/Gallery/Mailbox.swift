// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The messages of a mailbox, shared by the list and the secondary screen of a split view.
final class Mailbox: SplitViewControllerDelegate {
  enum Folder: CaseIterable {
    case inbox, archive

    func contains(_ message: Message) -> Bool { message.isArchived == (self == .archive) }
  }

  /// The messages of both folders, newest first.
  private(set) var messages = Message.all
  /// The message that was moved to another folder last, until the move is undone.
  private(set) var lastMovedMessage: Message?
  /// The open message as it was when it was opened; nil if none is open.
  private(set) var openMessage: Message?
  /// Whether the user has opened a message. If so, a window with room for one column shows the message, else the list.
  private var hasUserOpenedMessage = false
  private var onChange: (() -> Void)?
  private var onMessageChange: (() -> Void)?
  private var onUndo: ((Message) -> Void)?

  static let sourceFileNames = [
    "Mailbox", "MailListController", "MessageController", "EditorController",
  ]

  /// Makes a split view with a list of messages and the open message.
  static func make() -> ViewController {
    let mailbox = Mailbox()
    let list = MailListController(mailbox)
    let first = mailbox.open(mailbox.messages[0])
    mailbox.hasUserOpenedMessage = false
    let split = MailController(
      mailbox, primary: NavigationController(rootViewController: list),
      secondary: MessageController(first, in: mailbox))
    split.delegate = mailbox
    split.title = localized("Split")
    // The list's bar has the title and the buttons of the whole screen.
    list.navigationItem.title = split.title
    list.navigationItem.rightBarButtonItems = [.showCode(sourceFileNames, of: list)]
    return split
  }

  /// Notifies the list of messages; the closures replace the earlier ones.
  ///
  /// - Parameters:
  ///   - onChange: Called after each change.
  ///   - onUndo: Shows a message that is in its folder again. Called if no message is open.
  func observe(onChange: @escaping () -> Void, onUndo: @escaping (Message) -> Void) {
    self.onChange = onChange
    self.onUndo = onUndo
  }

  /// Notifies the screen of the open message of each change of a message; the closure replaces the earlier one.
  func observeMessages(_ onMessageChange: @escaping () -> Void) {
    self.onMessageChange = onMessageChange
  }

  func messages(in folder: Folder, matching words: String = "") -> [Message] {
    messages.filter { folder.contains($0) && $0.matches(words) }
  }

  /// Makes a message the open message and marks it as read. Returns the changed message.
  func open(_ message: Message) -> Message {
    let read = change(message) { $0.isUnread = false }
    openMessage = read
    hasUserOpenedMessage = true
    onChange?()
    return read
  }

  func toggleFlag(of message: Message) {
    _ = change(message) { $0.isFlagged.toggle() }
    onChange?()
  }

  func toggleUnread(of message: Message) {
    _ = change(message) { $0.isUnread.toggle() }
    onChange?()
  }

  func move(_ message: Message) {
    lastMovedMessage = change(message) { $0.isArchived.toggle() }
    if isOpen(message) { openMessage = nil }
    onChange?()
  }

  /// Moves the message that was moved last back to its folder.
  func undoMove() {
    guard let message = lastMovedMessage else { return }
    let restored = change(message) { $0.isArchived.toggle() }
    lastMovedMessage = nil
    onChange?()
    if openMessage == nil { onUndo?(restored) }
  }

  /// Ctrl+Z on each screen of the mailbox.
  var undoCommand: KeyCommand {
    KeyCommand(
      localized("Undo"), identifier: "mail.undo", group: localized("Mail"),
      shortcuts: [Self.undoShortcut]
    ) { [weak self] in
      guard let self, lastMovedMessage != nil else { return false }
      undoMove()
      return true
    }
  }

  func makeUndoButton() -> Button {
    let button = Button.filled(localized("Undo"))
    button.image = .icon("undo")
    button.toolTip = Self.undoShortcut.label(in: Language.current)
    button.onActivate = { [weak self] in self?.undoMove() }
    return button
  }

  private static let undoShortcut = KeyCommand.Shortcut(.character("z"), .control)

  func isOpen(_ message: Message) -> Bool { openMessage?.identifier == message.identifier }

  /// A message as it is now.
  func currentVersion(of message: Message) -> Message {
    messages.first { $0.identifier == message.identifier } ?? message
  }

  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { !hasUserOpenedMessage || secondary is NoMessageController }

  // MARK: Restoration

  /// What the user has done to the messages.
  var stateValue: StateValue {
    func identifiers(_ isIncluded: (Message) -> Bool) -> StateValue {
      messages.filter(isIncluded).map(\.identifier).stateValue
    }
    var table = [
      "archived": identifiers(\.isArchived), "unread": identifiers(\.isUnread),
      "flagged": identifiers(\.isFlagged), "wasChosen": hasUserOpenedMessage.stateValue,
    ]
    table["open"] = openMessage?.identifier.stateValue
    table["moved"] = lastMovedMessage?.identifier.stateValue
    return .dictionary(table)
  }

  /// Restores the messages, and which of them is open.
  ///
  /// - Parameters:
  ///   - columns: Restores the columns. Called after the messages are restored and before the open message is.
  /// - Returns: False if the state is invalid. Then nothing is restored.
  func restore(_ state: StateValue?, columns: () -> Void) -> Bool {
    guard case .dictionary(let table) = state,
      let archived = table["archived"].flatMap({ [String](stateValue: $0) }),
      let unread = table["unread"].flatMap({ [String](stateValue: $0) }),
      let flagged = table["flagged"].flatMap({ [String](stateValue: $0) }),
      let wasChosen = table["wasChosen"].flatMap({ Bool(stateValue: $0) })
    else { return false }
    messages = Message.all
    for index in messages.indices {
      messages[index].isArchived = archived.contains(messages[index].identifier)
      messages[index].isUnread = unread.contains(messages[index].identifier)
      messages[index].isFlagged = flagged.contains(messages[index].identifier)
    }
    func message(_ key: String) -> Message? {
      let identifier = table[key].flatMap { String(stateValue: $0) }
      return messages.first { $0.identifier == identifier }
    }
    lastMovedMessage = message("moved")
    columns()
    openMessage = message("open")
    self.hasUserOpenedMessage = wasChosen
    onChange?()
    return true
  }

  private func change(_ message: Message, _ change: (inout Message) -> Void) -> Message {
    let index = messages.firstIndex { $0.identifier == message.identifier }
    guard let index else { return message }
    change(&messages[index])
    defer { onMessageChange?() }
    return messages[index]
  }
}

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

nonisolated struct Message: Sendable, Hashable {
  enum Time: Sendable, Hashable {
    case today(hour: Int, minute: Int)
    case yesterday
    /// Monday is 1.
    case weekday(Int)
    case day(Int, month: Int)
  }

  private let senderWords: Words
  private let subjectWords: Words
  private let time: Time
  private let textWords: Words
  var isUnread: Bool
  var isFlagged: Bool
  var isArchived = false

  init(
    from: Words, about: Words, time: Time, text: Words, isUnread: Bool = false,
    isFlagged: Bool = false
  ) {
    (self.senderWords, self.subjectWords, self.time, textWords) = (from, about, time, text)
    (self.isUnread, self.isFlagged) = (isUnread, isFlagged)
  }

  /// The identifier, which is the same in every language.
  var identifier: String { subjectWords.key }

  var sender: String { localized(senderWords) }
  var subject: String { localized(subjectWords) }
  var text: String { localized(textWords) }

  var date: String {
    switch time {
    case .today(let hour, let minute): Language.current.time(hour: hour, minute: minute)
    case .yesterday: localized("Yesterday")
    case .weekday(let number): Language.current.weekday(number)
    case .day(let day, let month): Language.current.date(day: day, month: month)
    }
  }

  /// The accessibility label of the message in a list.
  var spokenText: String {
    let state =
      (isUnread ? [localized("unread")] : []) + (isFlagged ? [localized("flagged")] : [])
    return ([sender, subject] + state).joined(separator: ", ")
  }

  /// The title of the button that moves the message to the other folder.
  var moveTitle: String { isArchived ? localized("Move to the inbox") : localized("Archive") }

  /// The text that confirms the move to the message's current folder.
  var moveResult: String {
    isArchived ? localized("Moved to the archive") : localized("Moved to the inbox")
  }

  /// Whether the sender, the subject or the text contains the given words.
  func matches(_ words: String) -> Bool {
    let words = words.lowercased()
    return words.isEmpty || [sender, subject, text].contains { $0.lowercased().contains(words) }
  }
}

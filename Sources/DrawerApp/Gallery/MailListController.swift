// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The messages of a mailbox, with a field that searches them.
final class MailListController: ViewController, TableViewDataSource, TableViewDelegate {
  private let mailbox: Mailbox
  private let searchField = TextField(accessibilityLabel: localized("Search mail"))
  private let folderControl = SegmentedControl(
    segments: [.title(localized("Inbox")), .title(localized("Archive", context: "folder"))],
    accessibilityLabel: localized("Folder"))
  private let tableView = TableView()
  private let undoBar: UndoBar
  private lazy var tableBottomConstraint = tableView.bottomAnchor.constraint(
    equalTo: undoBar.topAnchor)
  private let emptyLabel = Label(color: .secondaryText)
  private var displayedMessages: [Message] = []

  private static let rowHeight = 56.0
  /// The inset of the search field and the undo bar, in points.
  private static let inset = 12.0
  private static let gap = 8.0

  init(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    undoBar = UndoBar(mailbox.makeUndoButton())
    super.init()
    title = localized("Inbox")
    mailbox.observe(
      onChange: { [weak self] in self?.updateMessages() },
      onUndo: { [weak self] in
        if let self, !isSplitViewCollapsed { open($0) }
      })
  }

  override func viewDidLoad() {
    prepareView()
    searchField.placeholder = localized("Search")
    searchField.clearButtonMode = .whileEditing
    searchField.onEditingChanged = { [weak self] _ in self?.updateMessages() }
    folderControl.selectedSegmentIndex = 0
    folderControl.onValueChanged = { [weak self] _ in self?.updateMessages() }
    tableView.accessibilityLabel = localized("Messages")
    tableView.rowHeight = Self.rowHeight
    tableView.dataSource = self
    tableView.delegate = self
    emptyLabel.numberOfLines = 0
    emptyLabel.alignment = .center
    let searchBar = View.column([searchField, folderControl], spacing: Self.gap, alignment: .fill)
    // Toolbars are focused last, so the messages get the initial focus.
    searchBar.accessibilityRole = .toolbar
    searchBar.accessibilityLabel = searchField.accessibilityLabel
    for part in [tableView, searchBar, emptyLabel, undoBar] { view.addSubview(part) }
    for part in [searchBar, undoBar, emptyLabel] {
      part.pin([.leading(Self.inset), .trailing(Self.inset)])
    }
    searchBar.pin([.top(Self.inset)])
    undoBar.pin([.bottom(Self.gap)])
    tableView.pin([.leading(), .trailing()])
    LayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: searchBar.bottomAnchor, constant: Self.gap),
      emptyLabel.topAnchor.constraint(equalTo: searchBar.bottomAnchor, constant: 40),
      tableBottomConstraint,
    ])
    updateMessages()
  }

  private var folder: Mailbox.Folder {
    Mailbox.Folder.allCases[folderControl.selectedSegmentIndex ?? 0]
  }

  override var keyCommands: [KeyCommand] {
    let clear = KeyCommand(
      localized("Clear search"), identifier: "mail.clear-search",
      group: localized("Mail"), shortcuts: [.init(.escape)]
    ) { [weak self] in
      guard let self, searchField.isFirstResponder, !searchField.text.isEmpty else { return false }
      searchField.text = ""
      updateMessages()
      return true
    }
    return [mailbox.undoCommand, clear]
  }

  /// Restores the screen of the open message, or the screen that replaces it.
  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? {
    if let identifier = coder.decode(String.self, forKey: "message") {
      guard let message = mailbox.messages.first(where: { $0.identifier == identifier }) else {
        return nil
      }
      return MessageController(mailbox.open(message), in: mailbox)
    }
    return coder.decode(Bool.self, forKey: "isArchived") == true
      ? NoMessageController(in: mailbox) : nil
  }

  /// A resize can collapse or expand the split view.
  override func viewWillLayoutSubviews() { updateOpenMessage() }

  /// Whether the list fills the whole window.
  private var isSplitViewCollapsed: Bool { ancestor(SplitViewController.self)?.isCollapsed == true }

  private func updateMessages() {
    guard isViewLoaded else { return }
    displayedMessages = mailbox.messages(in: folder, matching: searchField.text)
    emptyLabel.text =
      if !searchField.text.isEmpty {
        localized("No results for “\(searchField.text)”.")
      } else {
        folder == .inbox ? localized("The inbox is empty.") : localized("The archive is empty.")
      }
    emptyLabel.isHidden = !displayedMessages.isEmpty
    tableView.reloadData()
    updateOpenMessage()
  }

  /// Updates the row of the open message and the undo bar. A collapsed split view marks no row.
  private func updateOpenMessage() {
    // With two columns and no open message, the secondary screen has the undo button.
    let moved = isSplitViewCollapsed || mailbox.openMessage != nil ? mailbox.lastMovedMessage : nil
    undoBar.update(movedMessage: moved)
    tableBottomConstraint.constant = moved == nil ? Self.gap : -Self.gap
    tableView.currentRow =
      isSplitViewCollapsed ? nil : displayedMessages.firstIndex(where: mailbox.isOpen)
  }

  // MARK: Rows

  func numberOfRows(in tableView: TableView) -> Int { displayedMessages.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    let message = displayedMessages[row]
    cell.title = message.sender
    cell.subtitle = message.subject
    cell.detail = message.date
    cell.image = .icon(message.isFlagged ? "flag" : message.isUnread ? "circle-filled" : "envelope")
    cell.imageColor = message.isFlagged ? .danger : message.isUnread ? .accent : .secondaryText
    cell.accessibilityLabel = message.spokenText
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    displayedMessages[row].sender
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) { open(displayedMessages[row]) }

  private func open(_ message: Message) {
    showDetail(MessageController(mailbox.open(message), in: mailbox), sender: self)
  }

  func tableView(
    _ tableView: TableView, contextMenuForRow row: Int, at point: Point
  ) -> (any ContextMenu)? {
    let message = displayedMessages[row]
    return Menu([
      MenuItem(localized("Open"), image: .icon("envelope")) { [weak self] in self?.open(message) },
      MenuItem(
        message.isUnread ? localized("Mark as read") : localized("Mark as unread")
      ) { [weak self] in self?.mailbox.toggleUnread(of: message) },
      MenuItem(
        message.isFlagged ? localized("Remove flag") : localized("Flag"), image: .icon("flag")
      ) { [weak self] in self?.mailbox.toggleFlag(of: message) },
      MenuItem(message.moveTitle, image: .icon("folder")) { [weak self] in self?.move(message) },
    ])
  }

  private func move(_ message: Message) {
    let wasOpen = mailbox.isOpen(message)
    mailbox.move(message)
    guard wasOpen, let split = ancestor(SplitViewController.self) else { return }
    split.setViewController(NoMessageController(in: mailbox), for: .secondary)
  }
}

/// A bar that reports the move of a message, with a button to undo it. Its height is 0 if there is nothing to undo.
private final class UndoBar: StackView {
  private let label = Label()
  private let button: Button

  init(_ button: Button) {
    self.button = button
    super.init()
    label.numberOfLines = 0
    label.setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    for part in [label, button] { addArrangedSubview(part) }
    alignment = .center
    spacing = 8
    update(movedMessage: nil)
  }

  func update(movedMessage moved: Message?) {
    for part in [label, button] { part.isHidden = moved == nil }
    if let moved { label.text = moved.moveResult }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The messages of a mailbox, with a field that searches them.
final class MailListController: ViewController, TableViewDataSource, TableViewDelegate {
  private let mailbox: Mailbox
  private let field = TextField(label: localized("Search mail"))
  private let folders = SegmentedControl(
    segments: [.title(localized("Inbox")), .title(localized("Archive", context: "folder"))],
    label: localized("Folder"))
  private let tableView = TableView()
  private let undo: UndoBar
  private lazy var tableBottom = tableView.bottomAnchor.constraint(equalTo: undo.topAnchor)
  private let nothingFound = Label()
  private var shown: [Message] = []

  private static let rowHeight = 56.0
  /// Points.
  private static let inset = 12.0
  private static let gap = 8.0

  init(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    undo = UndoBar(mailbox.makeUndoButton())
    super.init()
    title = localized("Inbox")
    mailbox.observe(
      onChange: { [weak self] in self?.show() },
      onUndo: { [weak self] in
        if let self, !isAlone { open($0) }
      })
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    field.placeholder = localized("Search")
    field.clearButtonMode = .whileEditing
    field.onEditingChanged = { [weak self] _ in self?.show() }
    folders.selectedSegmentIndex = 0
    folders.onValueChanged = { [weak self] _ in self?.show() }
    tableView.accessibilityLabel = localized("Messages")
    tableView.rowHeight = Self.rowHeight
    tableView.dataSource = self
    tableView.delegate = self
    nothingFound.numberOfLines = 0
    nothingFound.alignment = .center
    nothingFound.color = .secondaryText
    let searchBar = View.column([field, folders], alignment: .fill)
    searchBar.spacing = Self.gap
    // The keyboard begins at the messages.
    searchBar.accessibilityRole = .toolbar
    searchBar.accessibilityLabel = field.accessibilityLabel
    for part in [tableView, searchBar, nothingFound, undo] { view.addSubview(part) }
    for part in [searchBar, undo] { part.pin([.leading(Self.inset), .trailing(Self.inset)]) }
    searchBar.pin([.top(Self.inset)])
    undo.pin([.bottom(Self.gap)])
    tableView.pin([.leading(), .trailing()])
    nothingFound.pin([.leading(Self.inset), .trailing(Self.inset)])
    LayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: searchBar.bottomAnchor, constant: Self.gap),
      nothingFound.topAnchor.constraint(equalTo: searchBar.bottomAnchor, constant: 40),
      tableBottom,
    ])
    show()
  }

  private var folder: Mailbox.Folder {
    Mailbox.Folder.allCases[folders.selectedSegmentIndex ?? 0]
  }

  override var keyCommands: [KeyCommand] {
    let clear = KeyCommand(
      localized("Clear the search"), identifier: "mail.clear-search",
      group: localized("Mail"), shortcuts: [.init(.escape)]
    ) { [weak self] in
      guard let self, field.isFirstResponder, !field.text.isEmpty else { return false }
      field.text = ""
      show()
      return true
    }
    return [mailbox.undoCommand, clear]
  }

  /// A message that was open, or the words in its place.
  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? {
    if let identifier = coder.decode(String.self, forKey: "message") {
      guard let message = mailbox.messages.first(where: { $0.identifier == identifier }) else {
        return nil
      }
      return MessageController(mailbox.read(message), in: mailbox)
    }
    return coder.decode(Bool.self, forKey: "isArchived") == true
      ? NoMessageController(in: mailbox) : nil
  }

  /// The window may have room for another number of columns.
  override func viewWillLayoutSubviews() { showOpen() }

  /// Whether the list has the whole window.
  private var isAlone: Bool { ancestor(SplitViewController.self)?.isCollapsed == true }

  private func show() {
    guard isViewLoaded else { return }
    shown = mailbox.messages(in: folder, matching: field.text)
    nothingFound.text =
      if !field.text.isEmpty {
        localized("No message has “\(field.text)” in it.")
      } else {
        folder == .inbox ? localized("The inbox is empty.") : localized("The archive is empty.")
      }
    nothingFound.isHidden = !shown.isEmpty
    tableView.reloadData()
    showOpen()
  }

  /// Beside the list the open message is marked; without a message beside it nothing is.
  private func showOpen() {
    // Beside the list, the words in the place of the message have the button.
    let moved = isAlone || mailbox.open != nil ? mailbox.moved : nil
    undo.show(moved)
    tableBottom.constant = moved == nil ? Self.gap : -Self.gap
    tableView.currentRow = isAlone ? nil : shown.firstIndex(where: mailbox.isOpen)
  }

  // MARK: Rows

  func numberOfRows(in tableView: TableView) -> Int { shown.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    let message = shown[row]
    cell.title = message.sender
    cell.subtitle = message.subject
    cell.detail = message.date
    cell.image = .icon(message.isFlagged ? "flag" : message.isUnread ? "circle-filled" : "envelope")
    cell.imageColor = message.isFlagged ? .danger : message.isUnread ? .accent : .secondaryText
    cell.accessibilityLabel = message.spoken
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    shown[row].sender
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    open(shown[row])
  }

  private func open(_ message: Message) {
    showDetail(MessageController(mailbox.read(message), in: mailbox), sender: self)
  }

  func tableView(
    _ tableView: TableView, contextMenuForRow row: Int, at point: Point
  ) -> (any ContextMenu)? {
    let message = shown[row]
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

/// Says that a message was moved, and lets the user undo that. It has no height while there is nothing to undo.
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
    show(nil)
  }

  func show(_ moved: Message?) {
    for part in [label, button] { part.isHidden = moved == nil }
    if let moved { label.text = moved.moveResult }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The messages of a mailbox, with a field that searches them.
final class MailListController: ViewController, TableViewDataSource, TableViewDelegate {
  private let mailbox: Mailbox
  private let field = TextField(label: localized("Search mail"))
  private let tableView = TableView()
  private let nothingFound = Label()
  private var shown: [Message] = []

  private static let rowHeight = 56.0
  /// Points.
  private static let inset = 12.0

  init(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init()
    title = localized("Inbox")
    mailbox.onChange = { [weak self] in self?.show() }
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    field.placeholder = localized("Search")
    field.clearButtonMode = .whileEditing
    field.onChange = { [weak self] _ in self?.show() }
    tableView.accessibilityLabel = localized("Messages")
    tableView.rowHeight = Self.rowHeight
    tableView.dataSource = self
    tableView.delegate = self
    nothingFound.numberOfLines = 0
    nothingFound.alignment = .center
    nothingFound.color = .secondaryText
    for part in [tableView, field, nothingFound] { view.addSubview(part) }
    field.pin([.top(Self.inset), .leading(Self.inset), .trailing(Self.inset)])
    tableView.pin([.leading(), .trailing(), .bottom()])
    nothingFound.pin([.leading(Self.inset), .trailing(Self.inset)])
    for part in [tableView, nothingFound] {
      part.topAnchor.constraint(
        equalTo: field.bottomAnchor, constant: part === tableView ? 8 : 40
      ).isActive = true
    }
    show()
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
    return coder.decode(Bool.self, forKey: "isArchived") == true ? NoMessageController() : nil
  }

  /// The window may have room for another number of columns.
  override func viewWillLayoutSubviews() { showOpen() }

  private func show() {
    guard isViewLoaded else { return }
    shown = mailbox.messages(matching: field.text)
    nothingFound.text =
      field.text.isEmpty
      ? localized("The inbox is empty.") : localized("No message has “\(field.text)” in it.")
    nothingFound.isHidden = !shown.isEmpty
    tableView.reloadData()
    showOpen()
  }

  /// Beside the list the open message is marked; without a message beside it nothing is.
  private func showOpen() {
    let isAlone = ancestor(SplitViewController.self)?.isCollapsed == true
    tableView.currentRow = isAlone ? nil : mailbox.open.flatMap { shown.firstIndex(of: $0) }
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
    let message = mailbox.read(shown[row])
    showDetail(MessageController(message, in: mailbox), sender: self)
  }
}

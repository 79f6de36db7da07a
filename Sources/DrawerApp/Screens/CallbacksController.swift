// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A live list of all callbacks of the children, newest last.
final class CallbacksController: ViewController {
  private let log: CallbackLog
  private let tableView = TableView()
  private let heading = Label(
    localized("Newest last. New callbacks scroll into view unless you scroll up."),
    style: .caption, color: .secondaryText)
  private var discardedCount = 0
  /// Whether the list scrolls with new entries: unless the user has scrolled up.
  private var followsEnd = true

  init(log: CallbackLog) {
    self.log = log
    super.init()
    title = localized("Callbacks")
    log.add(self)
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    tableView.accessibilityLabel = title
    // The callbacks of the next run are different.
    tableView.restoresState = false
    tableView.style = .compact
    tableView.rowHeight = 24
    tableView.dataSource = self
    tableView.onScroll = { [weak self] in
      guard let self else { return }
      followsEnd = tableView.offset >= tableView.maximumOffset - 1
    }
    for part in [heading, tableView] { view.addSubview(part) }
    heading.numberOfLines = 0
    heading.pin([.leading(), .trailing(), .top()], to: view.readableContentGuide)
    tableView.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 10).isActive = true
    tableView.pin([.leading(), .trailing(), .bottom(8)])
  }

  /// Aligns the rows with the heading.
  override func viewWillLayoutSubviews() { tableView.alignRows(in: view) }

  override func viewDidLayoutSubviews() { if followsEnd { scrollToEnd() } }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        localized("Simulate a memory warning"), identifier: "callbacks.warn",
        group: localized("Callbacks"),
        shortcuts: [.init(.character("l"), [.control, .shift])], of: self
      ) { $0.view.window?.deliverMemoryWarning() }
    ]
  }

  private func scrollToEnd() { tableView.offset = tableView.maximumOffset }
}

extension CallbacksController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { log.entries.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    let entry = log.entries[row]
    cell.title = entry.text
    cell.titleColor = entry.color
    cell.detail = localized("\(entry.timeText) s")
  }
}

extension CallbacksController: CallbackLog.Listener {
  func callbackLog(_ log: CallbackLog, didAdd entry: CallbackLog.Entry) {
    guard isViewLoaded else { return }
    if log.discardedCount != discardedCount {
      discardedCount = log.discardedCount
      tableView.reloadData()
    } else {
      tableView.noteRowsAppended()
    }
    if followsEnd { scrollToEnd() }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The live list of every callback that the children received, newest last.
final class CallbacksController: ViewController {
  private let log: CallbackLog
  private let tableView = TableView()
  private let heading = Label(
    localized("Newest last. It follows the end unless you scroll up."), style: .caption)
  private var forgotten = 0
  /// Until the person scrolls up, and again once back at the end.
  private var followsEnd = true

  init(log: CallbackLog) {
    self.log = log
    super.init()
    log.add(self)
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    heading.color = .secondaryText
    heading.numberOfLines = 0
    tableView.accessibilityLabel = title
    // The next start has other callbacks.
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
    LayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 10)
    ])
    tableView.pin([.leading(), .trailing(), .bottom(8)])
  }

  /// The rows begin where the heading does.
  override func viewWillLayoutSubviews() { tableView.alignRows(in: view) }

  override func viewDidLayoutSubviews() {
    if followsEnd { scrollToEnd() }
  }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        localized("Simulate a memory warning"), identifier: "callbacks.warn",
        group: localized("Callbacks"),
        shortcuts: [.init(.character("l"), [.control, .shift])], of: self
      ) { $0.view.window?.deliverMemoryWarning() }
    ]
  }

  fileprivate func entryAdded() {
    guard isViewLoaded else { return }
    if log.forgotten != forgotten {
      forgotten = log.forgotten
      tableView.reloadData()
    } else {
      tableView.rowsAppended()
    }
    if followsEnd { scrollToEnd() }
  }

  private func scrollToEnd() {
    tableView.offset = tableView.maximumOffset
  }
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
  func callbackLog(_ log: CallbackLog, added entry: CallbackLog.Entry) { entryAdded() }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The live list of every callback that the children received, newest last.
final class CallbacksController: ViewController {
  private let journal: CallbackJournal
  private let tableView = TableView()
  private let heading = Label(
    "Newest last. It follows the end unless you scroll up.", style: .caption)
  private var forgotten = 0
  /// Until the person scrolls up, and again once back at the end.
  private var followsEnd = true

  init(journal: CallbackJournal) {
    self.journal = journal
    super.init()
    journal.onEntry = { [weak self] in self?.entryAdded() }
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    heading.color = .secondaryText
    tableView.accessibilityLabel = title
    tableView.style = .compact
    tableView.rowHeight = 24
    tableView.dataSource = self
    tableView.onScroll = { [weak self] in
      guard let self else { return }
      followsEnd = tableView.offset >= tableView.maximumOffset - 1
    }
    view.addSubview(heading)
    view.addSubview(tableView)
    tableView.reloadData()
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    heading.frame = Rect(16, 12, max(0, size.width - 32), 20)
    tableView.frame = Rect(0, 40, size.width, max(0, size.height - 48))
    if followsEnd { scrollToEnd() }
  }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        "Simulate a memory warning", group: "Callbacks",
        shortcuts: [.init(.character("l"), [.control, .shift])]
      ) { [weak self] in
        self?.view.window?.deliverMemoryWarning()
        return true
      }
    ]
  }

  private func entryAdded() {
    guard isViewLoaded else { return }
    if journal.forgotten != forgotten {
      forgotten = journal.forgotten
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
  func numberOfRows(in tableView: TableView) -> Int { journal.entries.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    let entry = journal.entries[row]
    cell.title = entry.text
    cell.titleColor = Self.color(of: entry.callback)
    let start = journal.entries.lazy.compactMap(\.instant).first
    if let instant = entry.instant, let start {
      cell.detail = Self.seconds(instant.since(start))
    }
  }

  private static func color(of callback: ContainmentEvent.Callback) -> ColorRole {
    switch callback {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: .success
    case .viewWillDisappear, .viewDidDisappear, .unbalancedAppearanceCall: .danger
    case .willMoveToParent, .didMoveToParent: .accent
    case .loadView, .viewDidLoad: .text
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .didReceiveMemoryWarning, .viewDidUnload:
      .secondaryText
    }
  }

  /// Seconds with three digits behind the point.
  private static func seconds(_ time: Double) -> String {
    let milliseconds = Int((time * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(milliseconds / 1000).\(zeros)\(fraction) s"
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A table of rows that each do something.
class ListController: ViewController, TableViewDataSource, TableViewDelegate {
  struct Row {
    let title: String
    var subtitle: String?
    var detail: String?
    var image: Image?
    var imageColor: ColorRole?
    /// Whether it is ticked off; nil where it is none to tick off. The image shows it.
    var isOn: Bool?
    /// The heading above the row, where it is another one than that of the row before.
    var section = ""
    /// Whether it leads to another screen.
    var leadsOn = false
    let action: (ListController) -> Void
  }

  /// Points above the first row, as at its sides.
  private static let top = 4.0
  /// Points of rows with a line below the title.
  private static let tallRow = 52.0

  let tableView = TableView()
  private var bottom: LayoutConstraint?
  private(set) var sections: [(title: String, rows: [Row])] = []

  init(title: String, rows: [Row] = []) {
    super.init()
    self.title = title
    setRows(rows)
  }

  func setRows(_ rows: [Row]) {
    sections = []
    for row in rows {
      if sections.last?.title == row.section {
        sections[sections.count - 1].rows.append(row)
      } else {
        sections.append((row.section, [row]))
      }
    }
    guard isViewLoaded else { return }
    fitRows()
    tableView.reloadData()
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    tableView.accessibilityLabel = title
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    tableView.pin([.leading(), .trailing(), .top(Self.top)])
    bottom = tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    bottom?.isActive = true
    fitRows()
  }

  /// Leaves room below the rows for what else the screen has there.
  final func endTable(above view: View) {
    bottom?.isActive = false
    tableView.bottomAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }

  override func traitsChanged(from old: Traits) {
    super.traitsChanged(from: old)
    if isViewLoaded { fitRows() }
  }

  /// Larger text may need several lines: then each row has the height of its own text.
  private func fitRows() {
    let isTall = sections.contains { $0.rows.contains { $0.subtitle != nil } }
    guard traits.textScale <= 1 else { return tableView.rowHeight = TableView.automaticDimension }
    tableView.rowHeight = isTall ? Self.tallRow : TableView().rowHeight
  }

  /// The rows begin where titles do.
  override func viewWillLayoutSubviews() { tableView.alignRows(in: view) }

  private func row(_ number: Int) -> Row {
    let path = tableView.path(forRow: number)
    return sections[path.section].rows[path.row]
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title.isEmpty ? nil : sections[section].title
  }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow number: Int) {
    let row = row(number)
    cell.title = row.title
    cell.subtitle = row.subtitle
    cell.detail = row.detail
    cell.image = row.image
    cell.imageColor = row.imageColor
    cell.accessory = row.leadsOn ? .disclosureIndicator : .none
    cell.accessibilityTraits = row.isOn.map { $0 ? [.checkable, .checked] : .checkable } ?? []
    cell.accessibilityLabel = [row.title, row.subtitle, row.detail].compactMap { $0 }.joined(
      separator: ", ")
  }

  func tableView(_ tableView: TableView, searchTextForRow number: Int) -> String? {
    row(number).title
  }

  func tableView(_ tableView: TableView, didSelectRow number: Int) { row(number).action(self) }
}

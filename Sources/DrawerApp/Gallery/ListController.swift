// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A table whose rows run actions.
class ListController: ViewController, TableViewDataSource, TableViewDelegate {
  struct Row {
    let title: String
    var subtitle: String?
    var detail: String?
    var image: Image?
    var imageColor: ColorRole?
    /// Whether the row is checked; nil for a row that cannot be checked. The image shows the state.
    var isOn: Bool?
    /// The title of the row's section. Rows with the same title in sequence form a section.
    var section = ""
    /// Whether the row shows the indicator of a row that opens another screen.
    var hasDisclosureIndicator = false
    let action: () -> Void
  }

  /// The space above the first row, equal to the space at its sides.
  private static let topInset = 4.0
  /// The height of rows with a subtitle.
  private static let tallRowHeight = 52.0

  let tableView = TableView()
  private lazy var bottomConstraint = tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
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
    updateRowHeight()
    tableView.reloadData()
  }

  override func viewDidLoad() {
    prepareView()
    tableView.accessibilityLabel = title
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    tableView.pin([.leading(), .trailing(), .top(Self.topInset)])
    bottomConstraint.isActive = true
    updateRowHeight()
  }

  /// Places the bottom edge of the table above another view.
  final func pinTableBottom(above view: View) {
    bottomConstraint.isActive = false
    tableView.bottomAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }

  override func traitsDidChange(from old: Traits) {
    super.traitsDidChange(from: old)
    if isViewLoaded { updateRowHeight() }
  }

  /// Updates the row height. With large text, each row has the height of its own text.
  private func updateRowHeight() {
    let isTall = sections.contains { $0.rows.contains { $0.subtitle != nil } }
    guard traits.textScale <= 1 else { return tableView.rowHeight = TableView.automaticDimension }
    tableView.rowHeight = isTall ? Self.tallRowHeight : TableView().rowHeight
  }

  /// Aligns the rows with the titles of other screens.
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
    cell.accessory = row.hasDisclosureIndicator ? .disclosureIndicator : .none
    cell.accessibilityTraits = row.isOn.map { $0 ? [.checkable, .checked] : .checkable } ?? []
    cell.accessibilityLabel = [row.title, row.subtitle, row.detail].compactMap { $0 }.joined(
      separator: ", ")
  }

  func tableView(_ tableView: TableView, searchTextForRow number: Int) -> String? {
    row(number).title
  }

  func tableView(_ tableView: TableView, didSelectRow number: Int) { row(number).action() }
}

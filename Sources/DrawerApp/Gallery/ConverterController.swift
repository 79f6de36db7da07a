// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// One quantity in all its units: type a number, choose the unit it is in.
final class ConverterController: ViewController, TableViewDataSource, TableViewDelegate {
  private let quantity: Quantity
  private let field: TextField
  private let tableView = TableView()
  private var unit = 0

  /// Points; wider fields look empty.
  private static let maximumWidth = 480.0
  /// Points of a row before what it shows.
  private static let rowInset = 16.0

  /// The three converters in tabs.
  static func makeTabs() -> TabBarController {
    TabBarController(
      viewControllers: [Quantity.length, .mass, .temperature].map(ConverterController.init))
  }

  init(_ quantity: Quantity) {
    self.quantity = quantity
    field = TextField(Quantity.text(quantity.example), label: "Value")
    super.init()
    title = quantity.name
    tabBarItem = TabBarItem(title: quantity.name, image: .icon(quantity.icon))
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    field.placeholder = "A number"
    field.clearButtonMode = .whileEditing
    field.validate = { Double($0) == nil ? "Write a number, such as 12.5" : nil }
    field.onChange = { [weak self] _ in self?.tableView.reloadData() }
    tableView.accessibilityLabel = "Units"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.currentRow = unit
    for part in [field, tableView] { view.addSubview(part) }
    field.pin(
      [.top(), .centerX(), .width(fraction: 1), .maximumWidth(Self.maximumWidth)],
      to: view.layoutMarginsGuide)
    tableView.pin([.leading(), .trailing(), .bottom()])
    tableView.topAnchor.constraint(equalTo: field.bottomAnchor, constant: view.theme.metrics.gap)
      .isActive = true
  }

  override func viewDidLayoutSubviews() {
    tableView.rowMargin = field.frame.minX - Self.rowInset
  }

  func numberOfRows(in tableView: TableView) -> Int { quantity.units.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    let unit = quantity.units[row]
    cell.title = unit.name
    cell.detail = converted(to: unit)
    cell.accessibilityLabel = "\(unit.name), \(converted(to: unit))"
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    quantity.units[row].name
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    unit = row
    tableView.currentRow = row
    tableView.reloadData()
  }

  private func converted(to other: Quantity.Unit) -> String {
    guard let value = Double(field.text) else { return "– \(other.symbol)" }
    let base = quantity.units[unit].toBase(value)
    return "\(Quantity.text(other.fromBase(base))) \(other.symbol)"
  }
}

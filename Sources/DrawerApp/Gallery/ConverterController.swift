// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Converts a number between units. The user types the number, selects its unit, and selects the unit of the result in
/// the list of results.
final class ConverterController: ViewController, TableViewDataSource, TableViewDelegate {
  private let quantity: Quantity
  private let field: TextField
  private let unitButton: PopUpButton
  private let result = Label(style: .largeTitle)
  private let tableView = TableView()
  /// The index of the unit of the result.
  private var targetIndex = 1

  /// The maximum width of the content in points. Wider fields look empty.
  private static let maximumWidth = 480.0
  private static let unitsWidth = 160.0
  /// The minimum width of the field, enough for twelve digits.
  private static let minimumFieldWidth = 120.0
  private static let rowHeight = 52.0
  /// The maximum number of digits of a result, which hides rounding errors, and of a value in its own unit.
  private static let significantDigits = 10
  private static let maximumDigits = 15

  static func makeTabs() -> ViewController {
    let tabs = TabBarController(
      viewControllers: [Quantity.length, .mass, .temperature].map(ConverterController.init))
    tabs.title = localized("Tabs")
    tabs.navigationItem.title = tabs.title
    let files = ["ConverterController", "Quantity"]
    tabs.navigationItem.rightBarButtonItems = [.showCode(files, of: tabs)]
    return NavigationController(rootViewController: tabs)
  }

  init(_ quantity: Quantity) {
    self.quantity = quantity
    field = TextField(accessibilityLabel: localized("Value"))
    unitButton = PopUpButton(
      choices: quantity.units.map { PopUpButton.Choice(localized($0.name)) },
      accessibilityLabel: localized("Unit"))
    super.init()
    title = localized(quantity.name)
    tabBarItem = TabBarItem(title: localized(quantity.name), image: .icon(quantity.icon))
  }

  private var numberFormat: NumberFormat { traits.numberFormat }

  override func viewDidLoad() {
    prepareView()
    field.text = numberFormat.string(quantity.example)
    field.placeholder = localized("Enter a number")
    field.clearButtonMode = .whileEditing
    field.validate = { [weak self] in self?.errorMessage(for: $0) }
    field.onEditingChanged = { [weak self] _ in self?.updateForInput() }
    unitButton.onValueChanged = { [weak self] _ in self?.updateForInput() }
    tableView.accessibilityLabel = localized("Units")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = Self.rowHeight
    installParts()
    convert()
  }

  private func installParts() {
    let entry = View.row([field, unitButton], alignment: .top, wraps: true)
    let growth = max(1, view.traits.textScale)
    LayoutConstraint.activate([
      unitButton.widthAnchor.constraint(equalToConstant: Self.unitsWidth * growth),
      field.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.minimumFieldWidth * growth),
    ])
    let header = View.column([entry, result], alignment: .leading)
    entry.widthAnchor.constraint(equalTo: header.widthAnchor).isActive = true
    // The whole screen scrolls, because a low window has little room for the rows.
    tableView.isScrollEnabled = false
    let scrollView = addScrollView(around: header)
    scrollView.contentView.addSubview(tableView)
    header.pin(
      [.leading(), .width(fraction: 1), .maximumWidth(Self.maximumWidth * growth)],
      to: view.readableContentGuide)
    tableView.pin([.leading(), .trailing()], to: view)
    tableView.pin([.bottom()], to: scrollView.contentLayoutGuide)
    tableHeightConstraint.isActive = true
    let margin = view.theme.metrics.contentInset(forWidth: view.bounds.width)
    header.pin([.top(margin)], to: scrollView.contentLayoutGuide)
    tableView.topAnchor.constraint(equalTo: header.bottomAnchor, constant: view.theme.metrics.gap)
      .isActive = true
  }

  /// Saves the unit of the result. The field and the unit of its value are restored with the views.
  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(quantity.units[targetIndex].symbol.key, forKey: "target")
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    let symbol = coder.decode(String.self, forKey: "target")
    guard let index = quantity.units.firstIndex(where: { $0.symbol.key == symbol }) else { return }
    targetIndex = index
    if isViewLoaded { convert() }
  }

  private lazy var tableHeightConstraint = tableView.heightAnchor.constraint(equalToConstant: 0)

  /// Aligns the rows with the field.
  override func viewWillLayoutSubviews() { tableView.alignRows(in: view) }

  override func viewDidLayoutSubviews() {
    tableHeightConstraint.constant = tableView.contentSize.height
  }

  // MARK: The value

  private var unit: Quantity.Unit { quantity.units[unitButton.selectedIndex ?? 0] }

  private func value(of text: String) -> Double? {
    numberFormat.value(of: text, allowsPowers: true)
  }

  /// Whether a text with an exponent, such as 1e400, becomes a number if digits at its end are removed.
  private func isBeyondRange(_ text: String) -> Bool {
    guard text.contains(where: { "eE×x*·".contains($0) }) else { return false }
    var rest = text[...]
    while rest.last?.isNumber == true {
      rest.removeLast()
      if value(of: String(rest)) != nil { return true }
    }
    return false
  }

  /// The error message for a text; nil for a value that can be converted.
  private func errorMessage(for text: String) -> String? {
    guard let value = value(of: text) else {
      return isBeyondRange(text)
        ? localized("The number is too large or too small")
        : localized("Enter a number, such as \(numberFormat.string(12.5))")
    }
    if let minimum = quantity.minimum, unit.toBase(value) < minimum {
      return localized(
        "Enter at least \(valueText(unit.fromBase(minimum), in: unit)) (absolute zero)")
    }
    let isConvertible = quantity.units.allSatisfy {
      let result = quantity.converted(value, from: unit, to: $0)
      return result.isFinite
        && (value == 0 || unit.offset != 0 || $0.offset != 0 || result != 0)
    }
    return isConvertible ? nil : localized("The number is too large or too small")
  }

  /// Updates the results and the error message. A text that can be the beginning of a number is no error.
  private func updateForInput() {
    let text = field.text
    let isBeginning =
      text.isEmpty || ["1", "11", "111"].contains { value(of: text + $0) != nil }
    field.errorMessage = isBeginning && value(of: text) == nil ? nil : errorMessage(for: text)
    convert()
  }

  private func convert() {
    result.text = resultText(in: quantity.units[targetIndex])
    result.accessibilityLabel = localized("Result, \(result.text)")
    if let label = result.accessibilityLabel { view.window?.announce(label) }
    tableView.currentRow = targetIndex
    tableView.reloadData()
  }

  private func resultText(in unit: Quantity.Unit) -> String {
    guard errorMessage(for: field.text) == nil, let value = value(of: field.text) else {
      return "– \(localized(unit.symbol))"
    }
    return valueText(quantity.converted(value, from: self.unit, to: unit), in: unit)
  }

  private func valueText(_ value: Double, in unit: Quantity.Unit) -> String {
    // The value in its own unit is not rounded.
    let digits =
      unit.symbol == self.unit.symbol ? Self.maximumDigits : Self.significantDigits
    return "\(numberFormat.string(value, significantDigits: digits)) \(localized(unit.symbol))"
  }

  // MARK: All units

  func numberOfRows(in tableView: TableView) -> Int { quantity.units.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    let unit = quantity.units[row]
    cell.title = resultText(in: unit)
    cell.subtitle = localized(unit.name)
    cell.accessibilityLabel = "\(localized(unit.name)), \(resultText(in: unit))"
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    localized(quantity.units[row].name)
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    targetIndex = row
    convert()
  }
}

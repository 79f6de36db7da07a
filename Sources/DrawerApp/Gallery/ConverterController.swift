// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Converts a number: type it, choose the unit that it is in, and choose the unit of the result in the list of all.
final class ConverterController: ViewController, TableViewDataSource, TableViewDelegate {
  private let quantity: Quantity
  private let field: TextField
  private let units: PopUpButton
  private let result = Label(style: .largeTitle)
  private let tableView = TableView()
  /// The unit of the result.
  private var target = 1

  /// Points; wider fields look empty.
  private static let maximumWidth = 480.0
  private static let unitsWidth = 160.0
  /// Enough for twelve digits.
  private static let minimumFieldWidth = 120.0
  private static let rowHeight = 52.0
  /// Digits of a result, which leave out what the computer rounds, and of a value in its own unit.
  private static let significantDigits = 10
  private static let mostDigits = 15

  /// The three converters in tabs.
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
    field = TextField(label: localized("Value"))
    units = PopUpButton(
      choices: quantity.units.map { PopUpButton.Choice(localized($0.name)) },
      label: localized("Unit of the value"))
    super.init()
    title = localized(quantity.name)
    tabBarItem = TabBarItem(title: localized(quantity.name), image: .icon(quantity.icon))
  }

  private var numbers: NumberFormat { traits.numberFormat }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    field.text = numbers.string(quantity.example)
    field.placeholder = localized("A number")
    field.clearButtonMode = .whileEditing
    field.validate = { [weak self] in self?.mistake(in: $0) }
    field.onEditingChanged = { [weak self] _ in self?.valueChanged() }
    units.onValueChanged = { [weak self] _ in self?.valueChanged() }
    tableView.accessibilityLabel = localized("Units")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = Self.rowHeight
    layOutParts()
    convert()
  }

  private func layOutParts() {
    let entry = StackView(arrangedSubviews: [field, units])
    entry.alignment = .top
    entry.spacing = StackView.spacingUseSystem
    entry.wrapsLines = true
    let growth = max(1, view.traits.textScale)
    LayoutConstraint.activate([
      units.widthAnchor.constraint(equalToConstant: Self.unitsWidth * growth),
      field.widthAnchor.constraint(
        greaterThanOrEqualToConstant: Self.minimumFieldWidth * growth),
    ])
    let header = View.column([entry, result], alignment: .leading)
    entry.widthAnchor.constraint(equalTo: header.widthAnchor).isActive = true
    // All of it scrolls: in a low window little is left for the rows.
    tableView.isScrollEnabled = false
    let scrollView = addScrollView(around: header)
    scrollView.contentView.addSubview(tableView)
    header.pin(
      [.leading(), .width(fraction: 1), .maximumWidth(Self.maximumWidth * growth)],
      to: view.readableContentGuide)
    tableView.pin([.leading(), .trailing()], to: view)
    tableView.pin([.bottom()], to: scrollView.contentLayoutGuide)
    rowsHeight.isActive = true
    let margin = view.theme.metrics.contentInset(forWidth: view.bounds.width)
    header.pin([.top(margin)], to: scrollView.contentLayoutGuide)
    tableView.topAnchor.constraint(equalTo: header.bottomAnchor, constant: view.theme.metrics.gap)
      .isActive = true
  }

  /// The field and the unit of its value are restored with the views.
  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(quantity.units[target].symbol.key, forKey: "target")
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    let symbol = coder.decode(String.self, forKey: "target")
    guard let index = quantity.units.firstIndex(where: { $0.symbol.key == symbol }) else { return }
    target = index
    if isViewLoaded { convert() }
  }

  private lazy var rowsHeight = tableView.heightAnchor.constraint(equalToConstant: 0)

  /// The rows begin where the field does.
  override func viewWillLayoutSubviews() { tableView.alignRows(in: view) }

  override func viewDidLayoutSubviews() { rowsHeight.constant = tableView.contentSize.height }

  // MARK: The value

  private var unit: Quantity.Unit { quantity.units[units.selectedIndex ?? 0] }

  private func value(of text: String) -> Double? { numbers.value(of: text, allowsPowers: true) }

  /// Whether a text with a power of ten, such as 1e400, is a number with fewer digits at its end.
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
  private func mistake(in text: String) -> String? {
    guard let value = value(of: text) else {
      return isBeyondRange(text)
        ? localized("The number is too large or too small")
        : localized("Write a number, such as \(numbers.string(12.5))")
    }
    if let minimum = quantity.minimum, unit.toBase(value) < minimum {
      return localized("Nothing is colder than \(shown(unit.fromBase(minimum), in: unit))")
    }
    let isConvertible = quantity.units.allSatisfy {
      let result = quantity.converted(value, from: unit, to: $0)
      return result.isFinite
        && (value == 0 || unit.offset != 0 || $0.offset != 0 || result != 0)
    }
    return isConvertible ? nil : localized("The number is too large or too small")
  }

  /// What the user has written so far may be the beginning of a number, which is no mistake.
  private func valueChanged() {
    let text = field.text
    let isBeginning =
      text.isEmpty || ["1", "11", "111"].contains { value(of: text + $0) != nil }
    field.errorMessage = isBeginning && value(of: text) == nil ? nil : mistake(in: text)
    convert()
  }

  private func convert() {
    result.text = converted(to: quantity.units[target])
    result.accessibilityLabel = localized("Result, \(result.text)")
    if let label = result.accessibilityLabel { view.window?.announce(label) }
    tableView.currentRow = target
    tableView.reloadData()
  }

  private func converted(to unit: Quantity.Unit) -> String {
    guard mistake(in: field.text) == nil, let value = value(of: field.text) else {
      return "– \(localized(unit.symbol))"
    }
    return shown(quantity.converted(value, from: self.unit, to: unit), in: unit)
  }

  private func shown(_ value: Double, in unit: Quantity.Unit) -> String {
    // The digits of the value that was written are not rounded.
    let digits =
      unit.symbol == self.unit.symbol ? Self.mostDigits : Self.significantDigits
    return "\(numbers.string(value, significantDigits: digits)) \(localized(unit.symbol))"
  }

  // MARK: All units

  func numberOfRows(in tableView: TableView) -> Int { quantity.units.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    let unit = quantity.units[row]
    cell.title = converted(to: unit)
    cell.subtitle = localized(unit.name)
    cell.accessibilityLabel = "\(localized(unit.name)), \(converted(to: unit))"
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    localized(quantity.units[row].name)
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    target = row
    convert()
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Controls for the options of one side at a time, and of the whole drawer.
final class PlaygroundForm: ViewController {
  private static let inset = 16.0
  private static let spacing = 12.0
  private static let buttonHeight = 36.0
  /// The height in points, at the default text scale, below which all parts scroll.
  private static let minimumFixedHeight = 200.0

  private(set) weak var playground: PlaygroundController?

  private var side = DrawerSide.leading

  let scrollView = ScrollView()
  private let sidePicker = SegmentedControl(
    segments: DrawerSide.allCases.map { .title($0.title) }, accessibilityLabel: localized("Side"))
  private let copyButton = Button.filled(localized("Copy Swift code"), isPrimary: true)
  private lazy var actionButtons = View.row(
    Self.actions.map { makeButton($0, $2) }, spacing: 6, wraps: true)
  private let separators = [View(), View()]
  private let form = FormView()
  private var rowUpdates: [(PlaygroundSettings, DrawerSide) -> Void] = []

  override init() {
    super.init()
    title = localized("Options")
  }

  override func viewDidLoad() {
    prepareView(.menu)
    sidePicker.selectedSegmentIndex = 0
    sidePicker.onValueChanged = { [weak self] index in self?.edit(DrawerSide.allCases[index]) }
    actionButtons.distribution = .fillEqually
    scrollView.accessibilityLabel = localized("Options")
    view.addSubview(scrollView)
    copyButton.onActivate = { [weak self] in self?.copyCode() }
    for line in separators {
      line.backgroundColor = .separator
      view.addSubview(line)
    }
    for row in PlaygroundSide.rows { add(row) { \.[$0] } }
    for row in PlaygroundSettings.rows { add(row) { _ in \.self } }
    installForm()
    refresh()
  }

  func connect(to playground: PlaygroundController) { self.playground = playground }

  private func edit(_ side: DrawerSide) {
    self.side = side
    refresh()
  }

  /// The buttons: a title, whether the action is possible at a progress of the side, and the action.
  private static let actions:
    [(Words, isPossible: (Double) -> Bool, (PlaygroundController, DrawerSide) -> Void)] = [
      (Words("Open"), { $0 < 1 }, { $0.open($1) }), (Words("Close"), { $0 > 0 }, { $0.close($1) }),
      (Words("Toggle"), { _ in true }, { $0.toggle($1) }),
      (Words("Bounce"), { $0 == 0 }, { $0.bouncePreview($1) }),
    ]

  private func makeButton(
    _ name: Words, _ action: @escaping (PlaygroundController, DrawerSide) -> Void
  ) -> Button {
    let button = Button.filled(localized(name))
    button.onActivate = { [weak self] in
      if let self, let playground { action(playground, side) }
    }
    return button
  }

  func updateActions() {
    guard isViewLoaded, let playground else { return }
    let progress = playground.progress(of: side)
    let buttons = actionButtons.arrangedSubviews.compactMap { $0 as? Button }
    for (button, action) in zip(buttons, Self.actions) {
      button.setEnabled(action.isPossible(progress), handingFocusTo: buttons[2])
    }
  }

  private func copyCode() {
    guard let playground else { return }
    playground.copyCode()
    // The title stays until a setting changes: then the code on the clipboard is outdated.
    copyButton.title = localized("Copied")
  }

  func refresh() {
    guard isViewLoaded, let settings = playground?.settings else { return }
    copyButton.title = localized("Copy Swift code")
    updateActions()
    for refresh in rowUpdates { refresh(settings, side) }
  }

  // MARK: Layout

  override func viewWillLayoutSubviews() {
    guard view.bounds.height > 0 else { return }
    let isLow = view.bounds.height < Self.minimumFixedHeight * max(1, view.traits.textScale)
    if isLow != (sidePicker.superview === form) {
      isLow ? installPartsInForm() : installPartsAroundForm()
    }
  }

  private func installPartsInForm() {
    LayoutConstraint.deactivate(fixedConstraints)
    fixedConstraints = scrollView.pin([.top(), .bottom()])
    for (index, part) in [sidePicker, actionButtons].enumerated() {
      form.insertArrangedSubview(part, at: index)
      form.setCustomSpacing(Self.spacing / 2, after: part)
    }
    form.addArrangedSubview(copyButton)
    for line in separators { line.isHidden = true }
  }

  private var fixedConstraints: [LayoutConstraint] = []

  /// Installs the picker and the buttons above and below the scroll view.
  private func installPartsAroundForm() {
    LayoutConstraint.deactivate(fixedConstraints)
    for part in [sidePicker, actionButtons, copyButton] { view.addSubview(part) }
    for line in separators { line.isHidden = false }
    let height = Self.buttonHeight * view.traits.textScale
    fixedConstraints = [sidePicker, actionButtons, copyButton].flatMap { part in
      part.pin([.leading(Self.inset), .trailing(Self.inset), .minimumHeight(height)])
    }
    fixedConstraints += sidePicker.pin([.top(Self.spacing)])
    fixedConstraints += copyButton.pin([.bottom(Self.spacing)])
    let gaps: [(View, View, Double)] = [
      (sidePicker, actionButtons, 6), (actionButtons, separators[0], Self.spacing - 3),
      (separators[0], scrollView, 0),
      (scrollView, separators[1], 0), (separators[1], copyButton, Self.spacing - 1),
    ]
    let distances = gaps.map { $1.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: $2) }
    LayoutConstraint.activate(distances)
    fixedConstraints += distances
  }

  private func installForm() {
    for part in separators + [scrollView] { part.pin([.leading(), .trailing()]) }
    for line in separators { line.pin([.height(1)]) }
    // The playground restores the settings.
    form.restoresState = false
    scrollView.contentView.addSubview(form)
    form.pin([.leading(Self.inset), .trailing(Self.inset)], to: scrollView.frameLayoutGuide)
    form.pin([.top(), .bottom(Self.inset)], to: scrollView.contentLayoutGuide)
    installPartsAroundForm()
  }

  // MARK: Rows

  /// Adds a row. Its control is updated only if its value differs, because it may be animating to that value.
  ///
  /// - Parameter rootPath: Returns the path to the value's root in the settings, for the edited side.
  private func add<Root>(
    _ row: PlaygroundRow<Root>,
    at rootPath: @escaping (DrawerSide) -> WritableKeyPath<PlaygroundSettings, Root>
  ) {
    let title = row.title
    func add(
      _ control: View, title: String = row.title, _ placement: FormRow.Placement = .beside,
      show: @escaping (Root, FormRow) -> Void
    ) {
      let line = form.addRow(title, control, placement: placement)
      rowUpdates.append { [unowned line] settings, side in
        let root = settings[keyPath: rootPath(side)]
        line.isEnabled = row.isEnabled(root)
        show(root, line)
      }
    }
    func addSwitch(_ title: String, _ field: RestoredField<Root>) {
      let control = Switch(accessibilityLabel: title)
      control.onValueChanged = { write(.bool($0), field) }
      add(control, title: title) { root, _ in
        let isOn = field.read(root) == .bool(true)
        if control.isOn != isOn { control.isOn = isOn }
      }
    }
    let write = { [weak self] (value: StateValue, field: RestoredField<Root>?) in
      guard let self else { return }
      let path = rootPath(side)
      playground?.change { _ = field?.write(&$0[keyPath: path], value) }
    }
    switch row.kind {
    case .heading: form.addGroup(title)
    case .button(let action):
      let button = Button.filled(title)
      button.onActivate = { [weak self] in
        if let playground = self?.playground { action(playground) }
      }
      form.addRow("", button)
    case .toggle: if let field = row.field { addSwitch(title, field) }
    case .toggles(let members): for member in members { addSwitch(member.title, member.field) }
    case .number(let number):
      let control: RangeControl =
        number.isStepper ? Stepper(accessibilityLabel: title) : Slider(accessibilityLabel: title)
      control.stepValue = number.step
      control.onValueChanged = { write(.number($0), row.field) }
      add(control) { root, line in
        let value = number.value(root)
        control.range = number.range(root)
        if control.value != value { control.value = value }
        line.detail = number.text(value)
      }
    case .choice(let choices, let isList):
      func index(in root: Root) -> Int? { choices.firstIndex { $0.value == row.field?.read(root) } }
      if isList {
        let list = ChoiceList(choices.map(\.title), accessibilityLabel: title) {
          write(choices[$0].value, row.field)
        }
        add(list, .below) { root, _ in list.table.currentRow = index(in: root) }
      } else {
        let control = SegmentedControl(
          segments: choices.map { .title($0.title) }, accessibilityLabel: title)
        control.onValueChanged = { write(choices[$0].value, row.field) }
        add(control, .below) { root, _ in
          let index = index(in: root)
          if control.selectedSegmentIndex != index { control.selectedSegmentIndex = index }
        }
      }
    }
  }
}

/// A short list with one selected row.
private final class ChoiceList: View {
  private static let rowHeight = 32.0

  let table = TableView()
  private let names: [String]
  private let onSelect: (Int) -> Void

  init(_ names: [String], accessibilityLabel: String, onSelect: @escaping (Int) -> Void) {
    self.names = names
    self.onSelect = onSelect
    super.init(frame: .zero)
    backgroundColor = .hover
    cornerRadius = theme.metrics.controlRadius
    table.accessibilityLabel = accessibilityLabel
    table.rowHeight = Self.rowHeight
    table.dataSource = self
    table.delegate = self
    addSubview(table)
    table.pin(Pin.edges())
  }

  override var intrinsicContentSize: Size {
    Size(View.noIntrinsicMetric, Double(names.count) * table.rect(forRow: 0).height)
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    invalidateIntrinsicContentSize()
  }
}

extension ChoiceList: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { names.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = names[row]
    cell.accessibilityLabel = names[row]
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? { names[row] }

  func tableView(_ tableView: TableView, didSelectRow row: Int) { onSelect(row) }
}

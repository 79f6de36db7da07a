// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension PlaygroundForm {
  /// Adds a row. Its control is updated only if its value differs, because it may be animating to that value.
  ///
  /// - Parameter rootPath: Returns the path to the value's root in the settings, for the edited side.
  func add<Root>(
    _ row: PlaygroundRow<Root>,
    at rootPath: @escaping (DrawerSide) -> WritableKeyPath<PlaygroundSettings, Root>
  ) {
    let title = row.title
    func add(
      _ control: View, title: String = row.title, _ placement: FormRow.Placement = .beside,
      show: @escaping (Root, FormRow) -> Void
    ) {
      addRow(title, control, placement: placement) { settings, side, line in
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
      func index(in root: Root) -> Int? {
        choices.firstIndex { $0.value == row.field?.read(root) }
      }
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

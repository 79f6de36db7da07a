// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Rows for one kind of control each. A control is written only when it shows something else: it
/// may be gliding to the very value that the person has chosen.
extension PlaygroundForm {
  /// Whether a row can be used with the settings of a side.
  typealias Condition = (PlaygroundSettings, DrawerSide) -> Bool

  func addSwitch(_ title: String, _ binding: FormBinding<Bool>) {
    let control = Switch(label: title)
    control.onValueChanged = { [weak self] in self?.write($0, to: binding) }
    addRow(title, control) { settings, side, _ in
      let isOn = binding.get(settings, side)
      if control.isOn != isOn { control.isOn = isOn }
    }
  }

  /// - Parameters:
  ///   - range: for a side, which may have limits of its own.
  ///   - text: what shows of a value.
  func addSlider(
    _ title: String, _ binding: FormBinding<Double>,
    range: @escaping (PlaygroundSettings, DrawerSide) -> ClosedRange<Double>, step: Double,
    isEnabled: @escaping Condition = { _, _ in true }, text: @escaping (Double) -> String
  ) {
    let control = Slider(label: title)
    control.stepValue = step
    control.onValueChanged = { [weak self] in self?.write($0, to: binding) }
    addRow(title, control) { settings, side, row in
      let value = binding.get(settings, side)
      let range = range(settings, side)
      control.range = range
      if control.value != value { control.value = value }
      row.isEnabled = isEnabled(settings, side)
      row.detail = text(value)
    }
  }

  func addSlider(
    _ title: String, _ binding: FormBinding<Double>, _ range: ClosedRange<Double>, step: Double,
    isEnabled: @escaping Condition = { _, _ in true }, text: @escaping (Double) -> String
  ) {
    addSlider(
      title, binding, range: { _, _ in range }, step: step, isEnabled: isEnabled, text: text)
  }

  func addStepper(
    _ title: String, _ binding: FormBinding<Double>, _ range: ClosedRange<Double>, step: Double
  ) {
    let control = Stepper(label: title)
    control.range = range
    control.stepValue = step
    control.onValueChanged = { [weak self] in self?.write($0, to: binding) }
    addRow(title, control) { settings, side, row in
      let value = binding.get(settings, side)
      if control.value != value { control.value = value }
      row.detail = Self.points(value)
    }
  }

  func addSegments<Value: Equatable>(
    _ title: String, _ choices: [(title: String, value: Value)], _ binding: FormBinding<Value>,
    isEnabled: @escaping Condition = { _, _ in true }
  ) {
    let control = SegmentedControl(segments: choices.map { .title($0.title) }, label: title)
    control.onValueChanged = { [weak self] in self?.write(choices[$0].value, to: binding) }
    addRow(title, control, placement: .below) { settings, side, row in
      let index = choices.firstIndex { $0.value == binding.get(settings, side) }
      if control.selectedSegmentIndex != index { control.selectedSegmentIndex = index }
      row.isEnabled = isEnabled(settings, side)
    }
  }

  func addList<Value: Equatable>(
    _ title: String, _ choices: [(title: String, value: Value)], _ binding: FormBinding<Value>
  ) {
    let list = ChoiceList(choices.map(\.title), label: title) { [weak self] in
      self?.write(choices[$0].value, to: binding)
    }
    addRow(title, list, placement: .below) { settings, side, _ in
      list.table.currentRow = choices.firstIndex { $0.value == binding.get(settings, side) }
    }
  }

  func addButton(_ title: String, action: @escaping (PlaygroundController) -> Void) {
    let button = Button.plate(title)
    button.onActivate = { [weak self] in
      if let playground = self?.playground { action(playground) }
    }
    form.addRow("", button)
  }

  // MARK: Values as text

  static func points(_ value: Double) -> String {
    localized("\(value.shown) pt")
  }
  static func percent(_ value: Double) -> String { value.percentage }
  static func seconds(_ value: Double) -> String {
    localized("\(value.shown) s")
  }
}

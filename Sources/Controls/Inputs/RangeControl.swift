// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
public import Views

/// A control whose value is a number in a range: the part that `Slider` and `Stepper` share.
public class RangeControl: Control {
  /// Called with the new value when a person has changed it; not when code has.
  public var onValueChanged: ((Double) -> Void)?

  private(set) var numbers: SteppedRange
  private(set) var storedValue = 0.0
  /// The value that `onValueChanged` or code was last concerned with.
  private var reportedValue = 0.0

  init(label: String, role: AccessibilityRole, numbers: SteppedRange) {
    self.numbers = numbers
    super.init(frame: .zero)
    accessibilityLabel = label
    accessibilityRole = role
  }

  /// Default 0, kept within the range. Setting it does not animate and does not call `onValueChanged`.
  public final var value: Double {
    get { storedValue }
    set { set(newValue, animated: false) }
  }

  /// The values that can be chosen. Default 0...1 of a slider, 0...100 of a stepper; a value outside goes to the nearer end. An
  /// end that is not finite stops the program.
  public final var range: ClosedRange<Double> {
    get { numbers.minimum...numbers.maximum }
    set {
      setNumbers(SteppedRange(newValue.lowerBound, newValue.upperBound, step: numbers.step))
    }
  }

  /// Default 0. One above `maximumValue` moves that along; a value below it is raised.
  public final var minimumValue: Double {
    get { numbers.minimum }
    set { setNumbers(SteppedRange(newValue, max(newValue, numbers.maximum), step: numbers.step)) }
  }

  /// Default 1 of a slider and 100 of a stepper, as UIKit's. One below `minimumValue` moves that along; a value above it is
  /// lowered.
  public final var maximumValue: Double {
    get { numbers.maximum }
    set { setNumbers(SteppedRange(min(newValue, numbers.minimum), newValue, step: numbers.step)) }
  }

  /// How far apart the values are that a person can choose, counted from the minimum; the maximum is always among them. Code
  /// may set any. Default 0 of a slider: all values. Default 1 of a stepper, whose step must be above 0.
  public var stepValue: Double {
    get { numbers.step }
    set { setNumbers(SteppedRange(numbers.minimum, numbers.maximum, step: newValue)) }
  }

  /// Shows `storedValue`, which may be the old one.
  func showValue(animated: Bool) { setNeedsDisplay() }

  /// Code sets the value.
  final func set(_ value: Double, animated: Bool) {
    noteChange(isByUser: false)
    show(numbers.clamped(value), animated: animated)
  }

  private func show(_ value: Double, animated: Bool) {
    (storedValue, reportedValue) = (value, value)
    showValue(animated: animated)
  }

  private func setNumbers(_ numbers: SteppedRange) {
    guard numbers != self.numbers else { return }
    self.numbers = numbers
    show(numbers.clamped(storedValue), animated: false)
  }

  /// A person chose a value.
  ///
  /// - Parameter reports: Whether `onValueChanged` is called. Default true.
  final func choose(_ value: Double, reports: Bool = true) {
    storedValue = value
    showValue(animated: false)
    guard reports, value != reportedValue else { return }
    reportedValue = value
    noteChange(isByUser: true)
    onValueChanged?(value)
  }

  // MARK: Restoration

  private var limits: [Double] { [numbers.minimum, numbers.maximum] }

  /// The value that the user chose.
  public override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    encodeValue(reportedValue, within: limits, with: coder)
  }

  /// Chooses the value as the user does: `onValueChanged` is called.
  public override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    guard let value: Double = decodeValue(within: limits, with: coder) else { return }
    noteChange(isByUser: true)
    choose(numbers.clamped(value))
  }

  // MARK: Keys

  /// A step by a key that has another meaning for the subclass. Default false.
  func step(by key: Key) -> Bool { false }

  /// It takes the arrows, Page Up and Down, Home and End even at an end of the range: a held key must not begin to scroll the
  /// view around it.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty else { return false }
    if !step(by: event.key) {
      guard let target = numbers.target(of: event.key, from: value, mirrored: isMirrored) else {
        return false
      }
      choose(target)
    }
    window?.focus.keyboardWasUsed()
    return true
  }

  // MARK: Accessibility

  public override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.number = AccessibilityElement.Value(value, in: range, step: numbers.step)
    element.actions = [.increment, .decrement]
  }

  public override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    switch action {
    case .press: return false
    case .increment, .decrement, .setValue:
      guard isEnabled, let target = numbers.target(of: action, from: value) else { return false }
      choose(target)
      return true
    default: return super.performAccessibilityAction(action, part: part)
    }
  }
}

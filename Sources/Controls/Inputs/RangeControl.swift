// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
public import Views

/// A control whose value is a number in a range: the superclass of `Slider` and `Stepper`.
public class RangeControl: Control, ValueControl {
  /// Called with the new value when the user or state restoration has changed it, but not when code sets `value`.
  public var onValueChanged: ((Double) -> Void)?

  private(set) var steppedRange: SteppedRange
  private(set) var storedValue = 0.0
  /// The last value that code has set or that `onValueChanged` has received.
  private var lastReportedValue = 0.0

  init(accessibilityLabel: String, role: AccessibilityRole, steppedRange: SteppedRange) {
    self.steppedRange = steppedRange
    super.init(frame: .zero)
    self.accessibilityLabel = accessibilityLabel
    accessibilityRole = role
  }

  /// The value, clamped to the range. Default 0. Setting it does not animate and does not call `onValueChanged`.
  public final var value: Double {
    get { storedValue }
    set { set(newValue, animated: false) }
  }

  /// The range to which `value` is clamped. Default 0...1 for a slider, 0...100 for a stepper. Traps if it is infinite.
  public final var range: ClosedRange<Double> {
    get { steppedRange.minimum...steppedRange.maximum }
    set { setRange(newValue.lowerBound, newValue.upperBound) }
  }

  /// The minimum of `value`. Default 0. A minimum above `maximumValue` raises the maximum too.
  public final var minimumValue: Double {
    get { steppedRange.minimum }
    set { setRange(newValue, max(newValue, steppedRange.maximum)) }
  }

  /// The maximum of `value`. Default 1 for a slider and 100 for a stepper, as in UIKit. A maximum below `minimumValue`
  /// lowers the minimum too.
  public final var maximumValue: Double {
    get { steppedRange.maximum }
    set { setRange(min(newValue, steppedRange.minimum), newValue) }
  }

  /// The distance between the values that the user can choose, counted from the minimum. The maximum can always be
  /// chosen, and code can set any value. Default 0 for a slider, which allows all values. Default 1 for a stepper.
  public var stepValue: Double {
    get { steppedRange.step }
    set { setRange(steppedRange.minimum, steppedRange.maximum, step: newValue) }
  }

  /// Updates the display of `storedValue`, which may be unchanged.
  func showValue(animated: Bool) { setNeedsDisplay() }

  /// Sets the value on behalf of code.
  final func set(_ value: Double, animated: Bool) {
    recordValueChange(isUserInitiated: false)
    show(steppedRange.clamped(value), animated: animated)
  }

  private func show(_ value: Double, animated: Bool) {
    (storedValue, lastReportedValue) = (value, value)
    showValue(animated: animated)
  }

  private func setRange(_ minimum: Double, _ maximum: Double, step: Double? = nil) {
    let new = SteppedRange(minimum, maximum, step: step ?? steppedRange.step)
    guard new != steppedRange else { return }
    steppedRange = new
    show(new.clamped(storedValue), animated: false)
  }

  /// Sets the value on behalf of the user, and calls `onValueChanged` if `reports` is true.
  final func choose(_ value: Double, reports: Bool = true) {
    storedValue = value
    showValue(animated: false)
    guard reports, value != lastReportedValue else { return }
    lastReportedValue = value
    recordValueChange(isUserInitiated: true)
    onValueChanged?(value)
  }

  // MARK: Restoration

  final var restorableValue: Double? { lastReportedValue }
  final var valueLimits: [Double] { [steppedRange.minimum, steppedRange.maximum] }

  final func restore(_ value: Double) {
    recordValueChange(isUserInitiated: true)
    choose(steppedRange.clamped(value))
  }

  // MARK: Keys

  /// Handles a key that has another meaning in the subclass. Default: returns false.
  func handleStepKey(_ key: Key) -> Bool { false }

  /// Changes the value for the arrow keys, Page Up, Page Down, Home and End. Returns true even if the value is already
  /// at an end of the range, so that a key that is held down does not begin to scroll an enclosing view.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty else { return false }
    if !handleStepKey(event.key) {
      guard let target = steppedRange.target(of: event.key, from: value, isMirrored: isMirrored)
      else {
        return false
      }
      choose(target)
    }
    window?.focus.showFocusRing()
    return true
  }

  // MARK: Accessibility

  public override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    element.numericValue = AccessibilityElement.Value(value, in: range, step: steppedRange.step)
    element.actions = [.increment, .decrement]
  }

  public override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    switch action {
    case .press: return false
    case .increment, .decrement, .setValue:
      guard isEnabled, let target = steppedRange.target(of: action, from: value) else {
        return false
      }
      choose(target)
      return true
    default: return super.performAccessibilityAction(action, part: part)
    }
  }
}

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
      else { return false }
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

nonisolated struct SteppedRange: Equatable {
  private(set) var minimum: Double
  private(set) var maximum: Double

  /// The distance between steps, counted from the minimum; 0 for no steps.
  private(set) var step: Double

  /// The distance from a step, in steps, at which a number is on the step: sums of tenths are not exact.
  private static let tolerance = 1e-6

  init(_ minimum: Double, _ maximum: Double, step: Double) {
    require(
      minimum.isFinite && maximum.isFinite && minimum <= maximum,
      "A range of values cannot go from \(minimum) to \(maximum)")
    require(step.isFinite && step >= 0, "A step must be finite and not negative: \(step)")
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }

  var length: Double { maximum - minimum }

  func clamped(_ value: Double) -> Double {
    require(!value.isNaN, "A value cannot be \(value)")
    return min(max(value, minimum), maximum)
  }

  /// The position of a value in the range, 0…1; 0 in an empty range.
  func fraction(of value: Double) -> Double { length > 0 ? (value - minimum) / length : 0 }

  /// The value at a position in the range, 0…1, rounded to the nearest step or to the maximum.
  func value(at fraction: Double) -> Double {
    let fraction = min(max(fraction, 0), 1)
    guard step > 0, fraction < 1 else {
      return fraction < 1 ? minimum + fraction * length : maximum
    }
    let exact = fraction * length
    let stepped = (exact / step).rounded() * step
    // The distance from the last step to the maximum may be less than a step.
    return length - exact < abs(exact - stepped) ? maximum : clamped(minimum + stepped)
  }

  /// The change by an arrow key: a step, or a hundredth of a range without steps.
  var unit: Double { step > 0 ? step : length / 100 }

  /// The value that is `count` units away. From a value between two steps the first unit leads to the next step.
  func value(_ value: Double, movedBy count: Double) -> Double {
    guard length > 0 else { return minimum }
    var position = (value - minimum) / unit
    let nearest = position.rounded()
    if abs(position - nearest) < Self.tolerance {
      position = nearest
    } else if step > 0 {
      position = position.rounded(count > 0 ? .down : .up)
    }
    return clamped(minimum + (position + count) * unit)
  }
}

extension SteppedRange {
  private static let stepsPerPage = 10.0

  func target(of key: Key, from value: Double, isMirrored: Bool) -> Double? {
    steps(of: key, isMirrored: isMirrored).map { self.value(value, movedBy: $0) }
      ?? (key == .home ? minimum : key == .end ? maximum : nil)
  }

  func target(of action: AccessibilityAction, from value: Double) -> Double? {
    switch action {
    case .increment: self.value(value, movedBy: 1)
    case .decrement: self.value(value, movedBy: -1)
    // Rounded to a step, as every value that the user can choose.
    case .setValue(let wanted):
      wanted.isFinite ? self.value(at: fraction(of: clamped(wanted))) : nil
    default: nil
    }
  }

  /// The change by a key, in units; nil for other keys.
  func steps(of key: Key, isMirrored: Bool) -> Double? {
    switch key {
    case .up: 1
    case .down: -1
    case .right: isMirrored ? -1 : 1
    case .left: isMirrored ? 1 : -1
    case .pageUp: Self.stepsPerPage
    case .pageDown: -Self.stepsPerPage
    default: nil
    }
  }
}

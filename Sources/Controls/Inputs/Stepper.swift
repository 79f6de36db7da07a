// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// Two buttons that make a number smaller and larger: by one step a click, and repeatedly while
/// held.
///
/// It does not show the number; put a label beside it.
public final class Stepper: Control {
  /// The halves. The one for less is at the leading edge.
  enum Half: Equatable {
    case less
    case more

    var count: Double { self == .less ? -1 : 1 }
  }

  /// Called with the new value when a person has changed it; not when code has.
  public var onValueChanged: ((Double) -> Void)?

  /// Whether the value continues at the other end of the range. Default false.
  public var wraps = false {
    didSet {
      if wraps != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether the value keeps changing while a half is held down. Default true.
  public var autorepeat = true

  private var numbers = SteppedRange(0, 100, step: 1)
  private var storedValue = 0.0

  private(set) var hovered: Half?

  /// The half that was pressed, and whether the pointer is over it now.
  private(set) var held: Half?
  private(set) var isOverHeld = false
  private var repeater: Animator?
  private var repeats = 0

  /// - Parameter label: What the number means, for assistive technology and state dumps.
  public init(label: String) {
    super.init(frame: .zero)
    accessibilityLabel = label
    accessibilityRole = .stepper
  }

  /// Default 0, kept within the range. Setting it does not call `onValueChanged`.
  public var value: Double {
    get { storedValue }
    set {
      isValueChosen = false
      set(numbers.clamped(newValue))
    }
  }

  /// The values that can be chosen. Default 0...100; a value outside goes to the nearer end. An end that is not finite stops the
  /// program.
  public var range: ClosedRange<Double> {
    get { numbers.minimum...numbers.maximum }
    set {
      setNumbers(SteppedRange(newValue.lowerBound, newValue.upperBound, step: numbers.step))
    }
  }

  /// Default 0. One above `maximumValue` moves that along; a value below it is raised.
  public var minimumValue: Double {
    get { numbers.minimum }
    set {
      setNumbers(
        SteppedRange(newValue, max(newValue, numbers.maximum), step: numbers.step))
    }
  }

  /// Default 100, as UIKit's. One below `minimumValue` moves that along; a value above it is lowered.
  public var maximumValue: Double {
    get { numbers.maximum }
    set {
      setNumbers(
        SteppedRange(min(newValue, numbers.minimum), newValue, step: numbers.step))
    }
  }

  /// The step of a click, added or subtracted; above 0. Default 1.
  public var stepValue: Double {
    get { numbers.step }
    set {
      require(newValue > 0, "A stepper cannot step by \(newValue)")
      setNumbers(SteppedRange(numbers.minimum, numbers.maximum, step: newValue))
    }
  }

  private func set(_ value: Double) {
    guard value != storedValue else { return }
    storedValue = value
    setNeedsDisplay()
  }

  private func setNumbers(_ numbers: SteppedRange) {
    guard numbers != self.numbers else { return }
    self.numbers = numbers
    set(numbers.clamped(storedValue))
    setNeedsDisplay()
  }

  private func choose(_ value: Double) {
    guard value != storedValue else { return }
    set(value)
    isValueChosen = true
    onValueChanged?(value)
  }

  // MARK: Restoration

  private var limits: [Double] { [numbers.minimum, numbers.maximum] }

  /// The value that the user chose.
  public override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    encodeValue(storedValue, within: limits, with: coder)
  }

  /// Chooses the value as the user does: `onValueChanged` is called.
  public override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    guard let value: Double = decodeValue(within: limits, with: coder) else { return }
    isValueChosen = true
    choose(numbers.clamped(value))
  }

  // MARK: Steps

  /// Whether a half can change the value.
  func canStep(_ half: Half) -> Bool {
    guard numbers.length > 0 else { return false }
    return wraps || storedValue != (half == .less ? numbers.minimum : numbers.maximum)
  }

  private func step(_ half: Half) {
    let end = half == .less ? numbers.minimum : numbers.maximum
    let start = half == .less ? numbers.maximum : numbers.minimum
    let isAtEnd = storedValue == end
    choose(isAtEnd && wraps ? start : numbers.value(storedValue, movedBy: half.count))
    if !canStep(half) { stopRepeating() }
  }

  /// Steps by the half that is held down.
  public override func activate() {
    if let held, isOverHeld, repeats == 0 { step(held) }
    super.activate()
  }

  // MARK: Pointers

  public override func pointerDown(_ pointer: PointerSample) {
    super.pointerDown(pointer)
    guard isPressed else { return }
    takeKeyboard()
    held = half(at: pointer.location(in: self)).flatMap { canStep($0) ? $0 : nil }
    point(pointer)
    startRepeating()
  }

  public override func pointerMoved(_ pointer: PointerSample) {
    super.pointerMoved(pointer)
    point(pointer)
  }

  public override func pointerUp(_ pointer: PointerSample) {
    super.pointerUp(pointer)
    letGo()
  }

  public override func pointerCancelled() {
    super.pointerCancelled()
    letGo()
  }

  public override func hoverMoved(to location: Point) {
    let half = half(at: location)
    guard half != hovered else { return }
    hovered = half
    setNeedsDisplay()
  }

  private func point(_ pointer: PointerSample) {
    let isOver = held != nil && half(at: pointer.location(in: self)) == held
    guard isOver != isOverHeld else { return }
    isOverHeld = isOver
    setNeedsDisplay()
  }

  private func letGo() {
    stopRepeating()
    held = nil
    isOverHeld = false
    repeats = 0
  }

  /// Counts the seconds that the half is held, as the frames tell them.
  private func startRepeating() {
    guard autorepeat, let window, let held else { return }
    repeater = window.animations.animate(
      from: 0, to: StepperRhythm.longest,
      motion: .curve(.linear, duration: StepperRhythm.longest)
    ) { [weak self] seconds in
      guard let self, repeater != nil else { return }
      let due = StepperRhythm.steps(after: seconds)
      while repeats < due, repeater != nil {
        repeats += 1
        if isOverHeld { step(held) }
      }
    }
  }

  private func stopRepeating() {
    repeater?.stop()
    repeater = nil
  }

  // MARK: Keys

  /// The stepper takes the arrows, Page Up and Down, Home and End even at an end of the range: a
  /// held key must not begin to scroll the view around it.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty else { return false }
    if let half = half(of: event.key) {
      step(half)
    } else if let target = numbers.target(of: event.key, from: value, mirrored: isMirrored) {
      choose(target)
    } else {
      return false
    }
    window?.focus.keyboardWasUsed()
    return true
  }

  private func half(of key: Key) -> Half? {
    switch key {
    case .up: .more
    case .down: .less
    case .right: isMirrored ? .less : .more
    case .left: isMirrored ? .more : .less
    default: nil
    }
  }

  // MARK: Look

  public override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  public override func sizeThatFits(_ size: Size) -> Size {
    Size(naturalWidth, theme.metrics.minimumTarget)
  }

  public override var focusRing: (rect: Rect, radius: Double) {
    (trough, theme.metrics.controlRadius)
  }

  public override func draw(_ canvas: inout Canvas) {
    drawTrough(&canvas)
    for half in [Half.less, .more] {
      drawHighlight(of: half, isHeld: half == held, &canvas)
      drawSign(of: half, &canvas)
    }
    drawDivider(&canvas)
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
    case .increment, .decrement:
      let half: Half = action == .increment ? .more : .less
      guard isEnabled, canStep(half) else { return false }
      step(half)
      return true
    case .setValue:
      guard isEnabled, let target = numbers.target(of: action, from: value) else { return false }
      choose(target)
      return true
    default: return super.performAccessibilityAction(action, part: part)
    }
  }
}

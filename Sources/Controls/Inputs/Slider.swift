// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A number chosen by dragging a thumb along a track.
///
/// The mouse takes the thumb at the press, anywhere on the slider; a finger takes it on the thumb, and
/// beside it by a tap or a sideways drag, so that a swipe that begins on a slider still scrolls. The
/// wheel changes the value only while the slider has the keyboard and the mouse was moved over it:
/// a page that scrolls under a resting mouse changes nothing.
public final class Slider: Control {
  /// Called with the new value when the person changed it; not when code did.
  public var onValueChanged: ((Double) -> Void)?

  /// Whether `onValueChanged` is called while the thumb is dragged; otherwise it is called once,
  /// when the thumb is released. Default true.
  public var isContinuous = true

  public override var isEnabled: Bool {
    didSet { pan.isEnabled = isEnabled }
  }

  var numbers = SteppedRange(0, 1, step: 0)
  var storedValue = 0.0
  let pan = PanGestureRecognizer(axis: .horizontal)

  /// Where the pointer holds the thumb, in points from its center.
  var grip = 0.0
  /// The value that the person or code last knew of.
  var toldValue = 0.0
  var wheel = SliderWheel()

  /// How far along the range the thumb is shown, 0…1.
  private(set) lazy var thumb = Glide(of: self, at: numbers.fraction(of: storedValue)) {
    [weak self] in
    self?.setNeedsDisplay()
    self?.focusRingChanged()
  }

  /// - Parameter label: What the number is, for assistive technology and state dumps.
  public init(label: String) {
    super.init(frame: .zero)
    accessibilityLabel = label
    accessibilityRole = .slider
    dragAxes = .horizontal
    pan.beginsOnPress = { [weak self] in self?.takesThumb($0) ?? false }
    pan.action = { [weak self] in self?.panned() }
    addGestureRecognizer(pan)
  }

  /// Default 0, kept within the range. Setting it does not animate and does not call
  /// `onValueChanged`.
  public var value: Double {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The values that can be chosen. Default 0...1; a value outside goes to the nearer end. An end that is not finite stops the
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

  /// Default 1. One below `minimumValue` moves that along; a value above it is lowered.
  public var maximumValue: Double {
    get { numbers.maximum }
    set {
      setNumbers(
        SteppedRange(min(newValue, numbers.minimum), newValue, step: numbers.step))
    }
  }

  /// How far apart the values are that the person can choose, counted from the minimum; the maximum
  /// is always among them. Code may set any. Default 0: all values.
  public var stepValue: Double {
    get { numbers.step }
    set { setNumbers(SteppedRange(numbers.minimum, numbers.maximum, step: newValue)) }
  }

  /// Sets the value, kept within the range, without calling `onValueChanged`.
  ///
  /// - Parameter animated: Whether the thumb glides, in 0.16 s; it jumps when motion is reduced.
  public func setValue(_ value: Double, animated: Bool) {
    isValueChosen = false
    show(value, animated: animated)
  }

  private func show(_ value: Double, animated: Bool) {
    storedValue = numbers.clamped(value)
    toldValue = storedValue
    thumb.move(to: numbers.fraction(of: storedValue), animated: animated)
  }

  private func setNumbers(_ numbers: SteppedRange) {
    guard numbers != self.numbers else { return }
    self.numbers = numbers
    show(storedValue, animated: false)
  }

  /// The person chose a value.
  func choose(_ value: Double, isFinal: Bool) {
    storedValue = value
    thumb.move(to: numbers.fraction(of: value), animated: false)
    guard isContinuous || isFinal, value != toldValue else { return }
    toldValue = value
    isValueChosen = true
    onValueChanged?(value)
  }

  // MARK: Restoration

  private var limits: [Double] { [numbers.minimum, numbers.maximum] }

  /// The value that the user chose.
  public override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    encodeValue(toldValue, within: limits, with: coder)
  }

  /// Chooses the value as the user does: `onValueChanged` is called.
  public override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    guard let value: Double = decodeValue(within: limits, with: coder) else { return }
    isValueChosen = true
    choose(numbers.clamped(value), isFinal: true)
  }

  // MARK: Input

  public override func pointerDown(_ pointer: PointerSample) {
    super.pointerDown(pointer)
    if isPressed { grasp(pointer) }
  }

  /// A finger tapped the track; drags are the recognizer's.
  public override func pointerUp(_ pointer: PointerSample) {
    let isTap = isPressed
    super.pointerCancelled()
    if isTap { drag(to: pointer.location(in: self).x, isFinal: true) }
  }

  public override func pointerCancelled() {
    super.pointerCancelled()
    // Its own drag takes the pointer from it; the thumb is still held.
    isPressed = pan.state.isActive
  }

  public override func hoverEnded() {
    super.hoverEnded()
    wheel.mouseLeft()
  }

  public override func hoverMoved(to location: Point) {
    wheel.mouse(at: convert(location, to: nil))
  }

  public override func wheelTurned(_ event: WheelEvent) -> Bool {
    guard isEnabled, !event.modifiers.contains(.control) else { return false }
    // Up and right are more, as on the keyboard.
    let notches = (isMirrored ? -event.delta.x : event.delta.x) - event.delta.y
    let isFocused = window?.focus.firstResponder === self
    guard let steps = wheel.turn(notches, isFocused: isFocused, wholeSteps: stepValue > 0) else {
      return false
    }
    if steps != 0 { choose(numbers.value(value, movedBy: steps), isFinal: true) }
    return true
  }

  /// The slider takes the arrows, Page Up and Down, Home and End even at an end of the range: a
  /// held key must not begin to scroll the view around it.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty,
      let target = numbers.target(of: event.key, from: value, mirrored: isMirrored)
    else { return false }
    window?.focus.keyboardWasUsed()
    choose(target, isFinal: true)
    return true
  }

  // MARK: Look

  /// 160 points wide, where there is room; it may be stretched.
  public override var intrinsicContentSize: Size {
    Size(View.noIntrinsicMetric, sizeThatFits(Size(.infinity, .infinity)).height)
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    Size(
      min(max(size.width, thumbSize), Self.naturalWidth),
      max(theme.metrics.minimumTarget, thumbSize))
  }

  /// Around the thumb, which is what the keys move.
  public override var focusRing: (rect: Rect, radius: Double) {
    (Rect(around: thumbCenter, thumbSize), thumbSize / 2)
  }

  public override func draw(_ canvas: inout Canvas) {
    drawTrack(&canvas)
    drawThumb(&canvas)
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
      choose(target, isFinal: true)
      return true
    default: return super.performAccessibilityAction(action, part: part)
    }
  }
}

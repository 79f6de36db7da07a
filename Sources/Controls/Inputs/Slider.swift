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
public final class Slider: RangeControl {
  /// Whether `onValueChanged` is called while the thumb is dragged; otherwise it is called once,
  /// when the thumb is released. Default true.
  public var isContinuous = true

  public override var isEnabled: Bool {
    didSet { pan.isEnabled = isEnabled }
  }

  let pan = PanGestureRecognizer(axis: .horizontal)

  /// Where the pointer holds the thumb, in points from its center.
  private var grip = 0.0
  private(set) var wheel = SliderWheel()

  /// How far along the range the thumb is shown, 0…1.
  private(set) lazy var thumb = Glide(of: self, at: numbers.fraction(of: storedValue)) {
    [weak self] in
    self?.setNeedsDisplay()
    self?.focusRingChanged()
  }

  /// - Parameter label: What the number is, for assistive technology and state dumps.
  public init(label: String) {
    super.init(label: label, role: .slider, numbers: SteppedRange(0, 1, step: 0))
    dragAxes = .horizontal
    pan.beginsOnPress = { [weak self] in self?.takesThumb($0) ?? false }
    pan.addAction { [weak self] _ in self?.panned() }
    addGestureRecognizer(pan)
  }

  /// Sets the value, kept within the range, without calling `onValueChanged`.
  ///
  /// - Parameter animated: Whether the thumb glides, in 0.16 s; it jumps when motion is reduced.
  public func setValue(_ value: Double, animated: Bool) {
    set(value, animated: animated)
  }

  override func showValue(animated: Bool) {
    thumb.move(to: numbers.fraction(of: storedValue), animated: animated)
  }

  /// A person dragged the thumb, or let go of it.
  func choose(_ value: Double, isFinal: Bool) { choose(value, reports: isContinuous || isFinal) }

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
    if steps != 0 { choose(numbers.value(value, movedBy: steps)) }
    return true
  }

  // MARK: The thumb

  /// The distance from the thumb's center within which a finger takes it, in points: half a touch target.
  private static let touchReach = 22.0

  private func grasp(_ pointer: PointerSample) {
    takeKeyboard()
    let distance = pointer.location(in: self).x - thumbCenter.x
    grip = abs(distance) <= reach(of: pointer) ? distance : 0
  }

  private func takesThumb(_ pointer: PointerSample) -> Bool {
    let distance = abs(pointer.location(in: self).x - thumbCenter.x)
    return pointer.event.device == .mouse || distance <= reach(of: pointer)
  }

  private func reach(of pointer: PointerSample) -> Double {
    pointer.event.device == .touch ? Self.touchReach : thumbSize / 2
  }

  private func panned() {
    isPressed = pan.state.isActive
    switch pan.state {
    case .began, .changed: drag(to: convert(pan.location, from: nil).x, isFinal: false)
    case .ended: drag(to: convert(pan.location, from: nil).x, isFinal: true)
    // The shown value stays and is reported.
    case .cancelled: choose(value, isFinal: true)
    case .possible, .failed: break
    }
  }

  /// Brings the thumb to where the pointer holds it.
  private func drag(to x: Double, isFinal: Bool) {
    let travel = bounds.width - thumbSize
    guard travel > 0 else { return }
    let share = (x - grip - thumbSize / 2) / travel
    choose(numbers.value(at: isMirrored ? 1 - share : share), isFinal: isFinal)
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
}

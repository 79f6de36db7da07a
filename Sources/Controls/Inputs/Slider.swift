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

/// Whether the wheel may turn a slider, and how far it has.
nonisolated struct SliderWheel {
  /// Points. Turning a place into the slider's coordinates and back does not give it exactly.
  private static let tolerance = 0.01

  /// Where the mouse was when the slider came under it, in window points.
  private var entered: Point?
  private var wasMoved = false
  /// Parts of a step that a smooth wheel has turned already.
  private var rest = 0.0

  mutating func mouseLeft() {
    self = SliderWheel()
  }

  /// - Parameter location: In window points: a slider that moves under the mouse is no movement of it.
  mutating func mouse(at location: Point) {
    if let entered {
      wasMoved = wasMoved || location.distance(to: entered) > Self.tolerance
    } else {
      entered = location
    }
  }

  /// The steps that a turn of `notches` makes; nil where the wheel is not for the slider.
  mutating func turn(_ notches: Double, isFocused: Bool, wholeSteps: Bool) -> Double? {
    guard isFocused, wasMoved else { return nil }
    rest += notches
    let steps = wholeSteps ? rest.rounded(.towardZero) : rest
    rest -= steps
    return steps
  }
}

extension Slider {
  /// Points at the default size of text, for all below.
  private static let thumbSize = 20.0
  /// The part up to the thumb is thicker, so that it differs by more than its color.
  private static let filledHeight = 4.0
  private static let restHeight = 2.0
  static let naturalWidth = 160.0
  /// The dot inside the thumb: larger under the pointer, smaller while it is held.
  private static let dotSize = 10.0
  private static let hoverGrowth = 2.0
  private static let pressShrink = 2.0

  var thumbSize: Double { (Self.thumbSize * growth).rounded() }

  /// On a whole pixel, so that the circles around it stay circles of one center.
  var thumbCenter: Point {
    let share = isMirrored ? 1 - thumb.value : thumb.value
    let x = thumbSize / 2 + max(0, bounds.width - thumbSize) * share
    let scale = traits.scale
    return Point((x * scale).rounded() / scale, bounds.midY.rounded())
  }

  func drawTrack(_ canvas: inout Canvas) {
    let center = thumbCenter
    func fill(from left: Double, to right: Double, height: Double, _ color: ColorRole) {
      let rect = Rect(left, center.y - height / 2, max(0, right - left), height)
      canvas.fill(rect, color, radius: height / 2)
    }
    let start = isMirrored ? bounds.width : 0
    let end = bounds.width - start
    let rest: ColorRole = isEnabled ? .control : .disabledText
    fill(
      from: min(center.x, start), to: max(center.x, start), height: Self.filledHeight * growth,
      valueColor)
    fill(from: min(center.x, end), to: max(center.x, end), height: Self.restHeight * growth, rest)
  }

  func drawThumb(_ canvas: inout Canvas) {
    let center = thumbCenter
    let thumb = Rect(around: center, thumbSize)
    let line: ColorRole = isEnabled ? .control : .disabledText
    canvas.fill(thumb, .surface, radius: thumbSize / 2)
    canvas.stroke(thumb, line, radius: thumbSize / 2, width: outlineWidth)
    let (hover, press) = highlight
    let size =
      Self.dotSize * growth + Self.hoverGrowth * hover * (1 - press) - Self.pressShrink * press
    canvas.fill(Rect(around: center, size), valueColor, radius: size / 2)
  }

  private var valueColor: ColorRole { isEnabled ? .accent : .disabledText }
}

extension Rect {
  /// The square with sides of `side` around a point.
  init(around center: Point, _ side: Double) {
    self.init(center.x - side / 2, center.y - side / 2, side, side)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A control for a number in a range, with a thumb on a track.
///
/// A mouse drags the thumb after a press anywhere on the slider. A finger drags the thumb itself. Elsewhere on the
/// slider, a tap or a horizontal drag moves the thumb there, but a vertical swipe scrolls. The wheel changes the value
/// only while the slider is first responder and the mouse has been moved over it, so that scrolling a page under the
/// mouse changes nothing.
public final class Slider: RangeControl {
  /// Whether `onValueChanged` is called during a drag rather than only at the end of the drag. Default true.
  public var isContinuous = true

  public override var isEnabled: Bool { didSet { pan.isEnabled = isEnabled } }

  let pan = PanGestureRecognizer(axis: .horizontal)

  private var offsetAtGrab = 0.0
  private(set) var wheel = SliderWheel()

  private(set) lazy var thumb = AnimatedNumber(
    of: self, at: steppedRange.fraction(of: storedValue)
  ) {
    [weak self] in
    self?.setNeedsDisplay()
    self?.noteFocusRingChanged()
  }

  /// Creates a slider for values from 0 to 1.
  ///
  /// - Parameter accessibilityLabel: The meaning of the value, for assistive technology and logs.
  public init(accessibilityLabel: String) {
    super.init(
      accessibilityLabel: accessibilityLabel, role: .slider,
      steppedRange: SteppedRange(0, 1, step: 0))
    reservedDragAxes = .horizontal
    pan.beginsOnPress = { [weak self] in self?.shouldBeginDrag($0) ?? false }
    pan.addAction { [weak self] _ in self?.handlePan() }
    addGestureRecognizer(pan)
  }

  /// Sets the value, clamped to the range, without calling `onValueChanged`.
  ///
  /// - Parameter animated: Whether the thumb moves to its new position in 0.16 s. It jumps while motion is reduced.
  public func setValue(_ value: Double, animated: Bool) { set(value, animated: animated) }

  override func showValue(animated: Bool) {
    thumb.move(to: steppedRange.fraction(of: storedValue), animated: animated)
  }

  // MARK: Input

  override func pressDidBegin(_ pointer: PointerSample) {
    focusIfPossible()
    let distance = pointer.location(in: self).x - thumbCenter.x
    offsetAtGrab = abs(distance) <= grabRadius(of: pointer) ? distance : 0
  }

  /// Moves the thumb to the position of a tap on the track. The pan gesture recognizer handles drags.
  public override func pointerUp(_ pointer: PointerSample) {
    let isTap = isPressed
    super.pointerCancelled()
    if isTap { drag(to: pointer.location(in: self).x, isFinal: true) }
  }

  public override func pointerCancelled() {
    super.pointerCancelled()
    // The control's own drag cancels the press, but the thumb is still pressed.
    isPressed = pan.state.isActive
  }

  public override func hoverEnded() {
    super.hoverEnded()
    wheel.mouseExited()
  }

  public override func hoverMoved(to location: Point) {
    wheel.mouseMoved(to: convert(location, to: nil))
  }

  public override func scrollWheel(_ event: WheelEvent) -> Bool {
    guard isEnabled, !event.modifiers.contains(.control) else { return false }
    // Up and right increase the value, as on the keyboard.
    let notches = (isMirrored ? -event.delta.x : event.delta.x) - event.delta.y
    let isFocused = window?.focus.firstResponder === self
    guard
      let steps = wheel.scroll(
        notches: notches, isFocused: isFocused, usesWholeSteps: stepValue > 0)
    else { return false }
    if steps != 0 { choose(steppedRange.value(value, movedBy: steps)) }
    return true
  }

  // MARK: The thumb

  /// The distance in points within which a finger drags the thumb: half of a touch target.
  private static let touchRadius = 22.0

  private func shouldBeginDrag(_ pointer: PointerSample) -> Bool {
    let distance = abs(pointer.location(in: self).x - thumbCenter.x)
    return pointer.event.device == .mouse || distance <= grabRadius(of: pointer)
  }

  private func grabRadius(of pointer: PointerSample) -> Double {
    pointer.event.device == .touch ? Self.touchRadius : thumbSize / 2
  }

  private func handlePan() {
    isPressed = pan.state.isActive
    switch pan.state {
    case .began, .changed, .ended:
      drag(to: convert(pan.location, from: nil).x, isFinal: pan.state == .ended)
    // The displayed value remains and is reported.
    case .cancelled: choose(value)
    case .possible, .failed: break
    }
  }

  private func drag(to x: Double, isFinal: Bool) {
    let travel = bounds.width - thumbSize
    guard travel > 0 else { return }
    let fraction = (x - offsetAtGrab - thumbSize / 2) / travel
    choose(
      steppedRange.value(at: isMirrored ? 1 - fraction : fraction),
      reports: isContinuous || isFinal)
  }

  // MARK: Look

  /// The slider's height, without an intrinsic width, in points. The width of `sizeThatFits(_:)` is at most 160 points.
  public override var intrinsicContentSize: Size {
    Size(View.noIntrinsicMetric, sizeThatFits(Size(.infinity, .infinity)).height)
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    Size(
      min(max(size.width, thumbSize), Self.naturalWidth),
      max(theme.metrics.minimumControlHeight, thumbSize))
  }

  /// The rectangle and the corner radius of the focus ring, which surrounds the thumb.
  public override var focusRing: (rect: Rect, radius: Double) {
    (Rect(around: thumbCenter, thumbSize), thumbSize / 2)
  }

  public override func draw(_ canvas: inout Canvas) {
    drawTrack(&canvas)
    drawThumb(&canvas)
  }
}

/// The turns of the wheel over a slider, and whether they change its value.
nonisolated struct SliderWheel {
  /// Points, since converting a location to the slider's coordinates and back is not exact.
  private static let tolerance = 0.01

  private var entryLocation: Point?
  private var hasMoved = false
  private var remainder = 0.0

  mutating func mouseExited() { self = SliderWheel() }

  /// In window coordinates, since a slider that moves under the mouse is no movement of the mouse.
  mutating func mouseMoved(to location: Point) {
    if let entryLocation {
      hasMoved = hasMoved || location.distance(to: entryLocation) > Self.tolerance
    } else {
      entryLocation = location
    }
  }

  /// Returns the steps for a turn of `notches`; nil if the wheel does not change the slider.
  mutating func scroll(notches: Double, isFocused: Bool, usesWholeSteps: Bool) -> Double? {
    guard isFocused, hasMoved else { return nil }
    remainder += notches
    let steps = usesWholeSteps ? remainder.rounded(.towardZero) : remainder
    remainder -= steps
    return steps
  }
}

extension Slider {
  /// Points at the default text size, as the constants below.
  private static let thumbSize = 20.0
  /// The track up to the thumb is thicker, so that it differs in more than its color.
  private static let filledTrackHeight = 4.0
  private static let emptyTrackHeight = 2.0
  static let naturalWidth = 160.0
  /// The dot in the thumb is larger while the pointer is over it, and smaller while it is pressed.
  private static let dotSize = 10.0
  private static let hoverGrowth = 2.0
  private static let pressShrink = 2.0

  var thumbSize: Double { (Self.thumbSize * symbolScale).rounded() }

  /// Rounded to whole pixels, so that the circles around the center are concentric.
  var thumbCenter: Point {
    let fraction = isMirrored ? 1 - thumb.value : thumb.value
    let x = thumbSize / 2 + max(0, bounds.width - thumbSize) * fraction
    let scale = traits.scale
    return Point((x * scale).rounded() / scale, bounds.midY.rounded())
  }

  func drawTrack(_ canvas: inout Canvas) {
    let center = thumbCenter
    func fill(to end: Double, height: Double, _ color: ColorRole) {
      let left = min(center.x, end)
      let rect = Rect(left, center.y - height / 2, max(center.x, end) - left, height)
      canvas.fill(rect, color, radius: height / 2)
    }
    let start = isMirrored ? bounds.width : 0
    fill(to: start, height: Self.filledTrackHeight * symbolScale, valueColor)
    fill(
      to: bounds.width - start, height: Self.emptyTrackHeight * symbolScale,
      isEnabled ? .control : .disabledText)
  }

  func drawThumb(_ canvas: inout Canvas) {
    let center = thumbCenter
    let thumb = Rect(around: center, thumbSize)
    let line: ColorRole = isEnabled ? .control : .disabledText
    canvas.fill(thumb, .surface, radius: thumbSize / 2)
    canvas.stroke(thumb, line, radius: thumbSize / 2, width: outlineWidth)
    let (hover, press) = highlight
    let size =
      Self.dotSize * symbolScale + Self.hoverGrowth * hover * (1 - press) - Self.pressShrink * press
    canvas.fill(Rect(around: center, size), valueColor, radius: size / 2)
  }

  private var valueColor: ColorRole { isEnabled ? .accent : .disabledText }
}

extension Rect {
  init(around center: Point, _ side: Double) {
    self.init(center.x - side / 2, center.y - side / 2, side, side)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// An on-off control, operated by a click, a drag, Space, or Return unless a default button of the dialog uses Return.
public final class Switch: Control, ValueControl {
  /// Points at the default text size, as below. The track is on the grid of 4; the thumb ends on whole pixels.
  private static let trackSize = Size(44, 24)
  private static let thumbSize = 14.0
  /// The growth of the thumb while the pointer is over it, and its additional length while it is pressed.
  private static let hoverGrowth = 2.0
  private static let pressStretch = 4.0
  /// A shorter drag is a click with an unsteady hand.
  private static let minimumDragDistance = 6.0

  /// Whether the switch is on. Default false. Setting it does not animate and does not call `onValueChanged`.
  public var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Called with the new state when the user has changed it. Not called when code sets `isOn`.
  public var onValueChanged: ((Bool) -> Void)?

  public override var isEnabled: Bool { didSet { pan.isEnabled = isEnabled } }

  private var storedIsOn = false
  private let pan = PanGestureRecognizer(axis: .horizontal)
  private var pressX = 0.0
  private var pressPosition = 0.0

  /// The displayed position of the thumb, from 0 (off) to 1 (on).
  private(set) lazy var thumb = AnimatedNumber(of: self, at: storedIsOn ? 1 : 0)

  /// Creates a switch that is off.
  ///
  /// - Parameter accessibilityLabel: The name of the setting, for assistive technology and logs.
  public init(accessibilityLabel: String) {
    super.init(frame: .zero)
    self.accessibilityLabel = accessibilityLabel
    accessibilityRole = .switch
    reservedDragAxes = .horizontal
    pan.addAction { [weak self] _ in self?.handlePan() }
    addGestureRecognizer(pan)
  }

  /// Turns the switch on or off without calling `onValueChanged`.
  ///
  /// - Parameter animated: Whether the thumb moves to its new position in 0.16 s. It jumps while motion is reduced.
  public func setOn(_ isOn: Bool, animated: Bool) {
    recordValueChange(isUserInitiated: false)
    show(isOn, animated: animated)
  }

  private func show(_ isOn: Bool, animated: Bool) {
    storedIsOn = isOn
    thumb.move(to: isOn ? 1 : 0, animated: animated)
  }

  /// Toggles the switch as a click does, and calls `onValueChanged`.
  public override func activate() {
    choose(!storedIsOn)
    super.activate()
  }

  private func choose(_ isOn: Bool, animated: Bool = true) {
    let changes = isOn != storedIsOn
    show(isOn, animated: animated)
    guard changes else { return }
    recordValueChange(isUserInitiated: true)
    onValueChanged?(isOn)
  }

  // MARK: Restoration

  var restorableValue: Bool? { storedIsOn }
  var valueLimits: [Double] { [] }

  func restore(_ isOn: Bool) {
    recordValueChange(isUserInitiated: true)
    choose(isOn, animated: false)
  }

  // MARK: Pointers

  override func pressDidBegin(_ pointer: PointerSample) {
    focusIfPossible()
    pressX = pointer.location(in: self).x
    pressPosition = thumb.value
  }

  public override func pointerCancelled() {
    super.pointerCancelled()
    // The control's own drag cancels the press, but the thumb is still pressed.
    isPressed = pan.state.isActive
  }

  private func handlePan() {
    let moved = convert(pan.location, from: nil).x - pressX
    let travel = trackSize.width - trackSize.height
    let position = min(max(pressPosition + (isMirrored ? -moved : moved) / travel, 0), 1)
    isPressed = pan.state.isActive
    switch pan.state {
    case .began, .changed: thumb.move(to: position, animated: false)
    case .ended:
      if abs(moved) < Self.minimumDragDistance { activate() } else { choose(position > 0.5) }
    case .cancelled: show(storedIsOn, animated: true)
    case .possible, .failed: break
    }
  }

  // MARK: Look

  public override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  public override func sizeThatFits(_ size: Size) -> Size {
    Size(trackSize.width, max(theme.metrics.minimumControlHeight, trackSize.height))
  }

  public override var focusRing: (rect: Rect, radius: Double) { (track, trackSize.height / 2) }

  private var trackSize: Size {
    Size(
      (Self.trackSize.width * symbolScale).rounded(),
      (Self.trackSize.height * symbolScale).rounded())
  }

  private var track: Rect {
    let size = trackSize
    return Rect(
      isMirrored ? bounds.maxX - size.width : bounds.minX,
      (bounds.midY - size.height / 2).rounded(), size.width, size.height)
  }

  public override func draw(_ canvas: inout Canvas) {
    let track = track
    let radius = track.height / 2
    let position = thumb.value
    if position < 1 {
      canvas.stroke(
        track, isEnabled ? .control : .disabledText, radius: radius, width: outlineWidth)
    }
    canvas.fill(
      track, .faded(isEnabled ? .accent : .disabledText, position), radius: radius)
    drawHighlight(&canvas, in: track, radius: radius)
    drawThumb(&canvas, in: track, at: position)
  }

  private func drawThumb(_ canvas: inout Canvas, in track: Rect, at position: Double) {
    let (hover, press) = highlight
    let height = (Self.thumbSize * symbolScale).rounded() + Self.hoverGrowth * max(hover, press)
    let width = height + Self.pressStretch * press
    // A pressed thumb grows away from its end of the track.
    let inset = (track.height - height) / 2
    let fraction = isMirrored ? 1 - position : position
    let x = track.minX + inset + (track.width - 2 * inset - width) * fraction
    let rect = Rect(x, track.minY + inset, width, height)
    let off: ColorRole = isEnabled ? .control : .disabledText
    if position < 1 { canvas.fill(rect, .faded(off, 1 - position), radius: height / 2) }
    canvas.fill(rect, .faded(.onAccent, position), radius: height / 2)
  }

  // MARK: Accessibility

  public override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    element.traits.formUnion(storedIsOn ? [.checkable, .checked] : .checkable)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// Something that is on or off: a track with a thumb that is clicked, dragged or toggled with Space
/// or Return.
public final class Switch: Control {
  /// Points at the default size of text, for this and all below: a track on the grid of 4 with a thumb whose edges fall on
  /// whole pixels at either end.
  private static let trackSize = Size(44, 24)
  private static let thumbSize = 14.0
  /// How much larger the thumb is under the pointer, and how much longer while it is held.
  private static let hoverGrowth = 2.0
  private static let pressStretch = 4.0
  /// A drag that moved less is a click with an unsteady hand.
  private static let dragSlop = 6.0

  /// Default false. Setting it does not animate and does not call `onValueChanged`.
  public var isOn: Bool {
    get { state }
    set { setOn(newValue, animated: false) }
  }

  /// Called with the new state when the person changed it; not when code did.
  public var onValueChanged: ((Bool) -> Void)?

  public override var isEnabled: Bool {
    didSet { pan.isEnabled = isEnabled }
  }

  private var state = false
  private let pan = PanGestureRecognizer(axis: .horizontal)
  /// Where the pointer and the thumb were when the press began.
  private var pressX = 0.0
  private var pressPosition = 0.0

  /// How far the thumb is on its way from off to on, 0…1.
  private(set) lazy var thumb = Glide(of: self, at: state ? 1 : 0) { [weak self] in
    self?.setNeedsDisplay()
  }

  /// - Parameter label: The setting that is switched, for assistive technology and state dumps.
  public init(label: String) {
    super.init(frame: .zero)
    accessibilityLabel = label
    accessibilityRole = .switch
    dragAxes = .horizontal
    pan.addAction { [weak self] _ in self?.panned() }
    addGestureRecognizer(pan)
  }

  /// Turns the switch on or off without calling `onValueChanged`.
  ///
  /// - Parameter animated: Whether the thumb glides, in 0.16 s; it jumps when motion is reduced.
  public func setOn(_ isOn: Bool, animated: Bool) {
    noteChange(isByUser: false)
    show(isOn, animated: animated)
  }

  private func show(_ isOn: Bool, animated: Bool) {
    state = isOn
    thumb.move(to: isOn ? 1 : 0, animated: animated)
  }

  /// Toggles it as the person would.
  public override func activate() {
    choose(!state)
    super.activate()
  }

  private func choose(_ isOn: Bool, animated: Bool = true) {
    let changes = isOn != state
    show(isOn, animated: animated)
    guard changes else { return }
    noteChange(isByUser: true)
    onValueChanged?(isOn)
  }

  // MARK: Restoration

  /// Whether the user turned it on or off.
  public override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    encodeValue(state, with: coder)
  }

  /// Turns it on or off as the user does: `onValueChanged` is called.
  public override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    guard let isOn: Bool = decodeValue(with: coder) else { return }
    noteChange(isByUser: true)
    choose(isOn, animated: false)
  }

  // MARK: Pointers

  public override func pointerDown(_ pointer: PointerSample) {
    super.pointerDown(pointer)
    guard isPressed else { return }
    takeKeyboard()
    pressX = pointer.location(in: self).x
    pressPosition = thumb.value
  }

  public override func pointerCancelled() {
    super.pointerCancelled()
    // Its own drag takes the pointer from it; the thumb is still held.
    isPressed = pan.state.isActive
  }

  private func panned() {
    let moved = convert(pan.location, from: nil).x - pressX
    let travel = trackSize.width - trackSize.height
    let position = min(max(pressPosition + (isMirrored ? -moved : moved) / travel, 0), 1)
    switch pan.state {
    case .began, .changed:
      isPressed = true
      thumb.move(to: position, animated: false)
    case .ended:
      isPressed = false
      if abs(moved) < Self.dragSlop { activate() } else { choose(position > 0.5) }
    case .cancelled:
      isPressed = false
      show(state, animated: true)
    case .possible, .failed:
      break
    }
  }

  // MARK: Look

  public override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  public override func sizeThatFits(_ size: Size) -> Size {
    Size(trackSize.width, max(theme.metrics.minimumTarget, trackSize.height))
  }

  public override var focusRing: (rect: Rect, radius: Double) {
    (track, trackSize.height / 2)
  }

  private var trackSize: Size {
    Size((Self.trackSize.width * growth).rounded(), (Self.trackSize.height * growth).rounded())
  }

  /// At the leading edge, in the middle of the height.
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
    let height = (Self.thumbSize * growth).rounded() + Self.hoverGrowth * max(hover, press)
    let width = height + Self.pressStretch * press
    // The held thumb grows away from the end it lies at.
    let inset = (track.height - height) / 2
    let share = isMirrored ? 1 - position : position
    let x = track.minX + inset + (track.width - 2 * inset - width) * share
    let rect = Rect(x, track.minY + inset, width, height)
    let off: ColorRole = isEnabled ? .control : .disabledText
    if position < 1 { canvas.fill(rect, .faded(off, 1 - position), radius: height / 2) }
    canvas.fill(rect, .faded(.onAccent, position), radius: height / 2)
  }

  // MARK: Accessibility

  public override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.traits.formUnion(state ? [.checkable, .checked] : .checkable)
  }
}

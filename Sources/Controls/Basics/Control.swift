// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A view that the user operates by click, tap, Space or Return. It shows highlights for hover, press and focus.
open class Control: View {
  /// Whether the user can operate the control. A disabled control is dimmed and ignores input, but shows its tool tip.
  /// Default true.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      isUserInteractionEnabled = isEnabled
      if !isEnabled { pointerCancelled() }
      setNeedsDisplay()
      window?.focus.validateFirstResponder()
    }
  }

  /// Whether a pointer that has pressed the control is still down and over the control.
  public internal(set) var isPressed = false {
    didSet { if isPressed != oldValue { pressFade.set(isPressed) } }
  }

  /// Called when the control has been activated by the user or by `activate()`.
  public var onActivate: (() -> Void)?

  /// Whether the user has set the control's value since code last set it. State restoration then keeps the value.
  private(set) final var isValueSetByUser = false

  final func recordValueChange(isUserInitiated: Bool) { isValueSetByUser = isUserInitiated }

  /// Whether a primary press has begun here and has not ended.
  private var isTracking = false

  private lazy var hoverFade = AnimatedNumber(of: self)
  private lazy var pressFade = AnimatedNumber(of: self)

  /// The current opacities of the control's hover and press highlights, 0…1, for use in `draw(_:)`.
  public var highlight: (hover: Double, press: Double) { (hoverFade.value, pressFade.value) }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether a click makes the control the first responder. Then Space repeats the click, and the control is the first
  /// responder again after the content that it opened is closed.
  var isFocusedByClick: Bool { true }

  /// The cursor over a disabled control: always an arrow.
  open override var passiveCursor: Cursor? { .arrow }

  /// Performs the control's action, as a click does. The default calls `onActivate`.
  open func activate() { onActivate?() }

  open override func keyDown(_ event: KeyEvent) -> Bool {
    // Return activates a focused button. Other controls leave the key to the default button of their dialog.
    guard isEnabled, event.modifiers.isEmpty, !event.isRepeat,
      event.key == .space
        || event.key == .return
          && (accessibilityRole == .button || !hasEnclosingDefaultButton)
    else { return false }
    activate()
    return true
  }

  open override func hoverBegan() { hoverFade.set(true) }
  open override func hoverEnded() { hoverFade.set(false) }

  open override func pointerDown(_ pointer: PointerSample) {
    guard pointer.event.button == .primary else { return }
    isTracking = true
    isPressed = true
    pressDidBegin(pointer)
  }

  open override func pointerMoved(_ pointer: PointerSample) {
    if isTracking { isPressed = bounds.contains(pointer.location(in: self)) }
  }

  open override func pointerUp(_ pointer: PointerSample) {
    isTracking = false
    if isPressed {
      isPressed = false
      if isFocusedByClick { focusIfPossible() }
      activate()
    }
    pressDidEnd()
  }

  open override func pointerCancelled() {
    isTracking = false
    isPressed = false
    pressDidEnd()
  }

  /// Called at the beginning of a press with the primary button.
  func pressDidBegin(_ pointer: PointerSample) {}

  /// Called at the end of a press, whether or not it has activated the control.
  func pressDidEnd() {}

  /// Fills a rounded rectangle with the control's current hover or press highlight.
  public func drawHighlight(_ canvas: inout Canvas, in rect: Rect, radius: Double) {
    let (hover, press) = highlight
    if press > 0 {
      canvas.fill(rect, .faded(.pressed, press), radius: radius)
    } else if hover > 0 {
      canvas.fill(rect, .faded(.hover, hover), radius: radius)
    }
  }

  // MARK: Restoration

  /// Saves the value of one of the library's controls if the user has set it since code last set it.
  open override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    (self as? any ValueControl)?.encodeValue(with: coder)
  }

  /// Restores the saved value on behalf of the user: calls `onValueChanged` if the value changes.
  open override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    (self as? any ValueControl)?.decodeValue(with: coder)
  }

  // MARK: Accessibility

  /// Gives the accessibility element the press action, and marks it as disabled if the control is disabled.
  open override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    if !isEnabled { element.traits.insert(.notEnabled) }
    element.actions = [.press]
  }

  open override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    guard action == .press, part == 0, isEnabled else {
      return super.performAccessibilityAction(action, part: part)
    }
    activate()
    return true
  }
}

/// A control whose value is saved for the next start.
protocol ValueControl: Control {
  associatedtype Value: RestorableValue

  /// The value to save; nil for none.
  var restorableValue: Value? { get }

  /// The limits of the value. A value that was saved with other limits is not restored.
  var valueLimits: [Double] { get }

  /// Sets a saved value on behalf of the user.
  func restore(_ value: Value)
}

extension ValueControl {
  fileprivate func encodeValue(with coder: StateCoder) {
    guard isValueSetByUser, let restorableValue else { return }
    coder[own: "value"] = restorableValue
    coder[own: "limits"] = valueLimits
  }

  fileprivate func decodeValue(with coder: StateCoder) {
    let limits: [Double]? = coder[own: "limits"]
    guard limits == valueLimits, let value: Value = coder[own: "value"] else { return }
    restore(value)
  }
}

extension Control {
  /// A press makes the control the first responder, so that keys continue from the value that the pointer has set.
  func focusIfPossible() {
    if let focus = window?.focus, focus.canFocus(self) { focus.focus(self) }
  }

  var outlineWidth: Double { theme.contrast == .high ? 2 : 1 }

  /// The box behind the segments of a segmented control and the halves of a stepper.
  var trough: Rect {
    let height = min(bounds.height, theme.metrics.minimumControlHeight)
    return Rect(bounds.minX, (bounds.midY - height / 2).rounded(), bounds.width, height)
  }

  func drawTrough(_ canvas: inout Canvas, in box: Rect? = nil) {
    let radius = theme.metrics.controlRadius
    let trough = box ?? trough
    canvas.fill(trough, .hover, radius: radius)
    canvas.stroke(trough, .separator, radius: radius, width: 1)
  }

  /// The filled part of a segment or half: inside the outline, with corners parallel to it.
  func pill(in part: Rect) -> (rect: Rect, radius: Double) {
    let inset = 2.0
    return (part.inset(by: inset), theme.metrics.controlRadius - inset)
  }

  /// Draws the line between two parts of the trough, half as long as their edge, which is a rectangle without width or
  /// height. If one of the parts is lit, the line fades out while the highlight is visible.
  func drawDivider(_ canvas: inout Canvas, along edge: Rect, isLit: Bool) {
    let inset = trough.height / 4
    let margin = edge.width > 0 ? Point(inset, 0) : Point(0, inset)
    let strength = isLit ? max(highlight.hover, highlight.press) : 0
    canvas.hairline(
      from: edge.origin + margin, to: Point(edge.maxX, edge.maxY) - margin,
      .faded(.separator, 1 - strength))
  }
}

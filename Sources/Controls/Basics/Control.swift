// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A view that a person operates: it shows hover, press and focus, and is activated by a click,
/// a tap, Space or Return.
open class Control: View {
  /// Whether a person can use the control. A disabled control is dimmed and ignores input; its tool
  /// tip is still shown. Default true.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      isUserInteractionEnabled = isEnabled
      if !isEnabled { pointerCancelled() }
      setNeedsDisplay()
      window?.focus.viewStateChanged()
    }
  }

  /// Whether a pointer holds the control down and is still over it.
  public internal(set) var isPressed = false {
    didSet {
      if isPressed != oldValue { pressFade.set(isPressed) }
    }
  }

  /// Called when the control was activated.
  public var onActivate: (() -> Void)?

  /// Whether the user has chosen the control's value since code set it: then state restoration keeps the value.
  private(set) final var isValueChosen = false

  /// - Parameter isByUser: Whether the user has chosen the value; false if code has set it.
  final func noteChange(isByUser: Bool) { isValueChosen = isByUser }

  /// Whether a primary press began here and has not ended.
  private var isTracking = false

  private lazy var hoverFade = Fade(of: self)
  private lazy var pressFade = Fade(of: self)

  /// Strength of the hover and press highlights, 0…1. Use it in `draw(_:)`.
  public var highlight: (hover: Double, press: Double) { (hoverFade.value, pressFade.value) }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether a click gives the control the keyboard, so that Space repeats the click and the keyboard returns to the
  /// control when what the click opened is closed.
  var isFocusedByClick: Bool { true }

  /// A disabled control shows the plain arrow, whatever cursor it has while it is enabled.
  open override var passiveCursor: Cursor? { .arrow }

  /// Runs the control's action as if it were clicked.
  open func activate() {
    onActivate?()
  }

  open override func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty, !event.isRepeat,
      event.key == .space || event.key == .return && takesReturn
    else { return false }
    activate()
    return true
  }

  /// A focused button is what Return means. Other controls leave the key to the default button of their dialog.
  private var takesReturn: Bool {
    accessibilityRole == .button || !hasDefaultButtonAround
  }

  open override func hoverBegan() { hoverFade.set(true) }
  open override func hoverEnded() { hoverFade.set(false) }

  open override func pointerDown(_ pointer: PointerSample) {
    guard pointer.event.button == .primary else { return }
    isTracking = true
    isPressed = true
  }

  open override func pointerMoved(_ pointer: PointerSample) {
    if isTracking { isPressed = bounds.contains(pointer.location(in: self)) }
  }

  open override func pointerUp(_ pointer: PointerSample) {
    isTracking = false
    if isPressed {
      isPressed = false
      if isFocusedByClick { takeKeyboard() }
      activate()
    }
    pressEnded()
  }

  open override func pointerCancelled() {
    isTracking = false
    isPressed = false
    pressEnded()
  }

  /// Called when a press has activated the control, or has not.
  func pressEnded() {}

  /// Fills a rounded rectangle with the present highlight of the control.
  public func drawHighlight(_ canvas: inout Canvas, in rect: Rect, radius: Double) {
    let (hover, press) = highlight
    if press > 0 {
      canvas.fill(rect, .faded(.pressed, press), radius: radius)
    } else if hover > 0 {
      canvas.fill(rect, .faded(.hover, hover), radius: radius)
    }
  }

  // MARK: Accessibility

  /// Whether it can be used, and that it can be pressed.
  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
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

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// The line at the end of a pane, to be dragged or moved with the keys: gives the pane another length.
///
/// A `ResizableLength` listens to it. It shows while the pointer is over it or holds it. Arrow keys move it, Home
/// and End lead to the shortest and the longest pane; a double click or Return gives the pane its own length back.
open class ResizeGrip: View {
  /// Points across that take the pointer. Default 8.
  public static let thickness = 8.0
  /// Points across the line while it is held or hovered. Default 2.
  public static let line = 2.0
  /// Points that an arrow key moves it.
  private static let step = 16.0

  enum Phase {
    case began
    /// Points towards a longer pane since then.
    case moved(Double)
  }

  /// Hears a drag.
  var onDrag: ((Phase) -> Void)?
  /// Hears a step of the keyboard, in points towards a longer pane.
  var onStep: ((Double) -> Void)?
  /// Home and End.
  var onEnd: ((_ longest: Bool) -> Void)?
  /// Tells the pane's length and what it may be; nil where a person may not choose.
  var onAsk: (() -> (length: Double, limits: ClosedRange<Double>)?)?
  /// A double click, or Return: the pane's own length.
  var onReset: (() -> Void)?

  /// 1 where the pane gets longer towards greater coordinates, else -1. Default 1.
  public var direction = 1.0

  private let pane: String
  private let isHorizontal: Bool
  private var isHovered = false
  private var isDragged = false
  private let pan: PanGestureRecognizer

  /// - Parameters:
  ///   - pane: The pane's name, for people who hear the screen: "Resize the" and this.
  ///   - isHorizontal: Whether it is dragged sideways.
  public init(resizing pane: String, isHorizontal: Bool) {
    self.pane = pane
    self.isHorizontal = isHorizontal
    pan = PanGestureRecognizer(axis: isHorizontal ? .horizontal : .vertical)
    super.init(frame: .zero)
    cursor = isHorizontal ? .resizeLeftRight : .resizeUpDown
    accessibilityRole = .splitter
    wantsLayer = true
    // It takes the pointer at once: a press here means nothing else.
    pan.beginsOnPress = { $0.clickCount == 1 }
    pan.action = { [weak self] in self?.panned() }
    addGestureRecognizer(pan)
  }

  open override var canBecomeFirstResponder: Bool { true }

  /// Gives it its name in the language of the window, unless it has one. Call super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if accessibilityLabel == nil { accessibilityLabel = traits.localization("Resize the \(pane)") }
  }

  // MARK: Look

  /// Whether the line shows that it can be moved.
  open var isMarked: Bool { isHovered || isDragged }

  open override func draw(_ canvas: inout Canvas) {
    guard isMarked else { return }
    let half = Self.line / 2
    canvas.fill(
      isHorizontal
        ? Rect(bounds.midX - half, 0, Self.line, bounds.height)
        : Rect(0, bounds.midY - half, bounds.width, Self.line), .accent)
  }

  open override func hoverBegan() { setHovered(true) }
  open override func hoverEnded() { setHovered(false) }

  private func setHovered(_ hovered: Bool) {
    isHovered = hovered
    setNeedsDisplay()
  }

  // MARK: Pointers

  open override func pointerDown(_ pointer: PointerSample) {
    if pointer.event.button == .primary, pointer.clickCount == 2 { onReset?() }
  }

  private func panned() {
    switch pan.state {
    case .began:
      isDragged = true
      onDrag?(.began)
    case .changed, .ended:
      onDrag?(.moved(pan.translation * direction))
      if pan.state == .ended { isDragged = false }
    case .cancelled: isDragged = false
    case .possible, .failed: break
    }
    setNeedsDisplay()
  }

  // MARK: Keys

  open override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    let towardsGreater = isHorizontal ? Key.right : Key.down
    let towardsLess = isHorizontal ? Key.left : Key.up
    switch event.key {
    case towardsGreater: onStep?(Self.step * direction)
    case towardsLess: onStep?(-Self.step * direction)
    case .home: onEnd?(false)
    case .end: onEnd?(true)
    case .return: onReset?()
    default: return false
    }
    return true
  }

  // MARK: Accessibility

  /// The pane's length in points, where there is one to choose.
  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    if !isHorizontal { element.traits.insert(.vertical) }
    guard isUserInteractionEnabled, let (length, limits) = onAsk?() else { return }
    element.number = AccessibilityElement.Value(
      min(max(length, limits.lowerBound), limits.upperBound), in: limits, step: Self.step)
    element.actions = [.increment, .decrement]
  }

  open override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    guard isUserInteractionEnabled, let (length, _) = onAsk?() else {
      return super.performAccessibilityAction(action, part: part)
    }
    switch action {
    case .increment: onStep?(Self.step)
    case .decrement: onStep?(-Self.step)
    case .setValue(let points):
      guard points.isFinite else { return false }
      onStep?(points - length)
    default: return super.performAccessibilityAction(action, part: part)
    }
    return true
  }
}

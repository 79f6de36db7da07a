// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The line between two columns, to be dragged or moved with the keys: gives the column before it
/// another width.
///
/// Tab passes it by; F8 comes to it, as in other desktops' panes.
final class SplitDivider: View {
  /// Points across that take the pointer.
  static let thickness = 8.0
  /// Points that an arrow key moves it, as a drawer's edge.
  private static let step = 16.0
  /// Points across the line while it is held, hovered or has the keyboard.
  private static let line = 2.0

  enum Phase {
    case began
    /// Points towards a wider column since then.
    case moved(Double)
  }

  var onDrag: ((Phase) -> Void)?
  /// Hears a step of the keyboard, in points towards a wider column.
  var onStep: ((Double) -> Void)?
  var onEnd: ((_ widest: Bool) -> Void)?
  var onReset: (() -> Void)?
  /// Escape, or the keyboard has moved on.
  var onLeave: (() -> Void)?

  /// Whether the line can be moved at all.
  var isMovable = true {
    didSet {
      guard isMovable != oldValue else { return }
      isUserInteractionEnabled = isMovable
      if !isMovable { isAwaited = false }
      window?.focus.viewStateChanged()
    }
  }

  /// The keyboard has it, or is about to.
  private var isAwaited = false
  private var isHovered = false
  private var isDragged = false
  private let pan = PanGestureRecognizer(axis: .horizontal)

  init(column: SplitColumn) {
    super.init(frame: .zero)
    cursor = .resizeLeftRight
    accessibilityLabel = "Resize the \(column.rawValue) column"
    accessibilityRole = .splitter
    wantsLayer = true
    // It takes the pointer at once: a press here means nothing else.
    pan.beginsOnPress = { $0.clickCount == 1 }
    pan.action = { [weak self] in self?.panned() }
    addGestureRecognizer(pan)
  }

  override var canBecomeFirstResponder: Bool { isMovable && isAwaited }

  private var direction: Double { traits.layoutDirection == .rightToLeft ? -1 : 1 }

  /// Gives it the keyboard.
  func takeKeyboard() {
    guard isMovable, let window else { return }
    isAwaited = true
    if window.focus.canFocus(self) { window.focus.focus(self, ringVisible: true) }
  }

  override func firstResponderChanged(_ isFirstResponder: Bool) {
    isAwaited = isFirstResponder
    setNeedsDisplay()
  }

  // MARK: Look

  override func draw(_ canvas: inout Canvas) {
    if isHovered || isDragged || isAwaited {
      let line = Rect(bounds.midX - Self.line / 2, 0, Self.line, bounds.height)
      canvas.fill(line, .accent)
    } else {
      // The pixel before the edge, so that it lies on the column.
      let x = bounds.midX - (direction > 0 ? 1 / traits.scale : 0)
      canvas.hairline(from: Point(x, 0), to: Point(x, bounds.height))
    }
  }

  override var focusRing: (rect: Rect, radius: Double) {
    let metrics = theme.metrics
    let inset = metrics.focusRingGap + metrics.focusRingWidth
    return (
      Rect(bounds.midX - Self.line, inset, 2 * Self.line, max(0, bounds.height - 2 * inset)),
      Self.line
    )
  }

  override func hoverBegan() { setHovered(true) }
  override func hoverEnded() { setHovered(false) }

  private func setHovered(_ hovered: Bool) {
    isHovered = hovered
    setNeedsDisplay()
  }

  // MARK: Pointers

  override func pointerDown(_ pointer: PointerSample) {
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

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    switch event.key {
    case .right: onStep?(Self.step * direction)
    case .left: onStep?(-Self.step * direction)
    case .home: onEnd?(false)
    case .end: onEnd?(true)
    case .return: onReset?()
    case .escape: onLeave?()
    default: return false
    }
    return true
  }
}

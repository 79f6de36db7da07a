// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A view at the edge of a pane that the user drags to resize the pane. `ResizableLength` connects it to the pane.
///
/// The grip shows a line while the pointer is over it or drags it. The arrow keys resize the pane, and Home and End
/// choose its minimum and maximum length; a double click or Return resets the pane to its preferred length.
open class ResizeGrip: View {
  /// The thickness of the strip in which a resize grip reacts to the pointer, in points: 8.
  public static let thickness = 8.0
  /// The thickness of the line that a resize grip shows, in points: 2.
  public static let lineWidth = 2.0
  /// Points that an arrow key moves the line.
  private static let step = 16.0

  weak var resizableLength: ResizableLength?

  /// The direction of a drag that makes the pane larger: 1 for right or down, -1 for left or up. Default 1.
  public var direction = 1.0

  private let pane: String
  private let isHorizontal: Bool
  private var isHovered = false { didSet { setNeedsDisplay() } }
  private var isDragged = false
  private let pan: PanGestureRecognizer

  /// Creates a resize grip, which is dragged horizontally or vertically. The name of the pane completes the
  /// accessibility label “Resize the …”.
  public init(resizing pane: String, isHorizontal: Bool) {
    self.pane = pane
    self.isHorizontal = isHorizontal
    pan = PanGestureRecognizer(axis: isHorizontal ? .horizontal : .vertical)
    super.init(frame: .zero)
    cursor = isHorizontal ? .resizeLeftRight : .resizeUpDown
    accessibilityRole = .splitter
    wantsLayer = true
    // A press can only be a drag, so the recognizer begins immediately.
    pan.beginsOnPress = { $0.clickCount == 1 }
    pan.addAction { [weak self] _ in self?.handlePan() }
    addGestureRecognizer(pan)
  }

  open override var canBecomeFirstResponder: Bool { true }

  /// Sets an accessibility label in the window's language if the grip has none. Overrides must call super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if accessibilityLabel == nil { accessibilityLabel = traits.localization("Resize the \(pane)") }
  }

  // MARK: Look

  /// Whether the resize grip shows its line. Default: while the pointer is over the grip or drags it.
  open var isHighlighted: Bool { isHovered || isDragged }

  open override func draw(_ canvas: inout Canvas) {
    guard isHighlighted else { return }
    let half = Self.lineWidth / 2
    canvas.fill(
      isHorizontal
        ? Rect(bounds.midX - half, 0, Self.lineWidth, bounds.height)
        : Rect(0, bounds.midY - half, bounds.width, Self.lineWidth), .accent)
  }

  open override func hoverBegan() { isHovered = true }
  open override func hoverEnded() { isHovered = false }

  // MARK: Pointers

  open override func pointerDown(_ pointer: PointerSample) {
    if pointer.event.button == .primary, pointer.clickCount == 2 { resizableLength?.reset() }
  }

  private func handlePan() {
    switch pan.state {
    case .began:
      isDragged = true
      resizableLength?.beginDrag()
    case .changed, .ended:
      resizableLength?.drag(by: pan.translation * direction)
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
    case towardsGreater: resizableLength?.resize(by: Self.step * direction)
    case towardsLess: resizableLength?.resize(by: -Self.step * direction)
    case .home: resizableLength?.resize(to: -.infinity)
    case .end: resizableLength?.resize(to: .infinity)
    case .return: resizableLength?.reset()
    default: return false
    }
    return true
  }

  // MARK: Accessibility

  /// Adds the pane's length in points to the accessibility element, if the user can change the length.
  open override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    if !isHorizontal { element.traits.insert(.vertical) }
    guard isUserInteractionEnabled, let resizableLength, let limits = resizableLength.limits()
    else { return }
    let length = resizableLength.currentLength()
    element.numericValue = AccessibilityElement.Value(
      min(max(length, limits.lowerBound), limits.upperBound), in: limits, step: Self.step)
    element.actions = [.increment, .decrement]
  }

  open override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    guard isUserInteractionEnabled, let resizableLength, resizableLength.limits() != nil else {
      return super.performAccessibilityAction(action, part: part)
    }
    switch action {
    case .increment: resizableLength.resize(by: Self.step)
    case .decrement: resizableLength.resize(by: -Self.step)
    case .setValue(let points):
      guard points.isFinite else { return false }
      resizableLength.resize(to: points)
    default: return super.performAccessibilityAction(action, part: part)
    }
    return true
  }
}

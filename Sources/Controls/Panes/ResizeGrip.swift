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

  /// What the grip moves.
  private weak var resized: (any ResizeGripDelegate)?

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
    pan.addAction { [weak self] _ in self?.panned() }
    addGestureRecognizer(pan)
  }

  func resize(_ delegate: any ResizeGripDelegate) { resized = delegate }

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
    if pointer.event.button == .primary, pointer.clickCount == 2 { resized?.resetLength() }
  }

  private func panned() {
    switch pan.state {
    case .began:
      isDragged = true
      resized?.beginResizing()
    case .changed, .ended:
      resized?.resize(byTotal: pan.translation * direction)
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
    case towardsGreater: resized?.resize(by: Self.step * direction)
    case towardsLess: resized?.resize(by: -Self.step * direction)
    case .home: resized?.resize(toLongest: false)
    case .end: resized?.resize(toLongest: true)
    case .return: resized?.resetLength()
    default: return false
    }
    return true
  }

  // MARK: Accessibility

  /// The pane's length in points, where there is one to choose.
  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    if !isHorizontal { element.traits.insert(.vertical) }
    guard isUserInteractionEnabled, let (length, limits) = resized?.resizableLength else { return }
    element.number = AccessibilityElement.Value(
      min(max(length, limits.lowerBound), limits.upperBound), in: limits, step: Self.step)
    element.actions = [.increment, .decrement]
  }

  open override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    guard isUserInteractionEnabled, let (length, _) = resized?.resizableLength else {
      return super.performAccessibilityAction(action, part: part)
    }
    switch action {
    case .increment: resized?.resize(by: Self.step)
    case .decrement: resized?.resize(by: -Self.step)
    case .setValue(let points):
      guard points.isFinite else { return false }
      resized?.resize(by: points - length)
    default: return super.performAccessibilityAction(action, part: part)
    }
    return true
  }
}

/// What a `ResizeGrip` moves.
protocol ResizeGripDelegate: AnyObject {
  /// The length and its limits, in points; nil if a person cannot change it.
  var resizableLength: (length: Double, limits: ClosedRange<Double>)? { get }

  /// A drag begins.
  func beginResizing()
  /// - Parameter points: Towards a longer pane since the drag began.
  func resize(byTotal points: Double)
  /// A step of the keyboard, in points towards a longer pane.
  func resize(by points: Double)
  /// To one of the limits.
  func resize(toLongest longest: Bool)
  /// The pane's own length.
  func resetLength()
}

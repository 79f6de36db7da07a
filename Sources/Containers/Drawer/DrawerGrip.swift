// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The inner edge of a side, to be dragged or moved with the keys: gives the side another length.
final class DrawerGrip: View {
  /// Points across that take the pointer.
  static let thickness = 8.0
  /// Points that an arrow key moves it.
  private static let step = 16.0

  private let side: DrawerSide
  /// Hears the points towards a longer side since the drag began, and the drag's beginning and end.
  var onDrag: ((_ phase: Phase) -> Void)?
  /// Hears a step of the keyboard, in points towards a longer side.
  var onStep: ((Double) -> Void)?
  var onEnd: ((_ longest: Bool) -> Void)?
  var onReset: (() -> Void)?
  /// 1 where the side gets longer towards greater coordinates, else -1.
  var direction = 1.0

  enum Phase {
    case began
    case moved(Double)
  }

  private var start: Point?
  private var isHovered = false

  init(side: DrawerSide) {
    self.side = side
    super.init(frame: .zero)
    cursor = side.isHorizontal ? .resizeLeftRight : .resizeUpDown
    accessibilityLabel = "Resize the \(side.rawValue) side"
    wantsLayer = true
    let pan = PanGestureRecognizer(axis: side.isHorizontal ? .horizontal : .vertical)
    // It takes the pointer at once: a press here means nothing else.
    pan.beginsOnPress = { $0.clickCount == 1 }
    pan.action = { [weak self, unowned pan] in self?.panned(pan) }
    addGestureRecognizer(pan)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func draw(_ canvas: inout Canvas) {
    guard isHovered || start != nil else { return }
    let line =
      side.isHorizontal
      ? Rect(bounds.midX - 1, 0, 2, bounds.height) : Rect(0, bounds.midY - 1, bounds.width, 2)
    canvas.fill(line, .accent)
  }

  override func hoverBegan() { setHovered(true) }
  override func hoverEnded() { setHovered(false) }

  private func setHovered(_ hovered: Bool) {
    isHovered = hovered
    setNeedsDisplay()
  }

  override func pointerDown(_ pointer: PointerSample) {
    if pointer.event.button == .primary, pointer.clickCount == 2 { onReset?() }
  }

  private func panned(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began:
      start = pan.location
      onDrag?(.began)
    case .changed, .ended:
      onDrag?(.moved(pan.translation * direction))
      if pan.state == .ended { start = nil }
    case .cancelled: start = nil
    case .possible, .failed: break
    }
    setNeedsDisplay()
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    let towardsGreater = side.isHorizontal ? Key.right : Key.down
    let towardsLess = side.isHorizontal ? Key.left : Key.up
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
}

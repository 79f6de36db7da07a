// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing
internal import Languages

/// The line between two columns: gives the column before it another width.
///
/// Tab passes it by; F8 comes to it, as in other desktops' panes.
final class SplitDivider: ResizeGrip, TemporaryFirstResponder {
  /// Escape.
  var onLeave: (() -> Void)?
  /// Finds the view that had the keyboard before and can have it again.
  var onAskFormer: (() -> View?)?

  var formerFirstResponder: View? { onAskFormer?() }

  /// Whether the line can be moved at all.
  var isMovable: Bool { isUserInteractionEnabled }

  /// The keyboard has it, or is about to.
  private var isAwaited = false

  private let column: SplitColumn

  init(column: SplitColumn) {
    self.column = column
    super.init(resizing: "\(column.rawValue) column", isHorizontal: true)
  }

  override var canBecomeFirstResponder: Bool { isMovable && isAwaited }

  func update(isShown: Bool, isMovable: Bool) {
    isHidden = !isShown
    let label = column.resizeLabel(in: traits.localization)
    if accessibilityLabel != label { accessibilityLabel = label }
    guard isMovable != self.isMovable else { return }
    isUserInteractionEnabled = isMovable
    window?.focus.viewStateChanged()
  }

  /// Gives it the keyboard.
  func takeKeyboard() {
    guard isMovable, let window else { return }
    isAwaited = true
    if window.focus.canFocus(self) { window.focus.focus(self, ringVisible: true) }
    isAwaited = isFirstResponder
  }

  override func firstResponderChanged(_ isFirstResponder: Bool) {
    isAwaited = isFirstResponder
    setNeedsDisplay()
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    if super.keyDown(event) { return true }
    guard event.key == .escape, event.modifiers.isEmpty else { return false }
    onLeave?()
    return true
  }

  // MARK: Look

  override var isMarked: Bool { super.isMarked || isAwaited }

  override func draw(_ canvas: inout Canvas) {
    super.draw(&canvas)
    guard !isMarked else { return }
    // The pixel before the edge, so that it lies on the column.
    let x = bounds.midX - (direction > 0 ? 1 / traits.scale : 0)
    canvas.hairline(from: Point(x, 0), to: Point(x, bounds.height))
  }

  override var focusRing: (rect: Rect, radius: Double) {
    let metrics = theme.metrics
    let inset = metrics.focusRingGap + metrics.focusRingWidth
    return (
      Rect(bounds.midX - Self.line, inset, 2 * Self.line, max(0, bounds.height - 2 * inset)),
      Self.line
    )
  }
}

extension SplitColumn {
  /// The accessibility label of the divider at the end of the column.
  func resizeLabel(in localization: Localization) -> String {
    switch self {
    case .primary: localization("Resize the primary column")
    case .supplementary: localization("Resize the supplementary column")
    case .secondary: localization("Resize the secondary column")
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing
internal import Languages

/// The divider between two columns, which resizes the one before it. Tab skips it; F8 focuses it, like other panes.
final class SplitDivider: ResizeGrip, TemporaryFirstResponder {
  var onEscape: (() -> Void)?
  /// Finds the former first responder, if it can have the focus again.
  var findFormerFirstResponder: (() -> View?)?

  var formerFirstResponder: View? { findFormerFirstResponder?() }

  var isMovable: Bool { isUserInteractionEnabled }

  private var allowsFocus = false

  private let column: SplitColumn

  init(column: SplitColumn) {
    self.column = column
    super.init(resizing: "\(column.rawValue) column", isHorizontal: true)
  }

  override var canBecomeFirstResponder: Bool { isMovable && allowsFocus }

  func update(isVisible: Bool, isMovable: Bool) {
    isHidden = !isVisible
    let label = column.resizeLabel(in: traits.localization)
    if accessibilityLabel != label { accessibilityLabel = label }
    guard isMovable != self.isMovable else { return }
    isUserInteractionEnabled = isMovable
    window?.focus.validateFirstResponder()
  }

  func makeFirstResponder() {
    guard isMovable, let window else { return }
    allowsFocus = true
    if window.focus.canFocus(self) { window.focus.focus(self, ringVisible: true) }
    allowsFocus = isFirstResponder
  }

  override func firstResponderDidChange(_ isFirstResponder: Bool) {
    allowsFocus = isFirstResponder
    setNeedsDisplay()
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    if super.keyDown(event) { return true }
    guard event.key == .escape, event.modifiers.isEmpty else { return false }
    onEscape?()
    return true
  }

  // MARK: Appearance

  override var isHighlighted: Bool { super.isHighlighted || allowsFocus }

  override func draw(_ canvas: inout Canvas) {
    super.draw(&canvas)
    guard !isHighlighted else { return }
    // The pixel before the edge, so that the line is on the column.
    let x = bounds.midX - (direction > 0 ? 1 / traits.scale : 0)
    canvas.hairline(from: Point(x, 0), to: Point(x, bounds.height))
  }

  override var focusRing: (rect: Rect, radius: Double) {
    let metrics = theme.metrics
    let inset = metrics.focusRingGap + metrics.focusRingWidth
    return (
      Rect(
        bounds.midX - Self.lineWidth, inset, 2 * Self.lineWidth, max(0, bounds.height - 2 * inset)),
      Self.lineWidth
    )
  }
}

extension SplitColumn {
  func resizeLabel(in localization: Localization) -> String {
    switch self {
    case .primary: localization("Resize the primary column")
    case .supplementary: localization("Resize the supplementary column")
    case .secondary: localization("Resize the secondary column")
    }
  }
}

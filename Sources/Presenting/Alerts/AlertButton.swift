// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The button of an alert's action.
final class AlertButton: Control {
  let action: AlertAction

  /// Whether the button stands out, because Return chooses its action.
  var isPreferred = false {
    didSet {
      if isPreferred != oldValue { setNeedsDisplay() }
    }
  }

  /// Moves the keyboard to the next button, or back.
  var onMove: ((_ forward: Bool) -> Void)?

  init(_ action: AlertAction) {
    self.action = action
    super.init(frame: .zero)
    accessibilityLabel = action.title
    accessibilityRole = .button
    isEnabled = action.isEnabled
    action.onEnabledChange = { [weak self] in
      guard let self else { return }
      isEnabled = self.action.isEnabled
    }
  }

  override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  override func sizeThatFits(_ size: Size) -> Size {
    let metrics = theme.metrics
    let text = textMeasurer.width(of: action.title, in: theme.fonts.bodyStrong)
    let width = text.rounded(.up) + 2 * metrics.gap
    guard width > size.width else { return Size(width, metrics.barTarget) }
    return Size(
      size.width, max(metrics.barTarget, titleLayout(inWidth: size.width).size.height + metrics.gap)
    )
  }

  /// A title without room for one line has several.
  private func titleLayout(inWidth width: Double) -> TextLayout {
    TextLayout(
      action.title, font: theme.fonts.bodyStrong, width: max(0, width - 2 * theme.metrics.gap),
      alignment: .center, measurer: textMeasurer)
  }

  override func draw(_ canvas: inout Canvas) {
    let radius = theme.metrics.controlRadius
    canvas.fill(bounds, ground, radius: radius)
    drawHighlight(&canvas, in: bounds, radius: radius)
    let font = theme.fonts.bodyStrong
    let gap = theme.metrics.gap
    let layout = titleLayout(inWidth: bounds.width)
    canvas.text(
      layout, font, ink, at: Point(gap, bounds.midY - layout.size.height / 2))
  }

  /// Otherwise the arrow keys would scroll a long alert.
  override func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty else { return super.keyDown(event) }
    let isMirrored = traits.layoutDirection == .rightToLeft
    switch event.key {
    case .down: onMove?(true)
    case .up: onMove?(false)
    case .right: onMove?(!isMirrored)
    case .left: onMove?(isMirrored)
    default: return super.keyDown(event)
    }
    return true
  }

  private var ground: ColorRole {
    guard isEnabled, isPreferred else { return .hover }
    return action.style == .destructive ? .danger : .accent
  }

  private var ink: ColorRole {
    guard isEnabled else { return .disabledText }
    if isPreferred { return .onAccent }
    return action.style == .destructive ? .danger : .text
  }
}

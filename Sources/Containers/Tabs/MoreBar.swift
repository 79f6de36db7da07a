// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The strip above a tab that has no place of its own in the bar: its title, and the way back to the
/// list of such tabs.
final class MoreBar: View {
  /// Points from the edges.
  private static let margin = 4.0

  var title = "" {
    didSet {
      label.text = title
      setNeedsLayout()
    }
  }

  /// What the button that leads back says; nil when there is nowhere to go back to.
  var backTitle: String? {
    didSet {
      guard backTitle != oldValue else { return }
      button.title = backTitle
      button.accessibilityLabel = "Back to \(backTitle ?? "")"
      button.isHidden = backTitle == nil
      setNeedsLayout()
    }
  }

  var onBack: (() -> Void)?

  private let label = Label("", style: .title)
  private let button = Button(label: "Back")

  init() {
    super.init(frame: .zero)
    isFocusGroup = true
    accessibilityLabel = "Further tabs"
    button.isHidden = true
    button.onActivate = { [weak self] in self?.onBack?() }
    addSubview(button)
    addSubview(label)
  }

  override func layoutSubviews() {
    let metrics = theme.metrics
    let appearance = traits.barAppearance
    backgroundColor = appearance.backgroundColor ?? .surface
    button.color = appearance.tintColor ?? .accent
    label.color = appearance.titleColor ?? .text
    label.style = appearance.titleStyle
    let isMirrored = traits.layoutDirection == .rightToLeft
    button.image = .icon(isMirrored ? "chevron-right" : "chevron-left")
    let height = min(metrics.barTarget, bounds.height)
    let width = button.sizeThatFits(bounds.size).width
    let left = button.isHidden ? metrics.gap : Self.margin + width + metrics.gap
    let right = bounds.width - metrics.gap
    let fitted = label.sizeThatFits(Size(max(0, right - left), bounds.height))
    // Centered in the bar when it fits beside the button that way.
    let centered = ((bounds.width - fitted.width) / 2).rounded()
    let x = centered >= left ? centered : left
    button.frame = mirrored(
      Rect(Self.margin, (bounds.height - height) / 2, width, height), isMirrored)
    label.frame = mirrored(
      Rect(x, ((bounds.height - fitted.height) / 2).rounded(), fitted.width, fitted.height),
      isMirrored)
  }

  private func mirrored(_ rect: Rect, _ isMirrored: Bool) -> Rect {
    isMirrored ? Rect(bounds.width - rect.maxX, rect.minY, rect.width, rect.height) : rect
  }

  override func draw(_ canvas: inout Canvas) {
    let bottom = bounds.height - 1 / traits.scale
    canvas.hairline(from: Point(0, bottom), to: Point(bounds.width, bottom))
  }
}

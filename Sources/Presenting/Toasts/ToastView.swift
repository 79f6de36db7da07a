// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

/// Covers a window and holds one card of text near its lower edge. Pointers, keys and assistive technology pass it by.
final class ToastView: View {
  /// Points between the card and the window's edges.
  private static let margin = 24.0
  /// Seconds that the card takes to come and to go.
  private static let fadeTime = 0.15

  private let card: ToolTipView
  private var alarm: Alarm?

  init(_ text: String) {
    card = ToolTipView(text, style: .body)
    super.init(frame: .zero)
    autoresizingMask = .fill
    isUserInteractionEnabled = false
    // The announcement says it.
    accessibilityElementsHidden = true
    addSubview(card)
  }

  override func layoutSubviews() {
    let size = card.sizeThatFits(
      Size(max(0, bounds.width - 2 * Self.margin), max(0, bounds.height - 2 * Self.margin)))
    card.frame = Rect(
      ((bounds.width - size.width) / 2).rounded(),
      max(0, bounds.height - Self.margin - size.height), size.width, size.height)
  }

  func show(in window: Window, for duration: Double) {
    frame = window.toolView.bounds
    window.toolView.addSubview(self)
    layoutIfNeeded()
    fade(from: 0, to: 1)
    alarm = window.animations.after(duration) { [weak self] in self?.hide() }
  }

  /// Makes room for the next one.
  func remove() {
    alarm?.cancel()
    removeFromSuperview()
  }

  private func hide() {
    fade(from: 1, to: 0) { [weak self] in self?.remove() }
  }

  private func fade(from start: Double, to end: Double, completion: @escaping () -> Void = {}) {
    guard !traits.reducesMotion else { return completion() }
    card.alpha = start
    View.animate(duration: Self.fadeTime, curve: .easeOut) { [card] in
      card.alpha = end
    } completion: { _ in
      completion()
    }
  }
}

extension Window {
  /// Shows some words over all that the window shows, sheets, alerts and menus too, and announces them to assistive
  /// technology. They take no click and no key, stay when a presentation begins or ends, and go by themselves. The next ones
  /// take their place.
  ///
  /// - Parameters:
  ///   - text: Up to six lines. An empty one removes what shows.
  ///   - duration: Seconds, not negative. Default 4.
  public func showToast(_ text: String, duration: Double = 4) {
    for case let toast as ToastView in toolView.subviews { toast.remove() }
    guard !text.isEmpty else { return }
    ToastView(text).show(in: self, for: duration)
    announce(text)
  }
}

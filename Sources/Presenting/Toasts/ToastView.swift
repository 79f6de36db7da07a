// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

/// Covers a window, with one card of text near the lower edge. Pointers, keys and assistive technology ignore it.
final class ToastView: View {
  /// The distance between the card and the window's edges, in points.
  private static let margin = 24.0
  /// In seconds.
  private static let fadeDuration = 0.15

  private let card: ToolTipView
  private var scheduledHide: ScheduledAction?

  init(_ text: String) {
    card = ToolTipView(text, style: .body)
    super.init(frame: .zero)
    autoresizingMask = .fill
    isUserInteractionEnabled = false
    // The announcement contains the same text.
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
    frame = window.overlayView.bounds
    window.overlayView.addSubview(self)
    layoutIfNeeded()
    fade(from: 0, to: 1)
    scheduledHide = window.animations.schedule(after: duration) { [weak self] in self?.hide() }
  }

  func remove() {
    scheduledHide?.cancel()
    removeFromSuperview()
  }

  private func hide() {
    fade(from: 1, to: 0) { [weak self] in self?.remove() }
  }

  private func fade(from start: Double, to end: Double, completion: @escaping () -> Void = {}) {
    guard !traits.reducesMotion else { return completion() }
    card.alpha = start
    View.animate(duration: Self.fadeDuration, curve: .easeOut) { [card] in
      card.alpha = end
    } completion: { _ in
      completion()
    }
  }
}

extension Window {
  /// Shows a short text over all content of the window, including sheets, alerts and menus, and announces it to
  /// assistive technology. The text receives no clicks and no keys, stays when a presentation begins or ends, and
  /// disappears by itself. A new text replaces it.
  ///
  /// - Parameters:
  ///   - text: At most six lines. An empty text removes the current one.
  ///   - duration: The time on screen in seconds, not negative. Default 4.
  public func showToast(_ text: String, duration: Double = 4) {
    for case let toast as ToastView in overlayView.subviews { toast.remove() }
    guard !text.isEmpty else { return }
    ToastView(text).show(in: self, for: duration)
    announce(text)
  }
}

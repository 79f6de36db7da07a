// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The caret: a separate view, so that a blink redraws nothing else. No frame is rendered between blinks. After some
/// time without a key the caret stops blinking and stays visible.
final class TextCaret: View {
  static let width = 2.0
  /// Seconds that the caret is visible and then invisible, as in GTK and Windows.
  private static let blinkInterval = 0.53
  /// Seconds after which an idle caret stops blinking, as in GTK, to save power.
  private static let blinkingDuration = 10.0

  private var scheduledBlink: ScheduledAction?
  private var blinkingStart = Instant(nanoseconds: 0)

  /// Whether the caret is shown, even if it is invisible between blinks.
  private(set) var isActive = false

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    backgroundColor = .accent
  }

  /// Shows the caret, and starts its blinking again.
  func show() {
    isActive = true
    isHidden = false
    stopBlinking()
    guard let window, !traits.reducesMotion else { return }
    blinkingStart = window.animations.now
    scheduleBlink(in: window)
  }

  func hide() {
    isActive = false
    isHidden = true
    stopBlinking()
  }

  override func didMoveToWindow() {
    // A text that moves within its window stays first responder and keeps its caret.
    if window != nil {
      if isActive { show() }
    } else {
      stopBlinking()
    }
  }

  private func stopBlinking() {
    scheduledBlink?.cancel()
    scheduledBlink = nil
  }

  override func traitsDidChange() { if isActive { show() } }

  private func scheduleBlink(in window: Window) {
    scheduledBlink = window.animations.schedule(after: Self.blinkInterval) { [weak self] in
      guard let self, isActive, let window = self.window else { return }
      isHidden.toggle()
      let isTired = window.animations.now.timeIntervalSince(blinkingStart) > Self.blinkingDuration
      if isHidden || !isTired { scheduleBlink(in: window) }
    }
  }
}

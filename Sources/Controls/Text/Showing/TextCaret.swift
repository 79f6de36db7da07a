// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The caret: a view of its own, so that a blink repaints nothing else. No frame is made between
/// blinks. After a while without a key the caret stops blinking and stays visible.
final class TextCaret: View {
  /// Points.
  static let width = 2.0
  /// Seconds that it is lit, and dark: GTK's and Windows' rate.
  private static let blinkTime = 0.53
  /// Seconds after which an idle caret stops blinking, as GTK's, and lets the machine sleep.
  private static let blinkingTime = 10.0

  private var alarm: Alarm?
  private var litSince = Instant(nanoseconds: 0)

  /// Whether it shows at all, lit or dark.
  private(set) var isActive = false

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    backgroundColor = .accent
  }

  /// Shows it lit: it was moved, or has just come.
  func light() {
    isActive = true
    isHidden = false
    alarm?.cancel()
    alarm = nil
    guard let window, !traits.reducesMotion else { return }
    litSince = window.animations.now
    waitForBlink(in: window)
  }

  func putOut() {
    isActive = false
    isHidden = true
    alarm?.cancel()
    alarm = nil
  }

  override func didMoveToWindow() {
    // A text that moves within its window keeps the keyboard, and the caret comes back with it.
    if window != nil {
      if isActive { light() }
    } else {
      alarm?.cancel()
      alarm = nil
    }
  }

  override func traitsChanged() {
    if isActive { light() }
  }

  private func waitForBlink(in window: Window) {
    alarm = window.animations.after(Self.blinkTime) { [weak self] in
      guard let self, isActive, let window = self.window else { return }
      isHidden.toggle()
      let isTired = window.animations.now.since(litSince) > Self.blinkingTime
      if isHidden || !isTired { waitForBlink(in: window) }
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Asks whether to keep a scale that shows already. Without an answer the former scale returns: at the new one the user may
/// not be able to read the question or to reach its buttons.
final class ScaleQuestion {
  /// Seconds to answer; GNOME and KDE ask for 15 to 20.
  static let duration = 15
  /// Seconds that are left when a screen reader says so again.
  private static let reminder = 5

  private let alert = AlertController(title: localized("Keep this scale?"))
  private let countdown: Countdown
  private let window: Window
  private var alarm: Alarm?
  private var answer: ((_ isKept: Bool) -> Void)?

  /// - Parameters:
  ///   - presenter: Presents the question.
  ///   - answer: Called once.
  init(
    over presenter: ViewController, in window: Window, answer: @escaping (_ isKept: Bool) -> Void
  ) {
    self.window = window
    self.answer = answer
    countdown = Countdown(seconds: Self.duration, from: window.animations.now)
    let keep = AlertAction(title: localized("Keep")) { [weak self] _ in self?.end(isKept: true) }
    alert.addAction(keep)
    alert.addAction(
      AlertAction(title: localized("Revert"), style: .cancel) { [weak self] _ in
        self?.end(isKept: false)
      })
    alert.preferredAction = keep
    count()
    presenter.present(alert, animated: true)
  }

  /// Takes the question away and reverts. Call it when the presenter goes away. Does nothing after an answer.
  func revert() {
    guard answer != nil else { return }
    end(isKept: false)
    alert.presentingViewController?.dismiss(animated: true)
  }

  private func count() {
    let now = window.animations.now
    let left = countdown.secondsLeft(at: now)
    let message = localized(
      left, "The former scale returns in \(left) second.",
      "The former scale returns in \(left) seconds.")
    alert.message = message
    if left == Self.reminder { window.announce(message) }
    alarm = window.animations.after(countdown.untilNext(at: now)) { [weak self] in self?.tick() }
  }

  private func tick() {
    let isThere = alert.presentingViewController != nil
    if isThere, countdown.secondsLeft(at: window.animations.now) > 0 { count() } else { revert() }
  }

  private func end(isKept: Bool) {
    alarm?.cancel()
    guard let answer = answer.take() else { return }
    if !isKept { window.announce(localized("The former scale is back.")) }
    answer(isKept)
  }
}

/// Whole seconds that are left until an instant.
nonisolated struct Countdown: Equatable {
  let end: Instant

  init(seconds: Int, from now: Instant) {
    end = now.advanced(by: Double(seconds))
  }

  /// Rounded up; 0 when the time is over.
  func secondsLeft(at now: Instant) -> Int {
    max(0, Int(end.since(now).rounded(.up)))
  }

  /// Seconds until `secondsLeft` has its next value.
  func untilNext(at now: Instant) -> Double {
    max(0, end.since(now) - Double(secondsLeft(at: now) - 1))
  }
}

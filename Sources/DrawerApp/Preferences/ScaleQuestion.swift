// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Asks whether to keep a scale that is in effect already. Without an answer the former scale is restored, because the
/// user may be unable to read the question or to reach its buttons.
final class ScaleQuestion {
  /// The time for the answer in seconds; GNOME and KDE wait for 15 to 20.
  static let answerTimeout = 15
  /// The remaining seconds at which a screen reader repeats the announcement.
  private static let reminderSeconds = 5

  private let alert = AlertController(title: localized("Keep this scale?"))
  private let countdown: Countdown
  private let window: Window
  private var scheduledTick: ScheduledAction?
  private var onAnswer: ((_ isKept: Bool) -> Void)?

  /// Presents the question.
  ///
  /// - Parameter onAnswer: Called exactly once.
  init(
    over presenter: ViewController, in window: Window, answer: @escaping (_ isKept: Bool) -> Void
  ) {
    self.window = window
    self.onAnswer = answer
    countdown = Countdown(seconds: Self.answerTimeout, from: window.animations.now)
    let keep = AlertAction(title: localized("Keep")) { [weak self] _ in self?.finish(isKept: true) }
    alert.addAction(keep)
    alert.addAction(
      AlertAction(title: localized("Revert"), style: .cancel) { [weak self] _ in
        self?.finish(isKept: false)
      })
    alert.preferredAction = keep
    updateMessage()
    presenter.present(alert, animated: true)
  }

  /// Dismisses the question and restores the former scale, if unanswered. Call it when the presenter disappears.
  func revert() {
    guard onAnswer != nil else { return }
    finish(isKept: false)
    alert.presentingViewController?.dismiss(animated: true)
  }

  private func updateMessage() {
    let now = window.animations.now
    let left = countdown.secondsLeft(at: now)
    let message = localized(
      left, "Reverting to the previous scale in \(left) second.",
      "Reverting to the previous scale in \(left) seconds.")
    alert.message = message
    if left == Self.reminderSeconds { window.announce(message) }
    scheduledTick = window.animations.schedule(after: countdown.secondsUntilNext(at: now)) {
      [weak self] in self?.tick()
    }
  }

  private func tick() {
    let isThere = alert.presentingViewController != nil
    if isThere, countdown.secondsLeft(at: window.animations.now) > 0 {
      updateMessage()
    } else {
      revert()
    }
  }

  private func finish(isKept: Bool) {
    scheduledTick?.cancel()
    guard let answer = onAnswer.take() else { return }
    if !isKept { window.announce(localized("Previous scale restored.")) }
    answer(isKept)
  }
}

nonisolated struct Countdown: Equatable {
  let endInstant: Instant

  init(seconds: Int, from now: Instant) { endInstant = now.advanced(by: Double(seconds)) }

  /// The remaining seconds, rounded up; 0 after the end.
  func secondsLeft(at now: Instant) -> Int {
    max(0, Int(endInstant.timeIntervalSince(now).rounded(.up)))
  }

  /// The seconds until `secondsLeft(at:)` changes.
  func secondsUntilNext(at now: Instant) -> Double {
    max(0, endInstant.timeIntervalSince(now) - Double(secondsLeft(at: now) - 1))
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

final class PressRepeater {
  /// Seconds until the first repetition, as in GTK.
  private static let delay = 0.5
  private static let interval = 0.1

  private(set) var count = 0

  private var scheduledStep: ScheduledAction?

  var isRunning: Bool { scheduledStep != nil }

  func start(in animations: AnimationSystem, step: @escaping () -> Void) {
    count = 0
    scheduleStep(since: animations.now, in: animations, step: step)
  }

  func reset() {
    stop()
    count = 0
  }

  func stop() {
    scheduledStep?.cancel()
    scheduledStep = nil
  }

  private func scheduleStep(
    since start: Instant, in animations: AnimationSystem, step: @escaping () -> Void
  ) {
    let due = start.advanced(by: Self.delay + Double(count) * Self.interval)
    scheduledStep = animations.schedule(after: due.timeIntervalSince(animations.now)) {
      [weak self, unowned animations] in
      guard let self else { return }
      // A late frame catches up on the repetitions that it missed.
      let late = max(0, animations.now.timeIntervalSince(due))
      let end = count + 1 + Int(late / Self.interval)
      while count < end, isRunning {
        count += 1
        step()
      }
      if isRunning { scheduleStep(since: start, in: animations, step: step) }
    }
  }
}

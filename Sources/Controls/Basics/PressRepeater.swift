// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// Repeats a step while a button is held down: a stepper's value, a page of a scroll view.
final class PressRepeater {
  /// Seconds until the first repetition, as in GTK.
  private static let delay = 0.5
  /// Seconds from one repetition to the next.
  private static let interval = 0.1

  /// The repetitions since the press.
  private(set) var count = 0

  private var alarm: Alarm?

  var isRunning: Bool { alarm != nil }

  func start(in animations: AnimationSystem, step: @escaping () -> Void) {
    count = 0
    wait(since: animations.now, in: animations, step: step)
  }

  /// The button was released.
  func reset() {
    stop()
    count = 0
  }

  func stop() {
    alarm?.cancel()
    alarm = nil
  }

  private func wait(
    since start: Instant, in animations: AnimationSystem, step: @escaping () -> Void
  ) {
    let due = start.advanced(by: Self.delay + Double(count) * Self.interval)
    alarm = animations.after(due.since(animations.now)) { [weak self, unowned animations] in
      guard let self else { return }
      // A late frame makes up for the repetitions that it missed.
      let late = max(0, animations.now.since(due))
      let end = count + 1 + Int(late / Self.interval)
      while count < end, isRunning {
        count += 1
        step()
      }
      if isRunning { wait(since: start, in: animations, step: step) }
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An endless animation that runs while its view is visible. Created by `AnimationSystem.loop`.
public final class LoopAnimation: Steppable {
  private let period: Double
  private let start: Instant
  private let onChange: (Double) -> Void
  private let isOnScreen: () -> Bool?
  private var isStopped = false

  init(
    period: Double, start: Instant, isOnScreen: @escaping () -> Bool?,
    onChange: @escaping (_ phase: Double) -> Void
  ) {
    self.period = period
    self.isOnScreen = isOnScreen
    self.start = start
    self.onChange = onChange
  }

  /// Stops the loop permanently.
  public func stop() {
    isStopped = true
  }

  var isOver: Bool { isStopped || isOnScreen() == nil }

  /// Whether the loop is running: it has not been stopped, and its view is visible.
  public var isRunning: Bool { !isStopped && isOnScreen() ?? false }

  /// Does nothing: a loop has no start to delay.
  func delayStart(by seconds: Double, ifStartedIn frame: ClosedRange<Instant>) {}

  func finishEarly() { isStopped = true }

  func advance(to instant: Instant) {
    let rounds = max(0, instant.timeIntervalSince(start)) / period
    onChange(rounds - rounds.rounded(.down))
  }
}

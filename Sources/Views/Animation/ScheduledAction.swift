// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An action that runs at a later instant. Created by `AnimationSystem.schedule(after:action:)`.
public final class ScheduledAction {
  let fireInstant: Instant

  private var action: (() -> Void)?

  init(fireInstant: Instant, action: @escaping () -> Void) {
    self.fireInstant = fireInstant
    self.action = action
  }

  /// Whether the action will still run: it has neither run nor been canceled.
  public var isPending: Bool { action != nil }

  /// Cancels the action, unless it has already run.
  public func cancel() {
    action = nil
  }

  func fire() {
    let action = action
    self.action = nil
    action?()
  }
}

/// Calls a closure in each frame until it is stopped. Created by `AnimationSystem.startTicker(_:)`.
package final class FrameTicker: Steppable {
  private var lastInstant: Instant
  private let action: (_ seconds: Double) -> Void

  private(set) package var isRunning = true

  init(start: Instant, action: @escaping (_ seconds: Double) -> Void) {
    lastInstant = start
    self.action = action
  }

  package func stop() { isRunning = false }

  func advance(to instant: Instant) {
    let seconds = max(0, instant.timeIntervalSince(lastInstant))
    lastInstant = max(lastInstant, instant)
    action(seconds)
  }

  /// Does nothing: a ticker has no start to delay.
  func delayStart(by seconds: Double, ifStartedIn frame: ClosedRange<Instant>) {}

  func finishEarly() { stop() }
}

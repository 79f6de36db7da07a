// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Runs an animation frame by frame and reports each value. Created by `AnimationSystem.animate`.
public final class Animator: Steppable {
  private let onChange: @MainActor (Double) -> Void
  private var completion: (@MainActor (_ finished: Bool) -> Void)?
  private(set) var animation: Animation

  /// The last value that was reported; before the first report, the start value.
  public private(set) var value: Double
  /// The velocity of `value`, in units per second.
  public private(set) var velocity: Double

  /// Whether the animation is running: it has neither ended nor been stopped.
  public private(set) var isRunning = true

  init(
    animation: Animation, onChange: @escaping @MainActor (Double) -> Void,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    self.animation = animation
    self.onChange = onChange
    self.completion = completion
    value = animation.from
    velocity = animation.velocity
  }

  /// Stops the animation at its current value, and calls its completion with `finished: false`.
  public func stop() { finish(false) }

  func advance(to instant: Instant) {
    guard isRunning else { return }
    let sample = animation.sample(at: instant)
    velocity = sample.velocity
    report(sample.value, isFinished: sample.isFinished)
  }

  private func report(_ newValue: Double, isFinished: Bool) {
    if newValue != value {
      value = newValue
      onChange(value)
    }
    // The callback may have stopped this animator.
    if isFinished { finish(true) }
  }

  func delayStart(by seconds: Double, ifStartedIn frame: ClosedRange<Instant>) {
    animation.delayStart(by: seconds, ifStartedIn: frame)
  }

  func finishEarly() {
    if isRunning { report(animation.to, isFinished: true) }
  }

  private func finish(_ finished: Bool) {
    guard isRunning else { return }
    isRunning = false
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}

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
  public func stop() { isStopped = true }

  var isOver: Bool { isStopped || isOnScreen() == nil }

  /// Whether the loop is running: it has not been stopped, and its view is visible.
  public var isRunning: Bool { !isStopped && isOnScreen() ?? false }

  func finishEarly() { isStopped = true }

  func advance(to instant: Instant) {
    let rounds = max(0, instant.timeIntervalSince(start)) / period
    onChange(rounds - rounds.rounded(.down))
  }
}

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
  public func cancel() { action = nil }

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

  func finishEarly() { stop() }
}

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
  public func stop() {
    finish(false)
  }

  func advance(to instant: Instant) {
    guard isRunning else { return }
    let sample = animation.sample(at: instant)
    velocity = sample.velocity
    if sample.value != value {
      value = sample.value
      onChange(value)
    }
    // The callback may have stopped this animator.
    if sample.isFinished, isRunning { finish(true) }
  }

  func delayStart(by seconds: Double, ifStartedIn frame: ClosedRange<Instant>) {
    animation.delayStart(by: seconds, ifStartedIn: frame)
  }

  func finishEarly() {
    guard isRunning else { return }
    if value != animation.to {
      value = animation.to
      onChange(value)
    }
    finish(true)
  }

  private func finish(_ finished: Bool) {
    guard isRunning else { return }
    isRunning = false
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}

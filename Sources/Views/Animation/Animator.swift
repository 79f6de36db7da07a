// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Runs an animation frame by frame and reports each value; made by `AnimationSystem.animate`.
public final class Animator: Steppable {
  private let onChange: @MainActor (Double) -> Void
  private var completion: (@MainActor (_ finished: Bool) -> Void)?
  private(set) var animation: Animation

  /// The value last reported; before the first report the value at the start.
  public private(set) var value: Double
  /// The velocity at `value`, in units a second.
  public private(set) var velocity: Double

  /// False once it has arrived or was stopped.
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

  /// Stops where the value is now. The completion hears `finished: false`, once.
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
    // The change may have stopped this very animator.
    if sample.isFinished, isRunning { finish(true) }
  }

  func hold(for seconds: Double, ifBegunIn frame: ClosedRange<Instant>) {
    animation.hold(for: seconds, ifBegunIn: frame)
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

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The animations of one window and the instant they are at.
public final class AnimationSystem {
  private var animators: [Animator] = []
  private var advancing: [Animator] = []
  private let requestFrame: () -> Void

  /// The instant of the event or frame that is being handled.
  public private(set) var now: Instant

  init(now: Instant, requestFrame: @escaping () -> Void) {
    self.now = now
    self.requestFrame = requestFrame
  }

  public var isActive: Bool { animators.contains { $0.isRunning } }

  /// Starts an animation at the present instant.
  ///
  /// - Parameters:
  ///   - velocity: Units a second at the start, for springs.
  ///   - precision: How close to the target a spring counts as settled, in units of the value.
  ///   - onChange: Hears each new value, at most once a frame; the last one is `to` exactly.
  ///   - completion: Hears once whether the animation arrived.
  @discardableResult
  public func animate(
    from: Double, to: Double, velocity: Double = 0, motion: Motion, precision: Double = 0.001,
    onChange: @escaping (Double) -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> Animator {
    let animation = Animation(
      from: from, to: to, velocity: velocity, motion: motion, start: now, precision: precision)
    let animator = Animator(animation: animation, onChange: onChange, completion: completion)
    if case .none = motion {
      animator.advance(to: now)
    } else {
      animators.append(animator)
      requestFrame()
    }
    return animator
  }

  /// Moves the present on. It never runs backwards: an event that was stamped before the last
  /// frame's presentation is handled at the frame's instant.
  func setNow(_ instant: Instant) {
    now = max(now, instant)
  }

  /// Steps every animation to `instant`.
  func advance(to instant: Instant) {
    setNow(instant)
    guard !animators.isEmpty else { return }
    // Callbacks may start and stop animations: walk a copy whose storage is kept.
    swap(&animators, &advancing)
    animators.removeAll(keepingCapacity: true)
    for animator in advancing {
      animator.advance(to: instant)
    }
    // What the callbacks started comes behind what still runs.
    let started = animators
    animators.removeAll(keepingCapacity: true)
    for animator in advancing where animator.isRunning { animators.append(animator) }
    animators.append(contentsOf: started)
    advancing.removeAll(keepingCapacity: true)
  }
}

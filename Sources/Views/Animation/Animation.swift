// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An animation of a number. The number depends only on the time, not on when frames are rendered.
public nonisolated struct Animation: Sendable {
  /// The instant at which the animation starts. Before it, the number is `from`.
  public private(set) var start: Instant
  /// The number at the start of the animation.
  public let from: Double
  /// The number at the end of the animation.
  public let to: Double
  /// The number's velocity at the start, in units per second. Only springs use it.
  public let velocity: Double
  /// The curve or spring by which the number changes from `from` to `to`.
  public let motion: TimingParameters

  package let precision: Double

  /// Creates an animation of a number.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the start, in units per second. Default 0. Only springs use it.
  ///   - precision: The distance from `to` at which a spring ends, if it is almost at rest. Default 0.001.
  public init(
    from: Double, to: Double, velocity: Double = 0, motion: TimingParameters, start: Instant,
    precision: Double = 0.001
  ) {
    self.from = from
    self.to = to
    self.velocity = velocity
    self.motion = motion
    self.start = start
    self.precision = precision
  }

  /// Whether the start was delayed. That happens only once, so that an animation ends even if every frame is late.
  private var isStartDelayed = false

  mutating func delayStart(by seconds: Double, ifStartedIn frame: ClosedRange<Instant>) {
    guard !isStartDelayed, frame.contains(start) else { return }
    isStartDelayed = true
    start = start.advanced(by: seconds)
  }

  /// Returns the number at an instant, its velocity in units per second, and whether the animation has ended. From the
  /// end on, the number is `to` and the velocity is 0.
  public func sample(at instant: Instant) -> (value: Double, velocity: Double, isFinished: Bool) {
    let time = max(0, instant.timeIntervalSince(start))
    switch motion {
    case .none:
      return (to, 0, true)
    case .curve(let curve, let duration):
      guard duration > 0, time < duration else { return (to, 0, true) }
      let fraction = time / duration
      let distance = to - from
      return (
        from + distance * curve.value(at: fraction),
        distance * curve.slope(at: fraction) / duration, false
      )
    case .spring(let spring):
      let state = spring.state(displacement: from - to, velocity: velocity, after: time)
      let rest = precision * 2 * Double.pi / spring.response
      if abs(state.displacement) < precision, abs(state.velocity) < rest { return (to, 0, true) }
      return (to + state.displacement, state.velocity, false)
    }
  }
}

/// Options for animating view properties: the start value, nested animation closures, and repetition.
public nonisolated struct AnimationOptions: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  /// Starts from the value on screen if the property is being animated already. Without this
  /// option, the animation starts from the end value of the earlier animation.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1)

  /// Uses the animation's own duration inside another animation's closure. Without this option, the outer duration
  /// applies, as in UIKit.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 2)

  /// Uses the animation's own curve inside another animation's closure. Without this option, the outer curve applies.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 4)

  /// Repeats the animation until another animation or a plain assignment changes the same properties, or until none of
  /// the animated views is on screen at the end of a repetition.
  public static let `repeat` = AnimationOptions(rawValue: 8)

  /// Plays the animation forwards and then backwards before it ends or repeats. At the end, the
  /// properties have their new values, as in UIKit.
  public static let autoreverse = AnimationOptions(rawValue: 16)

  public init(rawValue: Int) { self.rawValue = rawValue }
}

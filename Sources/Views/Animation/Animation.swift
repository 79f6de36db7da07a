// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// One number on its way: a pure function of the instant.
public nonisolated struct Animation: Sendable {
  /// When it starts. Earlier instants count as this one.
  public private(set) var start: Instant
  /// The value at the start.
  public let from: Double
  /// The value at the end.
  public let to: Double
  /// Units a second at the start; springs carry it on.
  public let velocity: Double
  /// How the value gets from `from` to `to`.
  public let motion: Motion

  /// A spring counts as settled when it is this close to its target, in units of the value.
  package let precision: Double

  /// An animation of one number.
  ///
  /// - Parameters:
  ///   - velocity: Units a second at the start, for springs. Default 0.
  ///   - precision: How close to `to` a spring counts as settled, in units of the value. Default
  ///     0.001.
  public init(
    from: Double, to: Double, velocity: Double = 0, motion: Motion, start: Instant,
    precision: Double = 0.001
  ) {
    self.from = from
    self.to = to
    self.velocity = velocity
    self.motion = motion
    self.start = start
    self.precision = precision
  }

  /// Whether its start was put off: that happens once, so that a machine that is always late still arrives.
  private var isHeld = false

  /// Starts later when it moved for the first time in a frame between these instants.
  mutating func hold(for seconds: Double, ifBegunIn frame: ClosedRange<Instant>) {
    guard !isHeld, frame.contains(start) else { return }
    isHeld = true
    start = start.advanced(by: seconds)
  }

  /// The value, its velocity in units a second, and whether it has arrived.
  public func sample(at instant: Instant) -> (value: Double, velocity: Double, isFinished: Bool) {
    let time = max(0, instant.since(start))
    switch motion {
    case .none:
      return (to, 0, true)
    case .curve(let curve, let duration):
      guard duration > 0, time < duration else { return (to, 0, true) }
      let share = time / duration
      let distance = to - from
      return (
        from + distance * curve.value(at: share),
        distance * curve.slope(at: share) / duration, false
      )
    case .spring(let spring):
      let state = spring.state(displacement: from - to, velocity: velocity, after: time)
      let rest = precision * 2 * Double.pi / spring.response
      if abs(state.displacement) < precision, abs(state.velocity) < rest { return (to, 0, true) }
      return (to + state.displacement, state.velocity, false)
    }
  }
}

/// How an animation of view properties deals with what runs already and with its surroundings.
public nonisolated struct AnimationOptions: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  /// Starts from the value on screen if the property is animating already. Without it, the animation
  /// starts from the value at the end of the earlier animation.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1)

  /// Uses its own duration inside another animation's closure. Without it the outer duration
  /// counts, as in UIKit.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 2)

  /// Uses its own curve inside another animation's closure.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 4)

  /// Begins again at its end, until something else takes the properties over or the views are out of sight at the end
  /// of a round.
  public static let `repeat` = AnimationOptions(rawValue: 8)

  /// Runs back before it ends, or repeats. At the end the properties show their new values, as in UIKit.
  public static let autoreverse = AnimationOptions(rawValue: 16)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

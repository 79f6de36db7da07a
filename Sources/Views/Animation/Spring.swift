// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A damped spring for animations. Its position depends only on the time, not on when frames are rendered.
public nonisolated struct Spring: Sendable, Hashable {
  /// The damping relative to the critical damping. 1 does not overshoot; a smaller ratio oscillates.
  public let dampingRatio: Double

  /// The duration of one undamped oscillation, in seconds. A shorter duration makes the spring stiffer.
  public let response: Double

  /// The spring of the containers' animations: no overshoot, and at rest after about half a second.
  public static let standard = Spring(dampingRatio: 1, response: 0.35)

  /// Creates a spring. Traps if `dampingRatio` is negative or `response` is not positive.
  public init(dampingRatio: Double, response: Double) {
    require(dampingRatio >= 0, "A damping ratio must not be negative: \(dampingRatio)")
    require(response > 0, "A spring's response must be positive: \(response)")
    self.dampingRatio = dampingRatio
    self.response = response
  }

  /// Creates the spring that UIKit creates for a damping ratio and a duration: after the duration, the
  /// spring's amplitude has fallen to a thousandth of the distance.
  ///
  /// - Parameters:
  ///   - dampingRatio: A ratio below 0.01 counts as 0.01. Traps if the number is not finite.
  ///   - duration: The duration in seconds. Traps if it is not finite, or not greater than 0.
  public init(dampingRatio: Double, duration: Double) {
    require(dampingRatio.isFinite, "A damping ratio must be finite: \(dampingRatio)")
    require(duration > 0 && duration.isFinite, "A duration must be positive: \(duration)")
    let ratio = max(dampingRatio, Self.minimumDampingRatio)
    self.init(
      dampingRatio: ratio, response: 2 * .pi * duration / Self.settlingAngle(dampingRatio: ratio))
  }

  /// The fraction of the distance that remains at the end of the duration, and the smallest damping ratio for which the
  /// envelope below reaches that fraction.
  private static let (remainder, minimumDampingRatio) = (0.001, 0.01)

  /// Returns the angular frequency of a spring that settles in one second.
  ///
  /// Below a ratio of 1 it solves ζ/√(1−ζ²) · e^(−ζω) = 0.001, which is UIKit's envelope. Other springs do not
  /// oscillate: the solution is found on their own curve, which is (1 + ω) · e^(−ω) for a ratio of 1.
  private static func settlingAngle(dampingRatio ratio: Double) -> Double {
    if ratio < 1 {
      return logarithm(ratio / (1 - ratio * ratio).squareRoot() / remainder) / ratio
    }
    let spring = Spring(dampingRatio: ratio, response: 2 * .pi)
    // The slower of the two decays is slower than 1 / 2ζ.
    var (low, high) = (0.0, 20 * ratio)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let rest = spring.state(displacement: 1, velocity: 0, after: middle).displacement
      if rest > remainder { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns the spring's displacement and velocity `time` seconds after the given displacement and velocity.
  /// A displacement is the distance from the spring's target; a velocity is in units per second.
  public func state(
    displacement: Double, velocity: Double, after time: Double
  ) -> (displacement: Double, velocity: Double) {
    let frequency = 2 * Double.pi / response
    let decay = dampingRatio * frequency
    if abs(dampingRatio - 1) < 1e-6 {
      let slope = velocity + frequency * displacement
      let envelope = exponential(-frequency * time)
      let position = (displacement + slope * time) * envelope
      return (position, slope * envelope - frequency * position)
    }
    if dampingRatio < 1 {
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let swing = (velocity + decay * displacement) / damped
      let envelope = exponential(-decay * time)
      let cos = cosine(damped * time)
      let sin = sine(damped * time)
      let position = envelope * (displacement * cos + swing * sin)
      let turn = envelope * damped * (swing * cos - displacement * sin)
      return (position, turn - decay * position)
    }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let slow = -decay + root
    let fast = -decay - root
    let first = (velocity - fast * displacement) / (slow - fast)
    let second = displacement - first
    let slowPart = first * exponential(slow * time)
    let fastPart = second * exponential(fast * time)
    return (slowPart + fastPart, slow * slowPart + fast * fastPart)
  }
}

extension Spring {
  /// Creates a spring from its physical properties. Traps if `mass` or `stiffness` is not positive, or `damping` is
  /// negative.
  ///
  /// - Parameters:
  ///   - mass: The mass in kilograms. libadwaita's split views use 0.5.
  ///   - stiffness: The stiffness in newtons per meter. libadwaita uses 500.
  ///   - damping: The damping in newton-seconds per meter. `2·√(mass·stiffness)` is the critical damping.
  public nonisolated init(mass: Double, stiffness: Double, damping: Double) {
    require(mass > 0, "A spring's mass must be positive: \(mass)")
    require(stiffness > 0, "A spring's stiffness must be positive: \(stiffness)")
    self.init(
      dampingRatio: damping / (2 * (mass * stiffness).squareRoot()),
      response: 2 * Double.pi * (mass / stiffness).squareRoot())
  }
}

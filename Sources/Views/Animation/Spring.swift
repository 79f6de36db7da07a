// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A damped spring, solved exactly: its position depends on the time alone, not on the frames.
public nonisolated struct Spring: Sendable, Hashable {
  /// 1 comes to rest as fast as it can without overshooting; below 1 it swings.
  public let dampingRatio: Double

  /// Seconds that one undamped swing would take: smaller is stiffer.
  public let response: Double

  /// What containers move with (LOOK.md): no overshoot, at rest after about half a second.
  public static let standard = Spring(dampingRatio: 1, response: 0.35)

  /// A spring. A negative `dampingRatio`, or a `response` that is not positive, stops the program.
  public init(dampingRatio: Double, response: Double) {
    require(dampingRatio >= 0, "A damping ratio must not be negative: \(dampingRatio)")
    require(response > 0, "A spring's response must be positive: \(response)")
    self.dampingRatio = dampingRatio
    self.response = response
  }

  /// Creates the spring that UIKit creates for a damping ratio and a duration: its envelope has fallen to a thousandth of the
  /// distance after the duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: A ratio below 0.01 counts as 0.01. A number that is not finite stops the program.
  ///   - duration: Seconds, more than 0; other numbers stop the program.
  public init(dampingRatio: Double, duration: Double) {
    require(dampingRatio.isFinite, "A damping ratio must be finite: \(dampingRatio)")
    require(duration > 0 && duration.isFinite, "A duration must be positive: \(duration)")
    let ratio = max(dampingRatio, Self.leastDampingRatio)
    self.init(
      dampingRatio: ratio, response: 2 * .pi * duration / Self.settlingAngle(dampingRatio: ratio))
  }

  /// The part of the distance that remains at the end of the duration, and the least damping ratio with which the envelope
  /// below passes that part.
  private static let (remainder, leastDampingRatio) = (0.001, 0.01)

  /// The angular frequency of a spring that settles in one second.
  ///
  /// Below a ratio of 1 it solves ζ/√(1−ζ²) · e^(−ζω) = 0.001, which is UIKit's envelope. Other springs do not swing: the
  /// solution is found on their own curve, which is (1 + ω) · e^(−ω) for a ratio of 1.
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

  /// The displacement from the target and its velocity, `time` seconds after it was
  /// `displacement` away and moved at `velocity` units a second.
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
  /// A spring by its physics.
  ///
  /// - Parameters:
  ///   - mass: Kilograms, above 0. libadwaita's split views use 0.5.
  ///   - stiffness: Newtons per metre, above 0. libadwaita: 500.
  ///   - damping: Newton-seconds per metre; `2·√(mass·stiffness)` is critical.
  public nonisolated init(mass: Double, stiffness: Double, damping: Double) {
    require(mass > 0, "A spring's mass must be positive: \(mass)")
    require(stiffness > 0, "A spring's stiffness must be positive: \(stiffness)")
    self.init(
      dampingRatio: damping / (2 * (mass * stiffness).squareRoot()),
      response: 2 * Double.pi * (mass / stiffness).squareRoot())
  }
}

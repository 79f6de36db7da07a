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

  /// The spring that has come to within a hundredth of its way after a time, as UIKit's animations with a damping take it.
  ///
  /// - Parameters:
  ///   - dampingRatio: More than 0; other numbers stop the program.
  ///   - duration: Seconds, more than 0; other numbers stop the program.
  public init(dampingRatio: Double, duration: Double) {
    require(
      dampingRatio > 0 && dampingRatio.isFinite,
      "A damping ratio must be positive: \(dampingRatio)")
    require(duration > 0 && duration.isFinite, "A duration must be positive: \(duration)")
    // What is left falls with the slower of the two decays.
    let slowness =
      dampingRatio < 1
      ? 1 / dampingRatio : dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot()
    self.init(
      dampingRatio: dampingRatio, response: 2 * .pi * duration / (Self.decays * slowness))
  }

  /// The logarithm of a thousand. With it all damping ratios are within the hundredth.
  private static let decays = 6.9078

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

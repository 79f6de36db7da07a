// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How an animation of view properties deals with what runs already and with its surroundings.
public nonisolated struct AnimationOptions: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  /// Starts from what is on screen where a property moves already. Without it the property
  /// starts from the value it was heading for.
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

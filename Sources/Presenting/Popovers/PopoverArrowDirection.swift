// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where the arrow of a popover points, as UIKit's `UIPopoverArrowDirection`: the popover lies on the
/// other side, so that `up` is one below its anchor.
public nonisolated struct PopoverArrowDirection: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The popover lies below its anchor.
  public static let up = PopoverArrowDirection(rawValue: 1)
  /// The popover lies above its anchor.
  public static let down = PopoverArrowDirection(rawValue: 2)
  /// The popover lies to the right of its anchor.
  public static let left = PopoverArrowDirection(rawValue: 4)
  /// The popover lies to the left of its anchor.
  public static let right = PopoverArrowDirection(rawValue: 8)
  /// All four directions.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]

  /// Whether the popover lies above or below.
  var isVertical: Bool { self == .up || self == .down }
}

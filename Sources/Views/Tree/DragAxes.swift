// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The axes a drag may go along.
public nonisolated struct DragAxes: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  /// Left and right.
  public static let horizontal = DragAxes(rawValue: 1)
  /// Up and down.
  public static let vertical = DragAxes(rawValue: 2)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The axes a drag may go along.
public nonisolated struct DragAxes: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public static let horizontal = DragAxes(rawValue: 1)
  public static let vertical = DragAxes(rawValue: 2)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

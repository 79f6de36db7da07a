// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The calls that move columns, to be awaited. Each returns whether the columns came to rest as asked, and
/// nothing else was decided meanwhile.
extension SplitViewController {
  /// Shows what is wanted, and forgets what a person chose.
  @discardableResult
  public func setPreferredDisplayMode(_ mode: DisplayMode, animated: Bool) async -> Bool {
    await Outcome.of { setPreferredDisplayMode(mode, animated: animated, completion: $0) }
  }

  /// Shows a column.
  @discardableResult
  public func show(_ column: Column, animated: Bool = true) async -> Bool {
    await Outcome.of { show(column, animated: animated, completion: $0) }
  }

  /// Hides a column, with those that lie further out.
  @discardableResult
  public func hide(_ column: Column, animated: Bool = true) async -> Bool {
    await Outcome.of { hide(column, animated: animated, completion: $0) }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The `async` forms of the calls that move columns. Each returns whether the columns came to rest
/// as asked. It is false when another call or gesture decided otherwise meanwhile.
extension SplitViewController {
  /// Sets the preferred display mode, and forgets which columns a person chose.
  @discardableResult
  public func setPreferredDisplayMode(_ mode: DisplayMode, animated: Bool) async -> Bool {
    await Outcome.of { setPreferredDisplayMode(mode, animated: animated, completion: $0) }
  }

  /// Shows a column.
  @discardableResult
  public func show(_ column: Column, animated: Bool = true) async -> Bool {
    await Outcome.of { show(column, animated: animated, completion: $0) }
  }

  /// Hides a column and the columns on its leading side.
  @discardableResult
  public func hide(_ column: Column, animated: Bool = true) async -> Bool {
    await Outcome.of { hide(column, animated: animated, completion: $0) }
  }
}

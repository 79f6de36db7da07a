// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension TabBarController {
  /// Selects a tab, and returns when the switch has ended or something else was decided.
  ///
  /// - Returns: Whether the tab is selected and nothing else was decided meanwhile.
  @discardableResult
  public func select(_ index: Int, animated: Bool = false) async -> Bool {
    await Outcome.of { select(index, animated: animated, completion: $0) }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a program remembers of its tabs from one run to the next.
public nonisolated struct TabBarState: Sendable, Hashable, Codable {
  /// The selected tab's place; nil when the list of further tabs showed, or there were none.
  public var selectedIndex: Int?

  /// A state. Default: no tab is selected.
  public init(selectedIndex: Int? = nil) {
    self.selectedIndex = selectedIndex
  }
}

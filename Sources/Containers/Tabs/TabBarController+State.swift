// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension TabBarController {
  /// What to remember of the tabs. Setting it selects at once and tells the delegate nothing; a place
  /// that no tab has, or none, leaves the selection as it is.
  public var state: TabBarState {
    get { TabBarState(selectedIndex: selectedIndex) }
    set {
      if let index = newValue.selectedIndex, tabs.indices.contains(index) { select(index) }
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The sequences of one kind of container, for docs/CONTAINMENT.md.
struct ContainmentSection {
  struct Row {
    let name: String
    /// Performs the calls, and returns the recorded callbacks.
    let run: () -> [String]
  }

  let title: String
  /// Explains the controllers' names in the rows; empty if only P, A and B occur.
  var names = ""
  let rows: [Row]

  static var all: [ContainmentSection] {
    [
      plain, presentation, drawer, navigation, tabs, pages, split, segues,
    ]
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The sequences of one kind of container, for docs/CONTAINMENT.md.
struct ContainmentSection {
  struct Row {
    let name: String
    /// Carries the sequence out, and gives what was heard.
    let calls: () -> [String]
  }

  let title: String
  /// Who is who in the rows; empty when only P, A and B are there.
  var names = ""
  let rows: [Row]

  static var all: [ContainmentSection] {
    [
      plain, presentation, drawer, navigation, tabs, pages, split, segues,
    ]
  }
}

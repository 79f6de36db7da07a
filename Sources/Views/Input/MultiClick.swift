// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What makes a press one more of a row, as the second of a double click. By default as GTK and Qt have it.
package nonisolated struct MultiClick: Sendable, Hashable {
  /// Seconds between two presses at most.
  package var interval: Double
  /// Points between two presses at most.
  package var distance: Double

  package init(interval: Double = 0.4, distance: Double = 5) {
    self.interval = interval
    self.distance = distance
  }
}

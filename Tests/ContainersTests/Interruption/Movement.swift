// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

/// An animation of a container, and what can come into it.
nonisolated struct Movement: Sendable, CustomTestStringConvertible {
  /// What its completion hears.
  enum Answer: Sendable {
    /// There is none.
    case nothing
    /// That it is over.
    case end
    /// Whether it got where it was to go.
    case finished
  }

  let name: String
  var answer = Answer.finished

  /// Whether another change lets it come to its end first, or is what happens instead of it.
  var comesFirst = false

  /// Whether it ends where it began.
  var comesBack = false

  let scene: @MainActor @Sendable () -> MovementScene

  var testDescription: String { name }

  static let all =
    navigation + tabs + split + pages + presentations + dismissals + sheets + drawers + swaps
    + segues
}

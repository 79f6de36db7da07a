// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

/// An animation of a container that the tests interrupt.
nonisolated struct InterruptionCase: Sendable, CustomTestStringConvertible {
  /// The expected call of the animation's completion.
  enum CompletionCheck: Sendable {
    /// There is no completion.
    case nothing
    /// The completion is called at the end of the animation.
    case end
    /// The completion's argument is whether the animation reached its target.
    case finished
  }

  let name: String
  var completionCheck = CompletionCheck.finished

  /// Whether another change lets it come to its end first, or is what happens instead of it.
  var finishesFirst = false

  /// Whether it ends where it began.
  var endsWhereItBegan = false

  let scene: @MainActor @Sendable () -> InterruptionScene

  var testDescription: String { name }

  static let all =
    navigation + tabs + split + pages + presentations + dismissals + sheets + drawers + swaps
    + segues
}

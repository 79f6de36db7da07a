// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

/// A container that breaks a rule on purpose, and the expected diagnosis.
nonisolated struct Mistake: Sendable, CustomTestStringConvertible {
  let name: String
  let diagnosis: String
  let make: @MainActor @Sendable (CheckerFixture) -> Void
  /// Whether the container forwards appearance manually.
  let forwardsManually: Bool

  init(
    _ name: String, byHand: Bool = false, diagnosis: String,
    make: @escaping @MainActor @Sendable (CheckerFixture) -> Void
  ) {
    self.name = name
    self.forwardsManually = byHand
    self.diagnosis = diagnosis
    self.make = make
  }

  var testDescription: String { name }

  static let all =
    ParenthoodMistakes.all + HierarchyMistakes.all + AppearanceMistakes.all
    + PresentationMistakes.all + UnwindMistakes.all
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// One broken rule of containment, with its controllers and the call that was missing or wrong.
public nonisolated struct ContractViolation: Sendable, Equatable, CustomStringConvertible {
  /// Which rule was broken.
  public let rule: ContractRule

  /// The names of the controllers concerned: the child first, then its container where there is
  /// one.
  public let controllers: [String]

  /// The call that was missing or wrong, as code.
  public let call: String

  /// What happened, on one line.
  public let message: String

  /// `rule 1.2: Red was removed without willMove(toParent: nil)`
  public var description: String { "rule \(rule.number): \(message)".escapingControls() }
}

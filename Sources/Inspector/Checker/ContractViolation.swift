// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The rules of containment that the checker knows. docs/CONTRACT.md contains all rules.
public nonisolated enum ContractRule: String, Sendable, Hashable, CaseIterable {
  /// `addChild` sends `willMove(toParent:)`, and the container sends `didMove(toParent:)` after its transition.
  case entering = "1.1"
  /// A child is removed by `willMove(toParent: nil)`, the removal of its view, and `removeFromParent()`.
  case leaving = "1.2"
  /// The root view of a child is in its parent's view, and a container changes no other view of a child.
  case hierarchy = "1.6"
  /// A view is loaded once.
  case loading = "2"
  /// `viewIsAppearing` is sent once, between `viewWillAppear` and `viewDidAppear`.
  case viewIsAppearing = "3.1"
  /// A container that does not forward automatically sends its children's appearance callbacks.
  case forwarding = "3.5"
  /// Each begin of an appearance transition has an end.
  case balance = "3.6"

  /// A presenter is on screen, and presents no other controller.
  case presentation = "5.3"

  /// After an unwind, its destination is on screen.
  case unwinding = "8.2"
  /// A container does not offer the child that contains the source of an unwind as its destination.
  case unwindSearch = "8.3"
  /// Each container between the source and the destination of an unwind reveals the next controller.
  case unwindTowards = "8.4"

  /// The number of the rule in docs/CONTRACT.md.
  public var number: String { rawValue }
}

/// One broken rule of containment, with its controllers and the missing or wrong call.
public nonisolated struct ContractViolation: Sendable, Equatable, CustomStringConvertible {
  /// The broken rule.
  public let rule: ContractRule

  /// The names of the controllers concerned: the child first, then its container if it has one.
  public let controllers: [String]

  /// The missing or wrong call, as code.
  public let call: String

  /// The description of the mistake, in one line.
  public let message: String

  /// The rule and the message, such as `rule 1.2: Red was removed without willMove(toParent: nil)`.
  public var description: String { "rule \(rule.number): \(message)".escapingControls() }
}

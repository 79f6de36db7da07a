// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A rule of containment that `ContractChecker` checks. docs/CONTRACT.md contains all rules.
public nonisolated enum ContractRule: String, Sendable, Hashable, CaseIterable {
  /// `addChild` sends `willMove(toParent:)`, and the container sends `didMove(toParent:)` after its transition.
  case entering = "1.1"
  /// A child is removed by `willMove(toParent: nil)`, the removal of its view, and `removeFromParent()`.
  case leaving = "1.2"
  /// The root view of a child is in its parent's view, and a container changes no other view of a child.
  case hierarchy = "1.6"
  /// The view of a controller is loaded once.
  case loading = "2"
  /// `viewIsAppearing` is sent once, between `viewWillAppear` and `viewDidAppear`.
  case viewIsAppearing = "3.1"
  /// A container that does not forward appearance callbacks automatically sends them to its children itself.
  case forwarding = "3.5"
  /// Each `beginAppearanceTransition` is followed by `endAppearanceTransition`.
  case balance = "3.6"

  /// A controller presents another one only while it is on screen and presents nothing else.
  case presentation = "5.3"

  /// After an unwind, the destination of the unwind is on screen.
  case unwinding = "8.2"
  /// A container does not offer the child that contains the source of an unwind as its destination.
  case unwindSearch = "8.3"
  /// Each container between the source and the destination of an unwind reveals the next controller.
  case unwindTowards = "8.4"

  /// The number of the rule in docs/CONTRACT.md, such as 1.2.
  public var number: String { rawValue }
}

/// A violation of a containment rule, with the controllers concerned and the missing or wrong call.
public nonisolated struct ContractViolation: Sendable, Equatable, CustomStringConvertible {
  /// The rule that was broken.
  public let rule: ContractRule

  /// The names of the controllers concerned: the child first, then its container if it has one.
  public let controllers: [String]

  /// The missing or wrong call as code, such as `willMove(toParent: nil)`.
  public let call: String

  /// A description of the violation, in one line.
  public let message: String

  /// The rule and the message, such as `rule 1.2: Red was removed without willMove(toParent: nil)`.
  public var description: String { "rule \(rule.number): \(message)".escapingControls() }
}

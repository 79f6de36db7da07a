// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The rules of containment that the checker knows; docs/CONTRACT.md states them all.
public nonisolated enum ContractRule: String, Sendable, Hashable, CaseIterable {
  /// Adding a child: `addChild` sends `willMove(toParent:)`, the container `didMove(toParent:)`
  /// after its transition.
  case joining = "1.1"
  /// Removing a child: `willMove(toParent: nil)`, the view removed, `removeFromParent()`.
  case leaving = "1.2"
  /// A child's root view is in the view of its parent, and a container changes no view of a child
  /// except the root view.
  case hierarchy = "1.6"
  /// A view is loaded once.
  case loading = "2"
  /// `viewIsAppearing` is sent once between will and did appear.
  case isAppearing = "3.1"
  /// A container that forwards by hand sends its children's appearance callbacks.
  case forwarding = "3.5"
  /// Each begin of an appearance transition has its end.
  case balance = "3.6"

  /// The presenter is on screen and presents nothing else.
  case presentation = "5.3"

  /// After an unwinding the destination is on screen.
  case unwinding = "8.2"
  /// A container does not offer the child that an unwinding comes from as its destination.
  case unwindSearch = "8.3"
  /// Each container between the source and the destination of an unwinding reveals the next
  /// controller.
  case unwindTowards = "8.4"

  /// The heading of the rule in docs/CONTRACT.md, as violations name it.
  public var number: String { rawValue }
}

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

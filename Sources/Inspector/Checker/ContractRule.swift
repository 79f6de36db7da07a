// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The rules of containment that the checker knows; docs/CONTRACT.md states them all.
public nonisolated enum ContractRule: String, Sendable, Hashable, CaseIterable {
  /// A child that joins: `addChild` sends `willMove(toParent:)`, the container
  /// `didMove(toParent:)` after its transition.
  case joining = "1.1"
  /// A child that leaves: `willMove(toParent: nil)`, the view out, `removeFromParent()`.
  case leaving = "1.2"
  /// A view lies under the view of its controller's parent, and a container touches no more of
  /// a child than its root view.
  case hierarchy = "1.6"
  /// A view is loaded once.
  case loading = "2"
  /// `viewIsAppearing` comes once between will and did appear.
  case isAppearing = "3.1"
  /// A container that forwards by hand tells its children when they come and go.
  case forwarding = "3.5"
  /// Each begin has its end.
  case balance = "3.6"

  /// A controller is presented by one that is on screen and presents nothing yet.
  case presentation = "5.3"

  /// After an unwinding the destination is on screen.
  case unwinding = "8.2"
  /// A container does not offer the child that an unwinding comes from as its destination.
  case unwindSearch = "8.3"
  /// A container on the way back reveals the next one.
  case unwindTowards = "8.4"

  /// The rule's number, as diagnoses name it.
  public var number: String { rawValue }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A required constraint was refused, as the required ones before it leave no room for it.
package nonisolated struct Unsatisfiable: Error, Hashable {
  /// The constraints in conflict with the refused one, in the order of adding: they and the refused
  /// one cannot all hold, and without any one of them the others can. Empty when the refused
  /// constraint cannot hold by itself.
  package let conflicting: [ConstraintIdentifier]
}

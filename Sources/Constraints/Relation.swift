// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How the two sides of a constraint compare.
package nonisolated enum Relation: Hashable, Sendable {
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Names a value that something outside the core keeps with a controller: what a bar shows for it, for
/// example. Each conforming type is one name, so two modules cannot use the same name by accident.
public protocol AssociatedValueKey {
  /// The type of the value that is kept under this key.
  associatedtype Value
}

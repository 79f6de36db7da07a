// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A key for a value that a module stores for a controller, such as its bar items. Each conforming type is one key, so
/// that two modules cannot use the same key by accident.
public protocol AssociatedValueKey {
  /// The type of the stored value.
  associatedtype Value
}

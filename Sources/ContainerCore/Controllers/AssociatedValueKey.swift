// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A key under which a module stores a value in a controller, such as its bar items. Each conforming type is a separate
/// key, so that two modules cannot use the same key by accident.
public protocol AssociatedValueKey {
  /// The type of the stored value.
  associatedtype Value
}

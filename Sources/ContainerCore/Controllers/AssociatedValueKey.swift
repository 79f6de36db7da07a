// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Names a value that something outside the core keeps with a controller: what a bar shows for it, for
/// example. Each conforming type is one name, so two modules cannot use the same name by accident.
public protocol AssociatedValueKey {
  /// The type of the value that is kept under this key.
  associatedtype Value
}

extension ViewController {
  /// The value kept under a key; nil when there is none. It lives as long as the controller, wherever
  /// that is.
  public subscript<Key: AssociatedValueKey>(key: Key.Type) -> Key.Value? {
    get { associatedValues[ObjectIdentifier(key)] as? Key.Value }
    set { associatedValues[ObjectIdentifier(key)] = newValue }
  }
}

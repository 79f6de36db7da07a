// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The value of a property of an X11 window.
struct X11Property {
  let type: X11Display.Atom
  /// The elements of 8 bits; empty if the elements are longer.
  let bytes: [UInt8]
  /// The elements of 32 bits; empty if the elements are shorter.
  let numbers: [UInt]
  /// Whether the property is not longer than the part that was read.
  let isComplete: Bool
}

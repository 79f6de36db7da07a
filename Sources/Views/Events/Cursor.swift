// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The shape of the mouse pointer.
public nonisolated enum Cursor: Sendable, Hashable, CaseIterable {
  /// The desktop's ordinary pointer. It shows where no view asks for another.
  case arrow
  /// On links only.
  case pointingHand
  /// An upright beam, over text that can be selected.
  case text
  /// Two arrows: a drag moves an edge to the left or right.
  case resizeLeftRight
  /// Two arrows: a drag moves an edge up or down.
  case resizeUpDown
  /// A slashed circle: nothing can be done here.
  case notAllowed
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Returned in place of a menu that the delegate has shown already.
struct ShownContextMenu: ContextMenu {
  func show(at point: Point, in view: View, byKey: Bool) {}
}

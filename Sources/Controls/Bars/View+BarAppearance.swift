// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

extension View {
  /// Gives a bar the background that the traits name. Where the traits name none, the bar keeps the
  /// background that the program gave it.
  func changeBarGround(from old: BarAppearance, to new: BarAppearance) {
    guard new.backgroundColor != old.backgroundColor else { return }
    backgroundColor = new.backgroundColor ?? .surface
  }
}

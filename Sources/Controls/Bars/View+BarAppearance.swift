// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension View {
  /// Gives a bar the ground that the traits say; one that a program gave the bar itself stays while the traits
  /// say nothing.
  func changeBarGround(from old: BarAppearance, to new: BarAppearance) {
    guard new.backgroundColor != old.backgroundColor else { return }
    backgroundColor = new.backgroundColor ?? .surface
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

extension BarAppearance {
  /// Gives a bar the background. Without one the bar keeps the background that the program gave it.
  func fill(_ bar: View, replacing old: BarAppearance) {
    guard backgroundColor != old.backgroundColor else { return }
    bar.backgroundColor = backgroundColor ?? .surface
  }
}

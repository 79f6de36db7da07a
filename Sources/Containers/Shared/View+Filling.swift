// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension View {
  /// Gives a subview all of this view if `translatesAutoresizingMaskIntoConstraints` of the subview is false: its mask
  /// does not count then.
  func fill(with subview: View?) {
    guard let subview, subview.superview === self,
      !subview.translatesAutoresizingMaskIntoConstraints
    else { return }
    subview.frame = bounds
  }
}

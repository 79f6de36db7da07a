// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension View {
  /// Sets the frame of a subview to the bounds of this view if `translatesAutoresizingMaskIntoConstraints` of the
  /// subview is false, because its autoresizing mask has no effect then.
  func fill(with subview: View?) {
    guard let subview, subview.superview === self,
      !subview.translatesAutoresizingMaskIntoConstraints
    else { return }
    subview.frame = bounds
  }
}

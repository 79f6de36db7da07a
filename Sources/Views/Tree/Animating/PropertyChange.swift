// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// One property of one view on its way, as an animator captured it.
struct PropertyChange {
  weak var view: View?
  let property: AnimatableProperty
  let from: AnimatedValue
  let to: AnimatedValue

  /// Gives the view the value it had before, without animation.
  let restore: () -> Void

  func show(share: Double) {
    view?.present(from.interpolated(to: to, share: share), for: property)
  }
}

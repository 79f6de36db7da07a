// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension View {
  /// Makes a constraint take part in layout, as `isActive` does: the view that holds it is found.
  public func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Makes constraints take part in layout, as `LayoutConstraint.activate(_:)` does.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
  }

  /// Takes a constraint out of layout.
  public func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }

  /// Takes constraints out of layout.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }
}

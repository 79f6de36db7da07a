// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where a view is in the tree.
struct ViewPlace {
  private(set) weak var superview: View?
  private(set) weak var window: Window?

  mutating func setSuperview(_ superview: View?) { self.superview = superview }

  mutating func setWindow(_ window: Window?) { self.window = window }
}

/// Whose view a view is.
struct ViewOwnership {
  /// The boundary behind the view, where the views of another owner begin.
  private(set) weak var boundary: (any ViewBoundary)?
  /// The owner whose root view this is.
  private(set) weak var owner: (any ViewOwner)?
  /// Whether the root view of an owner without a parent may be in here.
  private(set) var holdsOrphans = false

  mutating func setBoundary(_ boundary: (any ViewBoundary)?) {
    self.boundary = boundary
    owner = boundary as? any ViewOwner
  }

  mutating func setHoldsOrphans() { holdsOrphans = true }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension Double {
  /// The pixel edge nearest to a place in pixels. In the middle of a pixel it is the right or lower edge, also left of and
  /// above zero: a picture has the same pixels wherever its layer begins.
  @inlinable package var nearestEdge: Double { (self + 0.5).rounded(.down) }
}

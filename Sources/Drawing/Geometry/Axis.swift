// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// One of the two lines that layout and drags go along.
public enum Axis: Sendable, Hashable, CaseIterable {
  /// From the leading edge on.
  case horizontal
  /// From the top down.
  case vertical
}

extension Size {
  /// The length along an axis, in points.
  package subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

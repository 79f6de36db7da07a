// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where one character (grapheme cluster) of a line stands.
public struct TextCluster: Sendable, Hashable {
  /// Points from the start of the line to the character's left edge.
  public var left: Double

  /// Points from the start of the line to its right edge; never less than `left`. A character that
  /// is not seen takes no room.
  public var right: Double

  /// Whether it stands in a run that is read from right to left.
  public var isRightToLeft: Bool

  /// A place from two edges in points; `right` may not lie left of `left`.
  public init(left: Double, right: Double, isRightToLeft: Bool = false) {
    self.left = left
    self.right = right
    self.isRightToLeft = isRightToLeft
  }
}

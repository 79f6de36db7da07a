// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// What one frame shows: the visible layers from back to front and the part of the window
/// that differs from the frame before.
public struct FrameContents {
  /// The visible layers, from back to front.
  public let placements: [LayerPlacement]

  /// In window points; never empty. Pixels outside are as in the frame before.
  package let damage: [Rect]

  /// The window's size in points.
  package let size: Size

  /// Whether the frame has to be shown wholly, whatever the frame before was: the screen lost it.
  package var isComplete = false

  /// What shows where no layer is.
  package let background: Color
}

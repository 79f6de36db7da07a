// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// A layer and its position in a rendered frame of the window.
public struct LayerPlacement {
  /// The layer whose position in the frame this placement describes.
  public let layer: Layer

  /// The upright bounding rectangle of the layer, in window points. Without a transform, hosts round the origin to
  /// whole pixels and never scale the picture.
  package var frame: Rect

  /// From the layer's own coordinates to the window's; nil if the layer is upright and unscaled in `frame`.
  package var transform: Transform?

  /// Replaces `transform` for a layer that is rotated in space.
  package var projection: LayerProjection?

  /// The visible area, in window points. The shadow is clipped too.
  package var clip: Rect

  /// A rounded rectangle that also clips the layer, but not its shadow; in window points. Default nil.
  package var corners: RoundedRect?

  /// The opacity of the layer and its shadow, 0…1.
  package var opacity: Double

  /// The shadow, drawn below the layer and only outside its frame.
  package var shadow: Shadow?

  package var extent: Rect {
    // A transformed picture is smoothed beyond its edges.
    let isSmoothed = transform != nil || projection != nil
    let shown = isSmoothed ? frame.inset(by: -1) : frame
    guard let shadow else { return shown.intersection(clip) }
    return shown.union(shadow.extent(around: frame)).intersection(clip)
  }
}

package nonisolated struct LayerProjection: Sendable, Hashable {
  package var map: ProjectiveTransform

  /// The visible part of the layer, in its own coordinates: the clip is rotated with the layer.
  package var visibleRect: Rect
}

/// The contents of a rendered frame: the visible layers, and the areas that differ from the previous frame.
public struct FrameContents {
  /// The visible layers, from back to front.
  public let placements: [LayerPlacement]

  /// The changed area in window points; never empty. Pixels outside are as in the previous frame.
  package let damage: [Rect]

  package let size: Size

  /// Whether everything must be drawn, because the screen lost the previous frame.
  package var needsFullRedraw = false

  package let background: Color
}

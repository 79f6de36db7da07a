// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// A layer and where it goes in a frame.
public struct LayerPlacement {
  /// The layer that shows.
  public let layer: Layer

  /// The upright rectangle the layer covers, in window points. Without a transform hosts round the
  /// origin to whole pixels and never scale the picture.
  package var frame: Rect

  /// Turns the layer's own coordinates into the window's; nil for a layer that lies upright and
  /// unscaled in `frame`.
  package var transform: Transform?

  /// Set instead of `transform` for a layer that is turned in space.
  package var projection: LayerProjection?

  /// Nothing outside is drawn; in window points. The shadow is clipped too.
  package var clip: Rect

  /// Nothing of the layer is drawn outside either; in window points. Nil where no rounded corner
  /// cuts anything off. The shadow is not clipped. Default nil.
  package var corners: RoundedRect?

  /// 0…1, for the layer and its shadow.
  package var opacity: Double

  /// Drawn below the layer, only outside its frame.
  package var shadow: Shadow?

  package init(
    layer: Layer, frame: Rect, transform: Transform? = nil, projection: LayerProjection? = nil,
    clip: Rect, corners: RoundedRect? = nil, opacity: Double, shadow: Shadow?
  ) {
    self.transform = transform
    self.projection = projection
    self.corners = corners
    self.layer = layer
    self.frame = frame
    self.clip = clip
    self.opacity = opacity
    self.shadow = shadow
  }

  /// All that the placement may touch, in window points.
  package var extent: Rect {
    // A transformed picture is smoothed over its edges.
    let isSmoothed = transform != nil || projection != nil
    let shown = isSmoothed ? frame.inset(by: -1) : frame
    guard let shadow else { return shown.intersection(clip) }
    return shown.union(shadow.extent(around: frame)).intersection(clip)
  }
}

/// How a layer that is turned in space is seen.
package nonisolated struct LayerProjection: Sendable, Hashable {
  /// From the layer's own coordinates to the window's.
  package var map: Projection

  /// What may be seen of the layer, in its own coordinates: what clips it is turned with it.
  package var part: Rect

  package init(map: Projection, part: Rect) {
    self.map = map
    self.part = part
  }
}

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

  /// The color where no layer is drawn.
  package let background: Color
}

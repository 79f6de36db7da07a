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

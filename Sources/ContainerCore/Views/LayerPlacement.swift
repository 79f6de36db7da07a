// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A layer and where it goes in a frame.
public struct LayerPlacement {
  public let layer: Layer

  /// The upright rectangle the layer covers, in window points. Without a transform hosts round the
  /// origin to whole pixels and never scale the picture.
  public var frame: Rect

  /// Turns the layer's own coordinates into the window's; nil for a layer that lies upright and
  /// unscaled in `frame`.
  public var transform: Transform?

  /// Nothing outside is drawn; in window points. The shadow is clipped too.
  public var clip: Rect

  /// 0…1, for the layer and its shadow.
  public var opacity: Double

  /// Drawn below the layer, only outside its frame.
  public var shadow: Shadow?

  public init(
    layer: Layer, frame: Rect, transform: Transform? = nil, clip: Rect, opacity: Double,
    shadow: Shadow?
  ) {
    self.transform = transform
    self.layer = layer
    self.frame = frame
    self.clip = clip
    self.opacity = opacity
    self.shadow = shadow
  }

  /// All that the placement may touch, in window points.
  public var extent: Rect {
    // A transformed picture is smoothed over its edges.
    let shown = transform == nil ? frame : frame.inset(by: -1)
    let outer = shadow.map { shown.union($0.extent(around: frame)) } ?? shown
    return outer.intersection(clip)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// A cached rendering of a view, including its subviews that have no layer.
///
/// The layer keeps the view's drawing commands. The window's host, such as `Application`, keeps the layer's pixels and
/// paints only the changed areas again.
public final class Layer {
  package typealias Identifier = UInt64

  /// The identifier, unique in the window for the layer's whole life.
  package let identifier: Identifier

  package var size: Size = .zero

  /// Whether every pixel is opaque, so that the host may copy instead of blend, and skip the layers below.
  package var isOpaque = false

  package var displayList = DisplayList()

  private var unpaintedDamage = DamageRegion()

  /// The changes since the last frame, even if the host has painted them.
  private(set) var freshDamage = DamageRegion()

  var lastFrameIndex = 0

  package init(identifier: Identifier) { self.identifier = identifier }

  /// The area that the host must paint again, in the layer's own coordinates: rectangles that do not overlap. A host
  /// without a picture of the layer paints all of it.
  package var damage: [Rect] { unpaintedDamage.rects }

  /// Marks the layer's changed areas as painted. The window's host calls this method when it paints the layer.
  public func clearDamage() { unpaintedDamage.removeAll() }

  package func addDamage(_ rect: Rect) {
    unpaintedDamage.add(rect)
    freshDamage.add(rect)
  }

  func clearFreshDamage() { freshDamage.removeAll() }

  func record(theme: Theme, isMirrored: Bool = false, _ draw: (inout Canvas) -> Void) {
    var list = DisplayList()
    swap(&list, &displayList)
    var canvas = Canvas(theme: theme, isMirrored: isMirrored, reusing: consume list)
    canvas.layerSize = size
    draw(&canvas)
    displayList = canvas.list
  }
}

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

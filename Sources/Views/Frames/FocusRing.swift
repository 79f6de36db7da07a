// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The layer of the focus ring. A separate layer moves without repainting, and is not clipped to a view's bounds.
final class FocusRing {
  let layer: Layer
  private var lastDrawn: (size: Size, radius: Double, theme: Theme)?

  init(layer: Layer) {
    self.layer = layer
  }

  private static let tolerance = 1e-6

  /// Draws the ring for a view if it differs from the last one.
  ///
  /// - Parameter room: The unclipped area around the view, in its coordinates; nil if it is unknown. If the view fits
  ///   into the area but the ring does not, the ring moves inward.
  /// - Returns: The ring's rectangle, in the view's coordinates.
  func update(for view: View, in room: Rect?) -> Rect {
    let theme = view.theme
    let metrics = theme.metrics
    let reach = metrics.focusRingGap + metrics.focusRingWidth
    let target = view.focusRing
    var rect = target.rect.inset(by: -reach)
    if let room, room.inset(by: -Self.tolerance).contains(target.rect) {
      rect = rect.intersection(room)
    }
    let radius = target.radius + reach
    if let lastDrawn, lastDrawn.size == rect.size, lastDrawn.radius == radius,
      lastDrawn.theme == theme
    {
      return rect
    }
    lastDrawn = (rect.size, radius, theme)
    let ringBounds = Rect(origin: .zero, size: rect.size)
    layer.size = rect.size
    layer.record(theme: theme) { canvas in
      canvas.stroke(ringBounds, .accent, radius: radius, width: metrics.focusRingWidth)
    }
    layer.addDamage(ringBounds)
    return rect
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The picture of the ring around the view that has the keyboard: a layer of its own, so that moving
/// it repaints nothing and no view's bounds cut it off.
final class FocusRing {
  let layer: Layer
  private var drawn: (size: Size, radius: Double, theme: Theme)?

  init(layer: Layer) {
    self.layer = layer
  }

  /// Points by which sums of places may differ.
  private static let tolerance = 1e-6

  /// Draws the ring for a view, if it differs from the last one, and returns the rectangle it
  /// covers in the view's coordinates.
  ///
  /// - Parameter room: What is not cut off around the view, in its coordinates; nil where that is not known. Where the view
  ///   fits into it and the ring does not, the ring lies as far inside as it has to.
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
    if let drawn, drawn.size == rect.size, drawn.radius == radius, drawn.theme == theme {
      return rect
    }
    drawn = (rect.size, radius, theme)
    let place = Rect(origin: .zero, size: rect.size)
    layer.size = rect.size
    layer.record(theme: theme) { canvas in
      canvas.stroke(place, .accent, radius: radius, width: metrics.focusRingWidth)
    }
    layer.addDamage(place)
    return rect
  }
}

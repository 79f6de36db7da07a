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

  /// Draws the ring for a view, if it differs from the last one, and returns the rectangle it
  /// covers in the view's coordinates.
  func update(for view: View) -> Rect {
    let theme = view.theme
    let metrics = theme.metrics
    let reach = metrics.focusRingGap + metrics.focusRingWidth
    let target = view.focusRing
    let rect = target.rect.inset(by: -reach)
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

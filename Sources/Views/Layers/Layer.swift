// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// A cached picture of a view and of those subviews that have no layer of their own.
///
/// The core keeps the commands that draw it; the host keeps the pixels, by `identifier`, and
/// paints again only what `damage` names.
public final class Layer {
  package typealias Identifier = UInt64

  /// Unique in the window for the layer's whole life.
  package let identifier: Identifier

  /// In points.
  package var size: Size = .zero

  /// True when every pixel is covered, so that the host may copy instead of blend and skip
  /// what lies below.
  package var isOpaque = false

  /// The commands that draw the whole layer, in its own coordinates.
  package var displayList = DisplayList()

  /// What changed since the host last painted.
  private var unpainted = DamageRegion()

  /// What changed since the last frame was made, whether the host painted it or not.
  private(set) var fresh = DamageRegion()

  /// Where the layer stood among those of the last frame that showed it.
  var shownIndex = 0

  package init(identifier: Identifier) {
    self.identifier = identifier
  }

  /// What the host has to paint again, in the layer's own coordinates: rectangles that do not
  /// overlap. A host that has no picture of the layer paints all of it.
  package var damage: [Rect] { unpainted.rects }

  /// The host has painted what `damage` named, or will paint everything when it needs to.
  public func clearDamage() {
    unpainted.removeAll()
  }

  package func addDamage(_ rect: Rect) {
    unpainted.add(rect)
    fresh.add(rect)
  }

  func clearFreshDamage() {
    fresh.removeAll()
  }

  /// Records the layer anew into the room that its commands took.
  func record(theme: Theme, isMirrored: Bool = false, _ draw: (inout Canvas) -> Void) {
    var list = DisplayList()
    swap(&list, &displayList)
    var canvas = Canvas(theme: theme, isMirrored: isMirrored, reusing: consume list)
    canvas.layerSize = size
    draw(&canvas)
    displayList = canvas.list
  }
}

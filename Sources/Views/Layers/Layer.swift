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

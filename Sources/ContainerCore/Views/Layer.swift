// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A cached picture of a view and of those subviews that have no layer of their own.
///
/// The core keeps the commands that draw it; the host keeps the pixels, by `identifier`, and
/// paints again only what `takeDamage()` names.
public final class Layer {
  public typealias Identifier = UInt64

  /// Unique in the window for the layer's whole life.
  public let identifier: Identifier

  /// In points.
  public package(set) var size: Size = .zero

  /// True when every pixel is covered, so that the host may copy instead of blend and skip
  /// what lies below.
  public package(set) var isOpaque = false

  /// The commands that draw the whole layer, in its own coordinates.
  public package(set) var displayList = DisplayList()

  /// What changed since the host last painted, in the layer's own coordinates.
  private var damage: Rect = .zero

  /// What changed since the last frame was made, whether the host painted it or not.
  package var freshDamage: Rect = .zero

  package init(identifier: Identifier) {
    self.identifier = identifier
  }

  package func addDamage(_ rect: Rect) {
    damage = damage.union(rect)
    freshDamage = freshDamage.union(rect)
  }

  /// What has to be painted again, in the layer's own coordinates; asking clears it. A host
  /// that has no picture of the layer paints all of it.
  public func takeDamage() -> Rect {
    defer { damage = .zero }
    return damage
  }
}

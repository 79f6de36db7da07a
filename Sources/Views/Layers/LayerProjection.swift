// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// How a layer that is turned in space is seen.
public nonisolated struct LayerProjection: Sendable, Hashable {
  /// From the layer's own coordinates to the window's.
  public var map: Projection

  /// What may be seen of the layer, in its own coordinates: what clips it is turned with it.
  public var part: Rect

  public init(map: Projection, part: Rect) {
    self.map = map
    self.part = part
  }
}

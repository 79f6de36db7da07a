// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// How a layer that is turned in space is seen.
package nonisolated struct LayerProjection: Sendable, Hashable {
  /// From the layer's own coordinates to the window's.
  package var map: Projection

  /// What may be seen of the layer, in its own coordinates: what clips it is turned with it.
  package var part: Rect

  package init(map: Projection, part: Rect) {
    self.map = map
    self.part = part
  }
}

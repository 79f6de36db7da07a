// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Controls
internal import Drawing

/// Where the bar and the screen lie in a tab controller of some size, and what is in the bar.
struct TabArrangement {
  let edge: TabBarEdge
  let items: [TabBarItem]
  /// How many tabs have a place of their own.
  let visibleCount: Int
  /// Points; 0 when there is no bar.
  let thickness: Double
  let size: Size
  let isMirrored: Bool

  var bar: Rect {
    switch edge {
    case .top: Rect(0, 0, size.width, thickness)
    case .bottom: Rect(0, size.height - thickness, size.width, thickness)
    case .leading: Rect(isMirrored ? size.width - thickness : 0, 0, thickness, size.height)
    }
  }

  var content: Rect {
    let across = max(0, (edge.isHorizontal ? size.height : size.width) - thickness)
    return switch edge {
    case .top: Rect(0, thickness, size.width, across)
    case .bottom: Rect(0, 0, size.width, across)
    case .leading: Rect(isMirrored ? 0 : thickness, 0, across, size.height)
    }
  }
}

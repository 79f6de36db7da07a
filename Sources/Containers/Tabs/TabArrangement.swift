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
  /// Points of the bar; 0 without tabs.
  let thickness: Double
  /// Whether the bar lies beyond its edge, and the screen has its room.
  let isHidden: Bool
  let size: Size
  let isMirrored: Bool

  var bar: Rect {
    let away = isHidden ? thickness : 0
    return switch edge {
    case .top: Rect(0, -away, size.width, thickness)
    case .bottom: Rect(0, size.height - thickness + away, size.width, thickness)
    case .leading:
      Rect(isMirrored ? size.width - thickness + away : -away, 0, thickness, size.height)
    }
  }

  var content: Rect {
    let taken = isHidden ? 0 : thickness
    let across = max(0, (edge.isHorizontal ? size.height : size.width) - taken)
    return switch edge {
    case .top: Rect(0, taken, size.width, across)
    case .bottom: Rect(0, 0, size.width, across)
    case .leading: Rect(isMirrored ? 0 : taken, 0, across, size.height)
    }
  }
}

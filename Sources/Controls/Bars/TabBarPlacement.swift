// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Where a tab controller puts its bar.
public nonisolated enum TabBarPlacement: String, Sendable, Hashable, CaseIterable, Codable {
  /// As its own room says: at the bottom where it is narrow, where fingers and thumbs are; at the top
  /// where it is wide, next to what the mouse comes from; a rail beside the screen where it is wide
  /// and low, so that the bar takes no height.
  case automatic
  /// Along the top edge, at any size.
  case top
  /// Along the bottom edge, at any size.
  case bottom
  /// A rail at the side where reading begins.
  case leading

  /// The edge that it comes to.
  ///
  /// - Parameter size: Of the tab controller, in points: it may be a part of the window only.
  public func edge(in size: Size, _ metrics: Metrics) -> TabBarEdge {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .automatic:
      if size.width < metrics.compactWidth {
        .bottom
      } else {
        size.height < metrics.compactHeight ? .leading : .top
      }
    }
  }
}

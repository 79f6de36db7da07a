// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
internal import Views

/// How many tabs have room, and where they lie.
extension TabBar {
  /// Points. At least as wide as a finger and a short title need; five fit a width of 360.
  private static let minimumWidth = 72.0
  /// Points. Tabs below a screen do not lie further apart: they would not look like one group.
  private static let maximumStackedWidth = 144.0
  /// Points: a longer title above a screen ends in an ellipsis.
  private static let maximumWidth = 220.0
  /// Points from edge to edge of a rail, and with long titles; longer ones end in an ellipsis.
  private static let railWidth = 80.0
  private static let maximumRailWidth = 120.0

  /// How many of `items`, from the first, have room in a bar at an edge of a container of `size`. Where
  /// not all have, room is left for `more` behind them.
  ///
  /// It measures no more titles than have room.
  public func numberOfItems(
    _ items: [TabBarItem], more: TabBarItem, fittingIn size: Size, at edge: TabBarEdge
  ) -> Int {
    let room = edge.isHorizontal ? size.width : size.height
    let last = length(of: more, at: edge)
    var end = 0.0
    /// How many tabs have room together with the tab for the further ones.
    var countWithMore = 0
    for (index, item) in items.enumerated() {
      end += length(of: item, at: edge)
      if end > room { return countWithMore }
      if end + last <= room { countWithMore = index + 1 }
    }
    return items.count
  }

  /// Points across a bar at an edge that some tabs need.
  public func thickness(for items: [TabBarItem], at edge: TabBarEdge) -> Double {
    let metrics = theme.metrics
    switch edge {
    case .top: return metrics.barHeight
    case .bottom:
      let isStacked = items.contains { $0.image != nil && $0.title?.isEmpty == false }
      return isStacked ? stackedHeight : metrics.barHeight
    case .leading: return railWidth(for: items)
    }
  }

  private func railWidth(for items: [TabBarItem]) -> Double {
    let titles = items.lazy.compactMap(\.title).map { [self] in
      // The selected title is the wider one.
      textMeasurer.width(of: $0, in: theme.fonts.captionStrong)
    }
    let padding = 2 * (TabBarButton.margin + TabBarButton.padding)
    let wanted = ((titles.max() ?? 0) + padding).rounded(.up)
    return min(Self.maximumRailWidth * growth, max(Self.railWidth, wanted))
  }

  /// Points that the tab needs along the bar.
  private func length(of item: TabBarItem, at edge: TabBarEdge) -> Double {
    switch edge {
    case .top:
      min(Self.maximumWidth * growth, max(Self.minimumWidth, naturalWidth(of: item)))
    case .bottom: Self.minimumWidth
    case .leading: stackedHeight
    }
  }

  private func naturalWidth(of item: TabBarItem) -> Double {
    let metrics = theme.metrics
    var widths: [Double] = []
    if item.image != nil { widths.append(metrics.iconSize) }
    // The selected title is the wider one; selecting must not move the others.
    if let title = item.title, !title.isEmpty {
      widths.append(textMeasurer.width(of: title, in: theme.fonts.bodyStrong))
    }
    if let badge = item.badge?.label(in: traits.numberFormat) {
      widths.append(TabBarBadge.size(of: badge, for: self).width)
    }
    let gaps = Double(max(0, widths.count - 1)) * TabBarButton.gap
    let padding = 2 * (TabBarButton.margin + metrics.gap)
    return (widths.reduce(0, +) + gaps + padding).rounded(.up)
  }

  private var stackedHeight: Double {
    TabBarButton.stackedContentHeight(theme) + 2 * (TabBarButton.margin + TabBarButton.padding)
  }

  func frames() -> [Rect] {
    guard !items.isEmpty else { return [] }
    switch edge {
    case .top: return row(items.map { length(of: $0, at: .top) })
    case .bottom:
      let width = min(Self.maximumStackedWidth * growth, bounds.width / Double(items.count))
      return row(items.map { _ in width })
    case .leading:
      let height = stackedHeight
      return items.indices.map { Rect(0, Double($0) * height, bounds.width, height) }
    }
  }

  /// Places tabs of some widths side by side, in the middle. Where they have no room, all get
  /// narrower.
  private func row(_ widths: [Double]) -> [Rect] {
    let total = widths.reduce(0, +)
    let share = total > bounds.width ? bounds.width / total : 1
    let scale = traits.scale
    func pixel(_ value: Double) -> Double { (value * scale).rounded() / scale }
    var start = max(0, (bounds.width - total) / 2)
    return widths.map { width in
      let left = pixel(start)
      start += width * share
      let right = pixel(start)
      let x = isMirrored ? bounds.width - right : left
      return Rect(x, 0, right - left, bounds.height)
    }
  }
}

/// The edge of the screen at which a tab bar is placed. It determines the layout of the tabs.
public nonisolated enum TabBarEdge: String, Sendable, Hashable, CaseIterable, Codable {
  /// Above the screen. The title of a tab is next to its icon; the tabs are centered, and as wide as
  /// their contents.
  case top
  /// Below the screen: titles under their icons, all of one width.
  case bottom
  /// At the leading side of the screen. The tabs form a column from the top; the title of a tab is
  /// below its icon.
  case leading

  /// Whether the tabs form a row rather than a column.
  public var isHorizontal: Bool { self != .leading }

  /// Whether titles stand under their icons.
  var isStacked: Bool { self != .top }
}

/// Where a tab controller puts its bar.
public nonisolated enum TabBarPlacement: String, Sendable, Hashable, CaseIterable, Codable {
  /// Chosen by the size of the tab controller: at the bottom if its width is compact, since thumbs reach
  /// it there; at the leading side if only its height is compact, so that the bar takes no height; at the
  /// top otherwise.
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

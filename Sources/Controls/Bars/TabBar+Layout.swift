// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
internal import Views

extension TabBar {
  /// The minimum width of a tab, in points: enough for a finger and a short title. Five tabs fit a width of 360.
  private static let minimumWidth = 72.0
  /// The maximum width of a tab at the bottom edge, in points. Wider tabs would not look like one group.
  private static let maximumStackedWidth = 144.0
  /// The maximum width of a tab at the top edge, in points. A longer title is truncated.
  private static let maximumWidth = 220.0
  /// The usual width of a rail, in points, and its maximum width for long titles; longer ones are truncated.
  private static let railWidth = 80.0
  private static let maximumRailWidth = 120.0

  /// Returns how many of `items`, counted from the first, fit in a tab bar at an edge of a container, whose size is in
  /// points: all of them, or else as many as fit together with `more` after them. `more` is the item of a tab that
  /// represents all tabs that do not fit.
  public func numberOfItems(
    _ items: [TabBarItem], more: TabBarItem, fittingIn size: Size, at edge: TabBarEdge
  ) -> Int {
    let room = edge.isHorizontal ? size.width : size.height
    let last = length(of: more, at: edge)
    var end = 0.0
    var countWithMore = 0
    for (index, item) in items.enumerated() {
      end += length(of: item, at: edge)
      if end > room { return countWithMore }
      if end + last <= room { countWithMore = index + 1 }
    }
    return items.count
  }

  /// Returns the height of a tab bar with `items`, or the width of a tab bar at the leading edge, in points.
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
      textMeasurer.width(of: $0, in: theme.fonts.captionStrong)
    }
    let padding = 2 * (TabBarButton.margin + TabBarButton.padding)
    let wanted = ((titles.max() ?? 0) + padding).rounded(.up)
    return min(Self.maximumRailWidth * symbolScale, max(Self.railWidth, wanted))
  }

  private func length(of item: TabBarItem, at edge: TabBarEdge) -> Double {
    switch edge {
    case .top:
      min(Self.maximumWidth * symbolScale, max(Self.minimumWidth, naturalWidth(of: item)))
    case .bottom: Self.minimumWidth
    case .leading: stackedHeight
    }
  }

  private func naturalWidth(of item: TabBarItem) -> Double {
    let metrics = theme.metrics
    var widths: [Double] = []
    if item.image != nil { widths.append(metrics.iconSize) }
    // The selected title has the wider font. Selection must not move the other tabs.
    if let title = item.title, !title.isEmpty {
      widths.append(textMeasurer.width(of: title, in: theme.fonts.bodyStrong))
    }
    if let badge = item.badge?.label(in: traits.numberFormat) {
      widths.append(TabBarButton.badgeSize(of: badge, for: self).width)
    }
    let gaps = Double(max(0, widths.count - 1)) * TabBarButton.gap
    let padding = 2 * (TabBarButton.margin + metrics.gap)
    return (widths.reduce(0, +) + gaps + padding).rounded(.up)
  }

  private var stackedHeight: Double {
    TabBarButton.stackedContentHeight(theme) + 2 * (TabBarButton.margin + TabBarButton.padding)
  }

  func buttonFrames() -> [Rect] {
    guard !items.isEmpty else { return [] }
    switch edge {
    case .top: return rowFrames(items.map { length(of: $0, at: .top) })
    case .bottom:
      let width = min(Self.maximumStackedWidth * symbolScale, bounds.width / Double(items.count))
      return rowFrames(items.map { _ in width })
    case .leading:
      let height = stackedHeight
      return items.indices.map { Rect(0, Double($0) * height, bounds.width, height) }
    }
  }

  /// Places tabs of the given widths side by side, centered. If they do not fit, all of them get narrower.
  private func rowFrames(_ widths: [Double]) -> [Rect] {
    let total = widths.reduce(0, +)
    let ratio = total > bounds.width ? bounds.width / total : 1
    let scale = traits.scale
    func pixel(_ value: Double) -> Double { (value * scale).rounded() / scale }
    var start = max(0, (bounds.width - total) / 2)
    return widths.map { width in
      let left = pixel(start)
      start += width * ratio
      let right = pixel(start)
      let x = isMirrored ? bounds.width - right : left
      return Rect(x, 0, right - left, bounds.height)
    }
  }
}

/// The edge of a tab bar controller's view at which its tab bar is placed. It determines the layout of the tabs.
public nonisolated enum TabBarEdge: String, Sendable, Hashable, CaseIterable, Codable {
  /// Above the screen. Each title is next to its icon; the tabs are centered, and as wide as their contents.
  case top
  /// Below the screen. Each title is below its icon; all tabs have the same width.
  case bottom
  /// At the leading side of the screen. The tabs form a column from the top; each title is below its icon.
  case leading

  /// Whether a tab bar at this edge shows its tabs in a row rather than in a column.
  public var isHorizontal: Bool { self != .leading }
}

/// The rule for the edge at which a tab bar controller places its tab bar.
public nonisolated enum TabBarPlacement: String, Sendable, Hashable, CaseIterable, Codable {
  /// At the bottom if the width of the tab controller is compact, within reach of thumbs; at the leading side if only
  /// its height is compact, so that the bar takes no height; otherwise at the top.
  case automatic
  /// At the top edge, in every size of the controller.
  case top
  /// At the bottom edge, in every size of the controller.
  case bottom
  /// At the leading edge as a column of tabs, in every size of the controller.
  case leading

  /// Returns the edge at which a tab bar controller of the given size places its tab bar.
  ///
  /// The size is in points, and may be smaller than the window. `metrics` defines which sizes are compact.
  public func edge(in size: Size, _ metrics: Metrics) -> TabBarEdge {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .automatic where size.width < metrics.compactWidth: .bottom
    case .automatic: size.height < metrics.compactHeight ? .leading : .top
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Where the pages and their indicator lie: a function of sizes and of one place alone.
nonisolated struct PageGeometry: Sendable, Equatable {
  let size: Size
  let isVertical: Bool
  let isRightToLeft: Bool
  /// Points between two pages.
  let spacing: Double
  /// Points that the indicator takes at the bottom, or at the trailing edge of vertical pages; 0
  /// without one.
  let indicatorThickness: Double

  /// What the pages show in.
  var host: Rect {
    let width = isVertical ? max(0, size.width - indicatorThickness) : size.width
    let height = isVertical ? size.height : max(0, size.height - indicatorThickness)
    return Rect(isVertical && isRightToLeft ? size.width - width : 0, 0, width, height)
  }

  var indicator: Rect {
    let host = host
    guard isVertical else { return Rect(0, host.maxY, size.width, size.height - host.height) }
    return Rect(isRightToLeft ? 0 : host.maxX, 0, size.width - host.width, size.height)
  }

  /// Points from one page to the next.
  var stride: Double { max(1, extent + spacing) }

  /// Points of a page along the axis.
  var extent: Double { isVertical ? host.height : host.width }

  /// 1 where forward pages lie towards greater coordinates, else -1.
  var direction: Double { !isVertical && isRightToLeft ? -1 : 1 }

  /// Where a page lies in the host.
  ///
  /// - Parameter place: Pages from what shows, forward.
  func frame(at place: Double) -> Rect {
    let distance = place * stride * direction
    return Rect(origin: isVertical ? Point(0, distance) : Point(distance, 0), size: host.size)
  }
}

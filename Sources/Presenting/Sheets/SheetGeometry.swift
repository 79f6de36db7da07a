// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Controls
internal import Drawing

/// The geometry of a sheet. Its position is one number, its height: the distance of its upper edge from the bottom of
/// the container, or from the bottom of a centered card. Below the lowest detent, it moves down and keeps its size.
nonisolated struct SheetGeometry: Equatable {
  /// The maximum width in points, as in UIKit's page sheet.
  static let pageWidth = 704.0
  /// In points, UIKit's form sheet.
  static let formSize = Size(540, 620)
  /// The distance around a sheet in points.
  static let margin = 24.0
  /// The distance above a sheet that is as wide as the container, in points.
  static let compactMargin = 12.0

  /// The visible height of a sheet behind another sheet, in points.
  static let edgeHeight = 12.0
  /// The number of sheets in a stack that are lower than the sheet behind them.
  static let maximumEdgeCount = 3

  let container: Size
  /// Whether the sheet is in the middle, and not at the bottom edge.
  let isCard: Bool
  let width: Double
  let maximumHeight: Double
  /// The heights of the detents, ascending; never empty.
  private(set) var detentHeights: [Double]

  /// - Parameters:
  ///   - preferred: The preferred size of a form sheet; zero for none.
  ///   - compactWidth: The width of the container in points below which there is no space next to a sheet.
  ///   - edges: The height at the top in points for the edges of the sheets behind this one. Default 0.
  ///   - growth: The factor of text sizes. Sheets without a preferred size grow with the text. Default 1.
  init(
    container: Size, isForm: Bool, preferred: Size, compactWidth: Double, edges: Double = 0,
    growth: Double = 1
  ) {
    self.container = container
    let isCompact = container.width < compactWidth
    isCard = isForm && !isCompact
    let room = container.width - 2 * Self.margin
    if isCard {
      width = min(room, preferred.width > 0 ? preferred.width : Self.formSize.width * growth)
      let wanted = preferred.height > 0 ? preferred.height : Self.formSize.height * growth
      maximumHeight = max(0, min(container.height - 2 * Self.margin, wanted))
    } else {
      width = isCompact ? container.width : min(room, Self.pageWidth * growth)
      maximumHeight = max(
        0, container.height - (isCompact ? Self.compactMargin : Self.margin) - edges)
    }
    detentHeights = [maximumHeight]
  }

  mutating func setDetentHeights(_ heights: [Double]) {
    if !isCard, !heights.isEmpty { detentHeights = heights.sorted() }
  }

  var lowest: Double { detentHeights.first ?? maximumHeight }
  var highest: Double { detentHeights.last ?? maximumHeight }

  /// Returns the frame of the sheet at a position. Above the highest detent, its content does not grow.
  func frame(at position: Double) -> Rect {
    let height = contentHeight(at: position)
    let x = ((container.width - width) / 2).rounded()
    let floor = isCard ? (container.height + highest) / 2 : container.height
    return Rect(x, (floor - position).rounded(), width, height)
  }

  func contentHeight(at position: Double) -> Double {
    min(highest, max(lowest, position)).rounded()
  }

  /// Returns the height of a sheet that a pointer drags to `position`. It follows with increasing resistance above the
  /// highest detent, and, if it cannot be dismissed, below the lowest one.
  func displayedHeight(for position: Double, canDismiss: Bool) -> Double {
    if canDismiss, position < highest { return max(0, position) }
    return lowest + rubberBand.displayedOffset(for: position - lowest)
  }

  func dragHeight(for position: Double, canDismiss: Bool) -> Double {
    if canDismiss, position < highest { return position }
    let most = Self.maximumStretch * 0.99
    return lowest
      + rubberBand.dragOffset(for: min(max(position, lowest - most), highest + most) - lowest)
  }

  /// The maximum movement beyond the highest or lowest detent, in points.
  static let maximumStretch = 48.0

  /// The resistance above the highest detent and below the lowest one, which is its 0.
  private var rubberBand: RubberBand {
    RubberBand(maximumOffset: highest - lowest, length: Self.maximumStretch)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Controls
internal import Drawing

/// Where a sheet lies. Its one position is its height: how far its upper edge is above the bottom of
/// the container, or of its place in the middle. Below the lowest rest it no longer shrinks but goes
/// down.
nonisolated struct SheetGeometry: Equatable {
  /// Points, as wide as UIKit's page sheet at most.
  static let pageWidth = 704.0
  /// Points, UIKit's form sheet.
  static let formSize = Size(540, 620)
  /// Points that stay free around a sheet.
  static let margin = 24.0
  /// Points that stay free above a sheet that is as wide as the container.
  static let compactMargin = 12.0

  /// Points of a sheet that show above the sheet over it.
  static let edge = 12.0
  /// How many sheets of a stack become lower one by one.
  static let mostEdges = 3

  let container: Size
  /// Whether it floats in the middle; else it stands on the bottom edge.
  let isCard: Bool
  let width: Double
  /// The highest it can be.
  let maximumHeight: Double
  /// The heights it rests at, ascending; never empty.
  private(set) var rests: [Double]

  /// - Parameters:
  ///   - preferred: What a form sheet would like to be; zero where it does not care.
  ///   - compactWidth: Points below which there is no room beside a sheet.
  ///   - edges: Points at the top that show the edges of the sheets below. Default 0.
  ///   - growth: How much larger than by default text is. Sheets without a preferred size grow with the text.
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
    rests = [maximumHeight]
  }

  mutating func rest(at heights: [Double]) {
    if !isCard, !heights.isEmpty { rests = heights.sorted() }
  }

  var lowest: Double { rests.first ?? maximumHeight }
  var highest: Double { rests.last ?? maximumHeight }

  /// What shows of the sheet at a position; beyond the highest rest its content does not grow.
  func frame(at position: Double) -> Rect {
    let height = contentHeight(at: position)
    let x = ((container.width - width) / 2).rounded()
    let floor = isCard ? (container.height + highest) / 2 : container.height
    return Rect(x, (floor - position).rounded(), width, height)
  }

  /// The height that the content is laid out for.
  func contentHeight(at position: Double) -> Double {
    min(highest, max(lowest, position)).rounded()
  }

  /// Where the sheet goes when a pointer pulls it to `position`: ever less above the highest rest,
  /// and below the lowest one when it must not go.
  func pulled(to position: Double, mayGo: Bool) -> Double {
    if mayGo, position < highest { return max(0, position) }
    return lowest + band.shown(position - lowest)
  }

  /// The inverse.
  func pull(at position: Double, mayGo: Bool) -> Double {
    if mayGo, position < highest { return position }
    let most = Self.limit * 0.99
    return lowest + band.pulled(min(max(position, lowest - most), highest + most) - lowest)
  }

  /// Points that a sheet gives way at most when it is pulled beyond where it can rest.
  static let limit = 48.0

  /// What it gives way above the highest rest, and below the lowest one; 0 is the lowest.
  private var band: RubberBand {
    RubberBand(maximumOffset: highest - lowest, length: Self.limit)
  }
}

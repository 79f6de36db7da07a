// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The search for subviews at a point, which uses a grid if it is faster.
struct SubviewSearch {
  var grid: SubviewGrid?
  var hasSearched = false

  /// Whether a hit test needs the grid now: from the second test since a subview moved. If subviews move between any
  /// two tests, a linear search costs less.
  var needsGrid: Bool { grid == nil && hasSearched }

  mutating func invalidate() {
    grid = nil
    hasSearched = false
  }
}

/// Finds the subviews at a point in a grid of equal cells, if a view has many subviews.
///
/// Hit testing uses it if a linear search would delay a frame, so that a pane with 100,000 labels can move under a
/// resting mouse. It is rebuilt after a subview was added, removed or moved.
final class SubviewGrid {
  /// The number of subviews up to which a linear search costs no more than the grid.
  static let minimumSubviewCount = 64

  /// The average number of subviews in a cell, if they do not overlap.
  private static let subviewsPerCell = 2.0

  /// The number of cells above which a subview is tested for every point.
  private static let maximumCellCount = 64

  private let box: Rect
  private let columns: Int
  private let rows: Int
  /// The subviews of cell `i` are `items[starts[i]..<starts[i + 1]]`, in their order.
  private var starts: [Int32]
  private var items: [Int32]
  private var largeItems: [Int32] = []

  init(_ frames: [Rect]) {
    box = frames.reduce(.zero) { $0.union($1) }
    let count = max(1, Double(frames.count) / Self.subviewsPerCell)
    let shape = box.height > 0 ? box.width / box.height : 1
    let across = (count * shape).squareRoot().rounded(.up)
    columns = Int(min(max(1, across.isFinite ? across : 1), count.rounded(.up)))
    rows = max(1, Int((count / Double(columns)).rounded(.up)))
    starts = Array(repeating: 0, count: columns * rows + 1)
    items = []
    fill(frames)
  }

  /// Calls `body` with the indices of subviews that may contain a point, from the front, until it returns true.
  func forEach(at point: Point, _ body: (Int) -> Bool) {
    var ordinary = 0..<0
    if box.contains(point) {
      let cell = row(point.y) * columns + column(point.x)
      ordinary = Int(starts[cell])..<Int(starts[cell + 1])
    }
    var next = ordinary.upperBound - 1
    var nextLarge = largeItems.count - 1
    while next >= ordinary.lowerBound || nextLarge >= 0 {
      let item = next >= ordinary.lowerBound ? items[next] : -1
      let largeItem = nextLarge >= 0 ? largeItems[nextLarge] : -1
      if item > largeItem { next -= 1 } else { nextLarge -= 1 }
      if body(Int(max(item, largeItem))) { return }
    }
  }

  /// Counts first, so that all cells share one array.
  private func fill(_ frames: [Rect]) {
    for (index, frame) in frames.enumerated() {
      guard let cells = cells(of: frame) else {
        if !frame.isEmpty { largeItems.append(Int32(index)) }
        continue
      }
      forEachCell(cells) { starts[$0 + 1] += 1 }
    }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    items = Array(repeating: 0, count: Int(starts[starts.count - 1]))
    var ends = starts
    for (index, frame) in frames.enumerated() {
      guard let cells = cells(of: frame) else { continue }
      forEachCell(cells) { cell in
        items[Int(ends[cell])] = Int32(index)
        ends[cell] += 1
      }
    }
  }

  private func forEachCell(
    _ cells: (columns: ClosedRange<Int>, rows: ClosedRange<Int>), _ body: (Int) -> Void
  ) {
    for row in cells.rows {
      for column in cells.columns { body(row * columns + column) }
    }
  }

  private func cells(of frame: Rect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    guard !frame.isEmpty else { return nil }
    let across = column(frame.minX)...column(frame.maxX)
    let down = row(frame.minY)...row(frame.maxY)
    return across.count * down.count <= Self.maximumCellCount ? (across, down) : nil
  }

  private func column(_ x: Double) -> Int { Self.cell(x - box.minX, of: columns, in: box.width) }
  private func row(_ y: Double) -> Int { Self.cell(y - box.minY, of: rows, in: box.height) }

  private static func cell(_ distance: Double, of count: Int, in length: Double) -> Int {
    let position = distance / length * Double(count)
    return position > 0 ? min(count - 1, Int(min(position, Double(count)))) : 0
  }
}

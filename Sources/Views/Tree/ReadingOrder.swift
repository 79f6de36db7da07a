// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Sorts rectangles in reading order: from top to bottom, and in a row from the leading end to the trailing end.
///
/// The rectangles are divided by lines that cross none of them: first into rows, each row into columns, each column
/// into rows, and so on. If no line divides them, some overlap. Then the largest one is placed, such as a screen behind
/// its bars, and the others are placed before or after it.
struct ReadingOrder {
  /// The points by which neighbors may overlap, for example two borders that share a line.
  private static let tolerance = 4.0
  /// The maximum fraction of the smaller neighbor that may overlap.
  private static let toleratedFraction = 0.25
  /// The center distance, as a fraction of half the larger extent, above which the smaller rectangle is near an edge.
  private static let offCenterFraction = 0.25
  /// The same fraction for rectangles near the center.
  private static let noticeableFraction = 0.01
  /// The number of overlapping rectangles above which they are only sorted, because placing them takes quadratic time.
  private static let maximumOverlappingCount = 64
  private static let maximumDepth = 32

  private var frames: [Rect]
  private var order: [Int] = []

  /// Returns the indices of `frames` in reading order. Rectangles at the same position keep their order.
  ///
  /// - Parameter isMirrored: Whether rows are read from right to left. Not evaluated for rectangles in one column.
  static func indices(of frames: [Rect], isMirrored: @autoclosure () -> Bool) -> [Int] {
    var sorter = ReadingOrder(frames: frames)
    let rows = sorter.divided(Array(frames.indices), by: { $0.vertical }) ?? [Array(frames.indices)]
    if rows.count == frames.count { return rows.flatMap(\.self) }
    if isMirrored() {
      sorter.frames = frames.map { Rect(-$0.maxX, $0.minY, $0.width, $0.height) }
    }
    sorter.order.reserveCapacity(frames.count)
    for row in rows { sorter.append(row, depth: 0) }
    return sorter.order
  }

  private init(frames: [Rect]) { self.frames = frames }

  /// - Parameter items: In ascending order.
  private mutating func append(_ items: [Int], depth: Int) {
    if items.count < 2 {
      order += items
    } else if depth > Self.maximumDepth {
      appendSorted(items)
    } else if let parts = divided(items, by: { $0.vertical })
      ?? divided(items, by: { $0.horizontal })
    {
      for part in parts { append(part, depth: depth + 1) }
    } else if items.count > Self.maximumOverlappingCount {
      appendSorted(items)
    } else {
      appendAroundLargest(of: items, depth: depth)
    }
  }

  private mutating func appendSorted(_ items: [Int]) {
    order += items.sorted {
      (frames[$0].minY, frames[$0].minX, $0) < (frames[$1].minY, frames[$1].minX, $1)
    }
  }

  private func divided(_ items: [Int], by extent: (Rect) -> Extent) -> [[Int]]? {
    let extents = items.map { (item: $0, extent: extent(frames[$0])) }
      .sorted { ($0.extent.start, $0.item) < ($1.extent.start, $1.item) }
    var parts: [[Int]] = []
    var reach = extents[0].extent
    var part: [Int] = []
    for (item, extent) in extents {
      if !part.isEmpty, reach.ends(before: extent) {
        parts.append(part.sorted())
        part = []
      }
      if part.isEmpty || extent.end > reach.end { reach = extent }
      part.append(item)
    }
    guard !parts.isEmpty else { return nil }
    return parts + [part.sorted()]
  }

  private mutating func appendAroundLargest(of items: [Int], depth: Int) {
    var largest = items[0]
    for item in items where frames[item].area > frames[largest].area { largest = item }
    let others = items.filter { $0 != largest }
    append(others.filter { precedes($0, larger: largest) }, depth: depth + 1)
    order.append(largest)
    append(others.filter { !precedes($0, larger: largest) }, depth: depth + 1)
  }

  /// Whether a rectangle precedes a larger one: it ends above it or at its leading side, or overlaps it there.
  private func precedes(_ item: Int, larger: Int) -> Bool {
    let (down, across) = (frames[item].vertical, frames[item].horizontal)
    let (height, width) = (frames[larger].vertical, frames[larger].horizontal)
    if down.ends(before: height) || height.ends(before: down) { return down.start < height.start }
    if across.ends(before: width) || width.ends(before: across) {
      return across.start < width.start
    }
    let (below, behind) = (down.offset(in: height), across.offset(in: width))
    for offset in [below, behind] where abs(offset) > Self.offCenterFraction { return offset < 0 }
    for offset in [below, behind] where abs(offset) > Self.noticeableFraction { return offset < 0 }
    return item < larger
  }

  struct Extent {
    let start: Double
    let end: Double

    var length: Double { end - start }

    func ends(before other: Extent) -> Bool {
      let shared = min(
        ReadingOrder.tolerance, ReadingOrder.toleratedFraction * min(length, other.length))
      return end <= other.start + shared
    }

    /// The distance between the centers as a fraction of half the longer extent; negative toward its start.
    func offset(in longer: Extent) -> Double {
      longer.length > 0 ? (start + end - longer.start - longer.end) / longer.length : 0
    }
  }
}

extension Rect {
  fileprivate var vertical: ReadingOrder.Extent { .init(start: minY, end: maxY) }
  fileprivate var horizontal: ReadingOrder.Extent { .init(start: minX, end: maxX) }
  fileprivate var area: Double { width * height }
}

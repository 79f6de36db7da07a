// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Sorts rectangles in the order in which a person reads them: from top to bottom, and in a row from the leading end to the
/// trailing end.
///
/// The rectangles are divided where a line crosses none of them: first into rows, each row into columns, each column into
/// rows, and so on. If no line divides them, some overlap. Then the largest one is placed, such as a screen behind its bars,
/// and the others are placed before or after it.
struct ReadingOrder {
  /// Points by which neighbors may overlap, as two borders do that share a line.
  private static let tolerance = 4.0
  /// The share of the smaller neighbor that may overlap at most.
  private static let toleratedShare = 0.25
  /// The share of a rectangle's extent by which another one must be off its middle to count as nearer to an edge.
  private static let offMiddle = 0.25
  /// The same for rectangles that are near the middle.
  private static let noticeable = 0.01
  /// Overlapping rectangles beyond which they are only sorted, because placing them takes quadratic time.
  private static let mostOverlapping = 64
  /// Divisions within one another beyond which rectangles are only sorted.
  private static let deepest = 32

  private var frames: [Rect]
  private var order: [Int] = []

  /// The indices of `frames` in reading order. Rectangles at the same place keep their order.
  ///
  /// - Parameter isMirrored: Whether rows are read from right to left; not asked for rectangles in one column.
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
    } else if depth > Self.deepest {
      appendSorted(items)
    } else if let parts = divided(items, by: { $0.vertical })
      ?? divided(items, by: { $0.horizontal })
    {
      for part in parts { append(part, depth: depth + 1) }
    } else if items.count > Self.mostOverlapping {
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

  /// The parts between which a line crosses no rectangle; nil for one part only.
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
    append(others.filter { comes($0, before: largest) }, depth: depth + 1)
    order.append(largest)
    append(others.filter { !comes($0, before: largest) }, depth: depth + 1)
  }

  /// Whether a rectangle comes before a larger one: it ends above it or at its leading side, or overlaps it there.
  private func comes(_ item: Int, before larger: Int) -> Bool {
    let (down, across) = (frames[item].vertical, frames[item].horizontal)
    let (height, width) = (frames[larger].vertical, frames[larger].horizontal)
    if down.ends(before: height) || height.ends(before: down) { return down.start < height.start }
    if across.ends(before: width) || width.ends(before: across) {
      return across.start < width.start
    }
    let (below, behind) = (down.offset(in: height), across.offset(in: width))
    for offset in [below, behind] where abs(offset) > Self.offMiddle { return offset < 0 }
    for offset in [below, behind] where abs(offset) > Self.noticeable { return offset < 0 }
    return item < larger
  }

  /// A rectangle's place along one axis.
  struct Extent {
    let start: Double
    let end: Double

    var length: Double { end - start }

    func ends(before other: Extent) -> Bool {
      let shared = min(
        ReadingOrder.tolerance, ReadingOrder.toleratedShare * min(length, other.length))
      return end <= other.start + shared
    }

    /// The distance of the middle from the middle of a longer extent, as a share of that extent's half; negative toward its start.
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

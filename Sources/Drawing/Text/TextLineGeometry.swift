// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The geometry of one line of text: caret positions, the character at a point, and the area of a selection.
///
/// An offset counts characters of the line, 0…`count`. In a line of one direction, the caret of offset *i* is before
/// character *i*. Where left-to-right text meets right-to-left text, an offset has two positions: the caret is at the
/// position that matches the paragraph's direction.
public struct TextLineGeometry: Sendable {
  /// The number of characters of the line.
  public let count: Int

  /// The distance from the left edge of the line to the right edge of its rightmost character, in points.
  public let width: Double

  private let clusters: [TextCluster]
  private let isRightToLeft: Bool

  /// The edges between characters from left to right, each with the offset of its caret.
  private let stops: [Stop]

  /// The index of each offset's stop; nil inside a number or word that is nested in text of the other direction.
  private let stopOfOffset: [Int?]

  private struct Stop {
    var x: Double
    var offset: Int
  }

  /// Creates the geometry of a line of text.
  ///
  /// - Parameters:
  ///   - clusters: The positions of the characters in the order of the text, as `TextMeasurer` returns them.
  ///   - isRightToLeft: Whether the paragraph runs from right to left. Default false.
  public init(_ clusters: [TextCluster], isRightToLeft: Bool = false) {
    self.clusters = clusters
    self.isRightToLeft = isRightToLeft
    count = clusters.count
    width = clusters.reduce(0) { max($0, $1.right) }
    stops = Self.stops(of: clusters, isRightToLeft: isRightToLeft, width: width)
    var stopIndices = [Int?](repeating: nil, count: clusters.count + 1)
    for (index, stop) in stops.enumerated() { stopIndices[stop.offset] = index }
    self.stopOfOffset = stopIndices
  }

  /// Returns the x coordinate of the caret at a character offset, in points from the line's left edge. Traps if the
  /// offset is not within 0…`count`.
  public func caret(at offset: Int) -> Double {
    require((0...count).contains(offset), "The offset \(offset) is out of range: 0...\(count)")
    if let stop = stopOfOffset[offset] { return stops[stop].x }
    return offset < count ? leadingEdge(of: offset) : (isRightToLeft ? 0 : width)
  }

  /// Returns the character offset whose caret is nearest to `x`, in points from the left edge of the line.
  public func closestOffset(to x: Double) -> Int {
    stops[nearestStop(to: x)].offset
  }

  /// Returns the index of the character at `x`, in points from the left edge of the line; nil if there is none.
  public func characterIndex(at x: Double) -> Int? {
    clusters.firstIndex { $0.left <= x && x < $0.right }
  }

  /// Returns the offset of the next caret to the right or left of the caret at `offset`; nil if there is none.
  public func offset(nextTo offset: Int, toRight: Bool) -> Int? {
    let stop = stopOfOffset[offset] ?? nearestStop(to: caret(at: offset))
    let next = toRight ? stop + 1 : stop - 1
    return stops.indices.contains(next) ? stops[next].offset : nil
  }

  /// Returns the horizontal extents of a range of characters, from left to right, in points from the line's left edge.
  /// There are several if other characters are between them on screen, as in text of both directions.
  public func spans(of range: Range<Int>) -> [ClosedRange<Double>] {
    let covered = clusters[range].filter { $0.right > $0.left }.sorted { $0.left < $1.left }
    var spans: [ClosedRange<Double>] = []
    for cluster in covered {
      // Edges that differ by rounding only are the same edge.
      if let last = spans.last, cluster.left <= last.upperBound + Self.edgeTolerance {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, cluster.right)
      } else {
        spans.append(cluster.left...cluster.right)
      }
    }
    return spans
  }

  private static let edgeTolerance = 0.01

  private func leadingEdge(of index: Int) -> Double {
    clusters[index].isRightToLeft ? clusters[index].right : clusters[index].left
  }

  private func nearestStop(to x: Double) -> Int {
    stops.indices.min { abs(stops[$0].x - x) < abs(stops[$1].x - x) } ?? 0
  }

  /// Returns one stop for each edge between two characters, and one for each end. Of an edge's two offsets, the one of
  /// the paragraph's direction is used. An offset gets only one stop, so that movement in one direction always reaches
  /// the end.
  private static func stops(
    of clusters: [TextCluster], isRightToLeft: Bool, width: Double
  ) -> [Stop] {
    guard !clusters.isEmpty else { return [Stop(x: 0, offset: 0)] }
    let order = clusters.indices.sorted { left, right in
      let (first, second) = (clusters[left], clusters[right])
      if first.left != second.left { return first.left < second.left }
      if first.right != second.right { return first.right < second.right }
      return first.isRightToLeft ? left > right : left < right
    }
    var taken = Set<Int>()
    var stops: [Stop] = []
    func add(_ offset: Int, _ x: Double) {
      if taken.insert(offset).inserted { stops.append(Stop(x: x, offset: offset)) }
    }
    // The two ends of the line have the paragraph's direction.
    let (first, last) = isRightToLeft ? (clusters.count, 0) : (0, clusters.count)
    taken.insert(last)
    add(first, order.first.map { clusters[$0].left } ?? 0)
    for (before, after) in zip(order, order.dropFirst()) {
      let x = clusters[before].right
      let fromLeft = clusters[before].isRightToLeft ? before : before + 1
      let fromRight = clusters[after].isRightToLeft ? after + 1 : after
      add(clusters[before].isRightToLeft == isRightToLeft ? fromLeft : fromRight, x)
    }
    stops.append(Stop(x: width, offset: last))
    return stops
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where a caret can stand in one line of text, what lies at a point, and what a selection covers.
///
/// Places are counted in characters of the line, 0…`count`. In a line of one direction the caret of
/// place *i* stands before character *i*. Where directions meet, one place has two edges; the caret
/// takes the one that belongs to the direction of the paragraph.
public struct TextLineGeometry: Sendable {
  /// Characters.
  public let count: Int

  /// Points from the start of the line to the right edge of all of it.
  public let width: Double

  private let clusters: [TextCluster]
  private let isRightToLeft: Bool

  /// The edges between characters from left to right, each with the place that its caret has.
  private let stops: [Stop]

  /// The stop of each place; nil for one inside a number or word that is nested in another
  /// direction's.
  private let stopOfPlace: [Int?]

  private struct Stop {
    var x: Double
    var place: Int
  }

  /// - Parameters:
  ///   - clusters: The characters in the order of the text, as a measurer gives them.
  ///   - isRightToLeft: The direction of the paragraph.
  public init(_ clusters: [TextCluster], isRightToLeft: Bool = false) {
    self.clusters = clusters
    self.isRightToLeft = isRightToLeft
    count = clusters.count
    width = clusters.reduce(0) { max($0, $1.right) }
    stops = Self.stops(of: clusters, isRightToLeft: isRightToLeft, width: width)
    var stopOfPlace = [Int?](repeating: nil, count: clusters.count + 1)
    for (index, stop) in stops.enumerated() { stopOfPlace[stop.place] = index }
    self.stopOfPlace = stopOfPlace
  }

  /// Points from the start of the line to the caret before character `place`.
  public func caret(at place: Int) -> Double {
    require((0...count).contains(place), "There is no place \(place) in \(count) characters")
    if let stop = stopOfPlace[place] { return stops[stop].x }
    return place < count ? leadingEdge(of: place) : (isRightToLeft ? 0 : width)
  }

  /// The place whose caret is nearest to a point of the line.
  public func place(at x: Double) -> Int {
    stops[nearestStop(to: x)].place
  }

  /// The character at a point of the line; nil beside it.
  public func character(at x: Double) -> Int? {
    clusters.firstIndex { $0.left <= x && x < $0.right }
  }

  /// The next place to the right of a place, or to the left of it; nil at the end of the line.
  public func place(nextTo place: Int, toRight: Bool) -> Int? {
    let stop = stopOfPlace[place] ?? nearestStop(to: caret(at: place))
    let next = toRight ? stop + 1 : stop - 1
    return stops.indices.contains(next) ? stops[next].place : nil
  }

  /// The stretches that characters cover, from left to right, in points.
  public func spans(of range: Range<Int>) -> [ClosedRange<Double>] {
    let covered = clusters[range].filter { $0.right > $0.left }.sorted { $0.left < $1.left }
    var spans: [ClosedRange<Double>] = []
    for cluster in covered {
      // Edges that are a rounding apart belong together.
      if let last = spans.last, cluster.left <= last.upperBound + Self.seam {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, cluster.right)
      } else {
        spans.append(cluster.left...cluster.right)
      }
    }
    return spans
  }

  /// Points.
  private static let seam = 0.01

  private func leadingEdge(of place: Int) -> Double {
    clusters[place].isRightToLeft ? clusters[place].right : clusters[place].left
  }

  private func nearestStop(to x: Double) -> Int {
    stops.indices.min { abs(stops[$0].x - x) < abs(stops[$1].x - x) } ?? 0
  }

  /// One stop for each edge between two characters, and one for each end. Of an edge's two places
  /// that of the paragraph's direction counts; a place that has a stop already gets no other, so
  /// that going on in one direction always comes to an end.
  private static func stops(
    of clusters: [TextCluster], isRightToLeft: Bool, width: Double
  ) -> [Stop] {
    guard !clusters.isEmpty else { return [Stop(x: 0, place: 0)] }
    let order = clusters.indices.sorted { left, right in
      let (first, second) = (clusters[left], clusters[right])
      if first.left != second.left { return first.left < second.left }
      if first.right != second.right { return first.right < second.right }
      return first.isRightToLeft ? left > right : left < right
    }
    var taken = Set<Int>()
    var stops: [Stop] = []
    func add(_ place: Int, _ x: Double) {
      if taken.insert(place).inserted { stops.append(Stop(x: x, place: place)) }
    }
    // The ends belong to the paragraph.
    let (first, last) = isRightToLeft ? (clusters.count, 0) : (0, clusters.count)
    taken.insert(last)
    add(first, order.first.map { clusters[$0].left } ?? 0)
    for (before, after) in zip(order, order.dropFirst()) {
      let x = clusters[before].right
      let fromLeft = clusters[before].isRightToLeft ? before : before + 1
      let fromRight = clusters[after].isRightToLeft ? after + 1 : after
      add(clusters[before].isRightToLeft == isRightToLeft ? fromLeft : fromRight, x)
    }
    stops.append(Stop(x: width, place: last))
    return stops
  }
}

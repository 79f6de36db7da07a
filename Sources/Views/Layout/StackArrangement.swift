// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

nonisolated struct StackArrangement: Sendable {
  struct Item: Sendable {
    var preferredLength: Double?
    var hugging: LayoutPriority
    var resistance: LayoutPriority
    var gap: Double
  }

  struct Span: Sendable, Equatable {
    var start: Double
    var length: Double
  }

  let items: [Item]
  let distribution: StackView.Distribution

  var preferredLength: Double {
    let gaps = gaps.reduce(0, +)
    switch distribution {
    case .fill, .fillProportionally, .equalSpacing: return lengths.reduce(0, +) + gaps
    case .fillEqually: return (lengths.max() ?? 0) * Double(items.count) + gaps
    case .equalCentering:
      let distance = zip(centerDistances, self.gaps).map(+).max() ?? 0
      return distance * Double(centerDistances.count) + outerHalfLengths
    }
  }

  func spans(in room: Double) -> [Span] {
    let gaps = gaps.reduce(0, +)
    let room = max(0, room - gaps)
    switch distribution {
    case .fill: return spans(filledLengths(room), self.gaps)
    case .fillEqually:
      let equalLength = room / Double(max(1, items.count))
      return spans(items.map { _ in equalLength }, self.gaps)
    case .fillProportionally:
      let total = lengths.reduce(0, +)
      return spans(
        lengths.map { total > 0 ? $0 / total * room : room / Double(items.count) }, self.gaps)
    case .equalSpacing, .equalCentering:
      let free = room - lengths.reduce(0, +)
      guard free > 0 else { return spans(filledLengths(room), self.gaps) }
      let between = distribution == .equalSpacing ? centerDistances.map { _ in 0 } : centerDistances
      return spans(lengths, spreadGaps(free + gaps, over: between))
    }
  }

  // MARK: Parts

  private var lengths: [Double] { items.map { $0.preferredLength ?? 0 } }
  private var gaps: [Double] { items.dropLast().map(\.gap) }

  /// The distances between adjacent centers, without the gaps.
  private var centerDistances: [Double] {
    zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
  }

  private var outerHalfLengths: Double { ((lengths.first ?? 0) + (lengths.last ?? 0)) / 2 }

  private func spans(_ lengths: [Double], _ gaps: [Double]) -> [Span] {
    var start = 0.0
    return lengths.indices.map { index in
      defer { start += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return Span(start: start, length: lengths[index])
    }
  }

  /// Distributes free room equally among the items without a preferred length, or else to the item with the lowest
  /// hugging priority. Missing room is taken from the items with the lowest resistance. Of equal items, the first
  /// shrinks and the last grows.
  private func filledLengths(_ room: Double) -> [Double] {
    var lengths = lengths
    let free = room - lengths.reduce(0, +)
    guard free < 0 else {
      let open = items.indices.filter { items[$0].preferredLength == nil }
      let least = items.map(\.hugging).min()
      let growing = open.isEmpty ? items.lastIndex { $0.hugging == least }.map { [$0] } ?? [] : open
      for index in growing { lengths[index] += free / Double(growing.count) }
      return lengths
    }
    var missing = -free
    let order = items.indices.sorted {
      (items[$0].resistance, $0) < (items[$1].resistance, $1)
    }
    for index in order {
      let cut = min(missing, lengths[index])
      lengths[index] -= cut
      missing -= cut
    }
    return lengths
  }

  /// Returns gaps with a given sum that make the distances equal, as far as no gap falls below its minimum.
  private func spreadGaps(_ sum: Double, over between: [Double]) -> [Double] {
    let least = zip(gaps, between).map(+)
    var left = sum + between.reduce(0, +)
    var count = Double(least.count)
    var level = left / count
    for distance in least.sorted(by: >) where distance > level {
      left -= distance
      count -= 1
      level = left / count
    }
    return zip(least, between).map { max($0, level) - $1 }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where the views of a stack lie along its axis, in points from its beginning.
nonisolated struct StackArrangement: Sendable {
  struct Item: Sendable {
    /// The length that the content wishes; nil for any.
    var wish: Double?
    var hugging: LayoutPriority
    var resistance: LayoutPriority
    /// The least distance to the next one.
    var gap: Double
  }

  struct Place: Sendable, Equatable {
    var start: Double
    var length: Double
  }

  let items: [Item]
  let distribution: StackView.Distribution

  /// The length that all would like to have together.
  var wish: Double {
    let gaps = gaps.reduce(0, +)
    switch distribution {
    case .fill, .fillProportionally, .equalSpacing: return lengths.reduce(0, +) + gaps
    case .fillEqually: return (lengths.max() ?? 0) * Double(items.count) + gaps
    case .equalCentering:
      let distance = zip(reaches, self.gaps).map(+).max() ?? 0
      return distance * Double(reaches.count) + ends
    }
  }

  func places(in room: Double) -> [Place] {
    let gaps = gaps.reduce(0, +)
    let room = max(0, room - gaps)
    switch distribution {
    case .fill: return places(filled(room), self.gaps)
    case .fillEqually:
      let share = room / Double(max(1, items.count))
      return places(items.map { _ in share }, self.gaps)
    case .fillProportionally:
      let total = lengths.reduce(0, +)
      return places(
        lengths.map { total > 0 ? $0 / total * room : room / Double(items.count) }, self.gaps)
    case .equalSpacing, .equalCentering:
      let free = room - lengths.reduce(0, +)
      guard free > 0 else { return places(filled(room), self.gaps) }
      let between = distribution == .equalSpacing ? reaches.map { _ in 0 } : reaches
      return places(lengths, spread(free + gaps, over: between))
    }
  }

  // MARK: Parts

  private var lengths: [Double] { items.map { $0.wish ?? 0 } }
  private var gaps: [Double] { items.dropLast().map(\.gap) }

  /// From each center to the next, without the gap.
  private var reaches: [Double] {
    zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
  }

  /// Before the first center, and after the last one.
  private var ends: Double { ((lengths.first ?? 0) + (lengths.last ?? 0)) / 2 }

  private func places(_ lengths: [Double], _ gaps: [Double]) -> [Place] {
    var start = 0.0
    return lengths.indices.map { index in
      defer { start += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return Place(start: start, length: lengths[index])
    }
  }

  /// What is free goes to those that wish nothing, in equal shares, else to the one that hugs its content least;
  /// what is missing is taken from those that resist least. Of equals the first gives way and the last grows.
  private func filled(_ room: Double) -> [Double] {
    var lengths = lengths
    let free = room - lengths.reduce(0, +)
    guard free < 0 else {
      let open = items.indices.filter { items[$0].wish == nil }
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

  /// Gaps of a sum that, each with what lies between, come to the same, where that leaves none below its least.
  private func spread(_ sum: Double, over between: [Double]) -> [Double] {
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

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// One layout of a stack view: frames from its upper leading corner.
struct StackLayout {
  private let stack: StackView
  private let shown: [View]

  init(of stack: StackView, shown: [View]) {
    self.stack = stack
    self.shown = shown
  }

  func frames(in room: Size) -> [Rect] {
    guard stack.axis == .horizontal else { return column(in: room) }
    guard let lines = lines(inWidth: room.width) else { return row(in: room) }
    var y = 0.0
    return lines.flatMap { line in
      var size = line.wish(inWidth: room.width)
      if stack.distribution == .fillEqually {
        // A shorter last line keeps the columns of the lines above.
        let share = Double(line.shown.count) / Double(lines[0].shown.count)
        size.width = (room.width + stack.spacing) * share - stack.spacing
      }
      defer { y += size.height + line.gapAfter }
      return line.row(in: size).map { $0.offset(by: Point(0, y)) }
    }
  }

  // MARK: Lines

  /// The lines of a row that is too narrow for all views; nil if the row is wide enough or must not wrap.
  private func lines(inWidth width: Double) -> [StackLayout]? {
    guard stack.wrapsLines, stack.axis == .horizontal, shown.count > 1,
      rowArrangement.wish > width
    else { return nil }
    func fits(_ line: [View]) -> Bool {
      line.count == 1 || StackLayout(of: stack, shown: line).rowArrangement.wish <= width
    }
    var lines: [[View]] = [[]]
    for view in shown {
      let line = lines[lines.count - 1] + [view]
      if fits(line) { lines[lines.count - 1] = line } else { lines.append([view]) }
    }
    if stack.distribution == .fillEqually { lines = columns(fits) }
    return lines.map { StackLayout(of: stack, shown: $0) }
  }

  /// Lines of equally many views each; only the last one may have fewer.
  private func columns(_ fits: ([View]) -> Bool) -> [[View]] {
    func lines(of length: Int) -> [[View]] {
      stride(from: 0, to: shown.count, by: length).map {
        Array(shown[$0..<min($0 + length, shown.count)])
      }
    }
    let count = (1..<shown.count).first { count in
      lines(of: (shown.count + count) / (count + 1)).allSatisfy(fits)
    }
    return lines(of: count.map { (shown.count + $0) / ($0 + 1) } ?? 1)
  }

  /// Points between the line and the next one.
  private var gapAfter: Double { shown.last.map(stack.gap) ?? 0 }

  /// - Parameter width: Points that there are; infinity for any number.
  func wish(inWidth width: Double) -> Size {
    guard !shown.isEmpty else { return .zero }
    if let lines = lines(inWidth: width) {
      let sizes = lines.map { $0.wish(inWidth: width) }
      let gaps = lines.dropLast().map(\.gapAfter).reduce(0, +)
      return Size(sizes.map(\.width).max() ?? 0, sizes.map(\.height).reduce(gaps, +))
    }
    if stack.axis == .horizontal {
      let arrangement = rowArrangement
      let length = min(width, arrangement.wish)
      // Views without a preferred width take the room that is left.
      let open = shown.indices.filter { shown[$0].wish(along: .horizontal) == nil }
      let room = width.isFinite && !open.isEmpty ? width : length
      var widths = arrangement.places(in: room).map(\.length)
      if !width.isFinite { for index in open { widths[index] = .infinity } }
      return Size(length, rowHeight(widths))
    }
    let wishes = shown.map { $0.wish(along: .horizontal) }
    let widest = min(width, wishes.compactMap(\.self).max() ?? 0)
    // A view without a preferred width takes all the room.
    let takesRoom = stack.alignment == .fill || wishes.contains { $0 == nil }
    let widths = columnWidths(in: width.isFinite && takesRoom ? width : widest)
    return Size(widest, columnArrangement(widths).wish)
  }

  private func item(_ view: View, _ wish: Double?, gap: Double) -> StackArrangement.Item {
    // A view with a length of its own keeps it.
    let own = view.ownLengthPriority(along: stack.axis)
    return StackArrangement.Item(
      wish: wish, hugging: max(own, view.contentHuggingPriority(for: stack.axis)),
      resistance: max(own, view.contentCompressionResistancePriority(for: stack.axis)), gap: gap)
  }

  // MARK: Row

  private var rowArrangement: StackArrangement {
    StackArrangement(
      items: shown.map { item($0, $0.wish(along: .horizontal), gap: stack.gap(after: $0)) },
      distribution: stack.distribution)
  }

  private func row(in room: Size) -> [Rect] {
    let places = rowArrangement.places(in: room.width)
    let heights = zip(shown, places).map { view, place in
      stack.alignment == .fill
        ? room.height
        : min(room.height, view.wish(along: .vertical, inWidth: place.length) ?? room.height)
    }
    let lines = zip(zip(shown, places), heights).map { item, height in
      line(of: item.0, in: Size(item.1.length, height))
    }
    let above = lines.max() ?? 0
    let below = zip(lines, heights).map { $1 - $0 }.max() ?? 0
    return shown.indices.map { index in
      let height = heights[index]
      let y: Double =
        switch stack.alignment {
        case .fill, .leading, .top: 0
        case .center: (room.height - height) / 2
        case .trailing, .bottom: room.height - height
        case .firstBaseline: above - lines[index]
        case .lastBaseline: room.height - below - lines[index]
        }
      return Rect(places[index].start, y, places[index].length, height)
    }
  }

  private func rowHeight(_ widths: [Double]) -> Double {
    var (above, below) = (0.0, 0.0)
    for (view, width) in zip(shown, widths) {
      let height = view.wish(along: .vertical, inWidth: width) ?? 0
      let line = line(of: view, in: Size(width.isFinite ? width : 0, height))
      above = max(above, line)
      below = max(below, height - line)
    }
    return above + below
  }

  /// Points from the top of a view to the line that stands at one height with the others'; 0 where none does.
  private func line(of view: View, in size: Size) -> Double {
    switch stack.alignment {
    case .firstBaseline: view.baselines(in: size).first
    case .lastBaseline: view.baselines(in: size).last
    default: 0
    }
  }

  // MARK: Column

  private func columnWidths(in room: Double) -> [Double] {
    shown.map { view in
      stack.alignment == .fill
        ? room : min(room, view.wish(along: .horizontal, inWidth: room) ?? room)
    }
  }

  private func columnArrangement(_ widths: [Double]) -> StackArrangement {
    let heights = zip(shown, widths).map { $0.wish(along: .vertical, inWidth: $1) }
    let items = shown.indices.map { index in
      item(shown[index], heights[index], gap: columnGap(after: index, widths, heights))
    }
    return StackArrangement(items: items, distribution: stack.distribution)
  }

  private func columnGap(after index: Int, _ widths: [Double], _ heights: [Double?]) -> Double {
    let gap = stack.gap(after: shown[index])
    guard stack.isBaselineRelativeArrangement, index + 1 < shown.count else { return gap }
    let size = Size(widths[index], heights[index] ?? 0)
    let next = Size(widths[index + 1], heights[index + 1] ?? 0)
    return gap - (size.height - shown[index].baselines(in: size).last)
      - shown[index + 1].baselines(in: next).first
  }

  private func column(in room: Size) -> [Rect] {
    let widths = columnWidths(in: room.width)
    return zip(columnArrangement(widths).places(in: room.height), widths).map { place, width in
      let x: Double =
        switch stack.alignment {
        case .center: (room.width - width) / 2
        case .trailing, .bottom: room.width - width
        default: 0
        }
      return Rect(x, place.start, width, place.length)
    }
  }
}

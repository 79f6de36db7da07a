// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

struct StackLayout {
  let stack: StackView
  let visibleViews: [View]

  func frames(in room: Size) -> [Rect] {
    guard stack.axis == .horizontal else { return column(in: room) }
    guard let lines = lines(inWidth: room.width) else { return row(in: room) }
    var y = 0.0
    return lines.flatMap { line in
      var size = line.preferredSize(inWidth: room.width)
      if stack.distribution == .fillEqually {
        // A shorter last line keeps the columns of the lines above.
        let fraction = Double(line.visibleViews.count) / Double(lines[0].visibleViews.count)
        size.width = (room.width + stack.spacing) * fraction - stack.spacing
      }
      defer { y += size.height + line.gapAfter }
      return line.row(in: size).map { $0.offset(by: Point(0, y)) }
    }
  }

  // MARK: Lines

  /// Returns the lines of a row that is too narrow for all views; nil if the row is wide enough or must not wrap.
  private func lines(inWidth width: Double) -> [StackLayout]? {
    guard stack.wrapsLines, stack.axis == .horizontal, visibleViews.count > 1,
      rowArrangement.preferredLength > width
    else { return nil }
    func fits(_ line: [View]) -> Bool {
      line.count == 1
        || StackLayout(stack: stack, visibleViews: line).rowArrangement.preferredLength <= width
    }
    var lines: [[View]] = [[]]
    for view in visibleViews {
      let line = lines[lines.count - 1] + [view]
      if fits(line) { lines[lines.count - 1] = line } else { lines.append([view]) }
    }
    if stack.distribution == .fillEqually { lines = columns(fits) }
    return lines.map { StackLayout(stack: stack, visibleViews: $0) }
  }

  /// Returns lines with the same number of views each; only the last line may have fewer.
  private func columns(_ fits: ([View]) -> Bool) -> [[View]] {
    func lines(of length: Int) -> [[View]] {
      stride(from: 0, to: visibleViews.count, by: length).map {
        Array(visibleViews[$0..<min($0 + length, visibleViews.count)])
      }
    }
    let count = (1..<visibleViews.count).first { count in
      lines(of: (visibleViews.count + count) / (count + 1)).allSatisfy(fits)
    }
    return lines(of: count.map { (visibleViews.count + $0) / ($0 + 1) } ?? 1)
  }

  private var gapAfter: Double { visibleViews.last.map(stack.gap) ?? 0 }

  /// - Parameter width: The available points; infinity for no limit.
  func preferredSize(inWidth width: Double) -> Size {
    guard !visibleViews.isEmpty else { return .zero }
    if let lines = lines(inWidth: width) {
      let sizes = lines.map { $0.preferredSize(inWidth: width) }
      let gaps = lines.dropLast().map(\.gapAfter).reduce(0, +)
      return Size(sizes.map(\.width).max() ?? 0, sizes.map(\.height).reduce(gaps, +))
    }
    if stack.axis == .horizontal {
      let arrangement = rowArrangement
      let length = min(width, arrangement.preferredLength)
      let open = visibleViews.indices.filter {
        visibleViews[$0].preferredLength(along: .horizontal) == nil
      }
      let room = width.isFinite && !open.isEmpty ? width : length
      var widths = arrangement.spans(in: room).map(\.length)
      if !width.isFinite { for index in open { widths[index] = .infinity } }
      return Size(length, rowHeight(widths))
    }
    let preferredWidths = visibleViews.map { $0.preferredLength(along: .horizontal) }
    let widest = min(width, preferredWidths.compactMap(\.self).max() ?? 0)
    let takesRoom = stack.alignment == .fill || preferredWidths.contains { $0 == nil }
    let widths = columnWidths(in: width.isFinite && takesRoom ? width : widest)
    return Size(widest, columnArrangement(widths).preferredLength)
  }

  private func item(_ view: View, _ length: Double?, gap: Double) -> StackArrangement.Item {
    // A view with a length constraint keeps its length.
    let own = view.lengthConstraintPriority(along: stack.axis)
    return StackArrangement.Item(
      preferredLength: length, hugging: max(own, view.contentHuggingPriority(for: stack.axis)),
      resistance: max(own, view.contentCompressionResistancePriority(for: stack.axis)), gap: gap)
  }

  // MARK: Row

  private var rowArrangement: StackArrangement {
    StackArrangement(
      items: visibleViews.map {
        item($0, $0.preferredLength(along: .horizontal), gap: stack.gap(after: $0))
      },
      distribution: stack.distribution)
  }

  private func row(in room: Size) -> [Rect] {
    let spans = rowArrangement.spans(in: room.width)
    let heights = zip(visibleViews, spans).map { view, span in
      stack.alignment == .fill
        ? room.height
        : min(
          room.height, view.preferredLength(along: .vertical, inWidth: span.length) ?? room.height)
    }
    let lines = visibleViews.indices.map { index in
      baselineOffset(of: visibleViews[index], in: Size(spans[index].length, heights[index]))
    }
    let above = lines.max() ?? 0
    let below = zip(lines, heights).map { $1 - $0 }.max() ?? 0
    return visibleViews.indices.map { index in
      let height = heights[index]
      let y: Double =
        switch stack.alignment {
        case .fill, .leading, .top: 0
        case .center: (room.height - height) / 2
        case .trailing, .bottom: room.height - height
        case .firstBaseline: above - lines[index]
        case .lastBaseline: room.height - below - lines[index]
        }
      return Rect(spans[index].start, y, spans[index].length, height)
    }
  }

  private func rowHeight(_ widths: [Double]) -> Double {
    var (above, below) = (0.0, 0.0)
    for (view, width) in zip(visibleViews, widths) {
      let height = view.preferredLength(along: .vertical, inWidth: width) ?? 0
      let line = baselineOffset(of: view, in: Size(width.isFinite ? width : 0, height))
      above = max(above, line)
      below = max(below, height - line)
    }
    return above + below
  }

  /// The distance from a view's top to the baseline on which the row is aligned; 0 if it uses no baseline.
  private func baselineOffset(of view: View, in size: Size) -> Double {
    switch stack.alignment {
    case .firstBaseline: view.baselines(in: size).first
    case .lastBaseline: view.baselines(in: size).last
    default: 0
    }
  }

  // MARK: Column

  private func columnWidths(in room: Double) -> [Double] {
    visibleViews.map { view in
      stack.alignment == .fill
        ? room : min(room, view.preferredLength(along: .horizontal, inWidth: room) ?? room)
    }
  }

  private func columnArrangement(_ widths: [Double]) -> StackArrangement {
    let heights = zip(visibleViews, widths).map {
      $0.preferredLength(along: .vertical, inWidth: $1)
    }
    let items = visibleViews.indices.map { index in
      item(visibleViews[index], heights[index], gap: columnGap(after: index, widths, heights))
    }
    return StackArrangement(items: items, distribution: stack.distribution)
  }

  private func columnGap(after index: Int, _ widths: [Double], _ heights: [Double?]) -> Double {
    let gap = stack.gap(after: visibleViews[index])
    guard stack.isBaselineRelativeArrangement, index + 1 < visibleViews.count else { return gap }
    let size = Size(widths[index], heights[index] ?? 0)
    let next = Size(widths[index + 1], heights[index + 1] ?? 0)
    return gap - (size.height - visibleViews[index].baselines(in: size).last)
      - visibleViews[index + 1].baselines(in: next).first
  }

  private func column(in room: Size) -> [Rect] {
    let widths = columnWidths(in: room.width)
    return zip(columnArrangement(widths).spans(in: room.height), widths).map { span, width in
      let x: Double =
        switch stack.alignment {
        case .center: (room.width - width) / 2
        case .trailing, .bottom: room.width - width
        default: 0
        }
      return Rect(x, span.start, width, span.length)
    }
  }
}

/// The sizes of nested stack views that were measured since the outermost measurement began. Without them, each level
/// of nesting would measure the levels below it several times, and so the innermost ones thousands of times.
struct StackMeasurements {
  static var current = StackMeasurements()

  struct Key: Hashable {
    let stack: ObjectIdentifier
    /// The available points.
    let width: Double
  }

  private var sizes: [Key: Size] = [:]
  private var depth = 0

  mutating func begin() { depth += 1 }

  mutating func end() {
    depth -= 1
    if depth == 0 { removeAll() }
  }

  /// Removes all sizes, because the preferred size of a view has changed.
  mutating func removeAll() {
    if !sizes.isEmpty { sizes.removeAll(keepingCapacity: true) }
  }

  /// Sizes are kept only inside of a measurement.
  subscript(key: Key) -> Size? {
    get { sizes.isEmpty ? nil : sizes[key] }
    set { if depth > 0 { sizes[key] = newValue } }
  }
}

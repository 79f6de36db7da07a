// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where the rows and the headers of a table lie, in points from the first one's top.
///
/// A flat table costs what `RowGeometry` does; sections add two numbers each, and O(log s) to a
/// look-up by row, O(log² s) to one by place.
struct ListGeometry {
  private(set) var outline: RowOutline
  private var rows: RowGeometry
  /// The points that the headers above each section take, and at last those of all. Empty without
  /// sections.
  private var headerSums: [Double] = []

  /// A plain list.
  init(count: Int, commonHeight: Double) {
    outline = RowOutline(count: count)
    rows = RowGeometry(count: count, commonHeight: commonHeight)
  }

  /// - Parameter sections: the rows and the header's points of each.
  init(sections: [(count: Int, header: Double)], commonHeight: Double) {
    outline = RowOutline(sections: sections.map(\.count))
    rows = RowGeometry(count: outline.count, commonHeight: commonHeight)
    headerSums = [0]
    headerSums.reserveCapacity(sections.count + 1)
    var sum = 0.0
    for section in sections {
      sum += section.header
      headerSums.append(sum)
    }
  }

  var count: Int { rows.count }
  /// Of rows without a height of their own.
  var rowHeight: Double { rows.commonHeight }
  var height: Double { rows.height + (headerSums.last ?? 0) }
  var hasSections: Bool { !headerSums.isEmpty }

  /// A plain list gets longer or shorter at its end.
  mutating func setCount(_ count: Int) {
    let disclosed = outline.disclosed.compactMap { path in
      outline.row(at: path).map { (path, outline.children(ofRow: $0)) }
    }
    outline = RowOutline(count: count)
    for (path, children) in disclosed {
      if let row = outline.row(at: path) { outline.disclose(children, atRow: row) }
    }
    rows.setCount(outline.count)
  }

  // MARK: Rows

  func height(ofRow row: Int) -> Double { rows.height(ofRow: row) }

  /// The rows with heights of their own.
  var ownHeights: [(row: Int, height: Double)] { rows.ownHeights }

  /// Rows have the heights that rows of their numbers had before, as far as both have the same common height.
  mutating func keepHeights(of old: ListGeometry) {
    guard old.rows.commonHeight == rows.commonHeight else { return }
    var kept = old.rows
    kept.setCount(rows.count)
    rows = kept
  }

  mutating func setHeight(_ height: Double, ofRow row: Int) { rows.setHeight(height, ofRow: row) }

  func top(ofRow row: Int) -> Double {
    hasSections
      ? rows.top(ofRow: row) + headers(to: outline.section(ofRow: row)) : rows.top(ofRow: row)
  }

  /// The row at a height; nil on a header and outside.
  func row(at y: Double) -> Int? {
    guard y >= 0, y < height else { return nil }
    guard hasSections else { return rows.row(at: y) }
    let section = section(at: y)
    let inner = y - headers(to: section)
    return inner < rows.top(ofRow: outline.rows(inSection: section).lowerBound)
      ? nil : rows.row(at: inner)
  }

  /// The row at a height or next to it; nil without rows.
  func nearestRow(to y: Double) -> Int? {
    guard hasSections else { return rows.row(at: y) }
    let section = section(at: y)
    let first = rows.top(ofRow: outline.rows(inSection: section).lowerBound)
    return rows.row(at: max(first, y - headers(to: section)))
  }

  /// The rows of which something lies between two heights.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard hasSections else { return rows.rows(from: top, to: bottom) }
    return rows.rows(from: withoutHeaders(top), to: withoutHeaders(bottom))
  }

  // MARK: Sections

  func headerHeight(ofSection section: Int) -> Double {
    hasSections ? headerSums[section + 1] - headerSums[section] : 0
  }

  /// Where a section begins with its header; for the number of sections where the last one ends.
  func top(ofSection section: Int) -> Double {
    guard hasSections else { return 0 }
    guard section < outline.numberOfSections else { return height }
    return rows.top(ofRow: outline.rows(inSection: section).lowerBound) + headerSums[section]
  }

  /// The section at a height; above the first and below the last it is one of them.
  func section(at y: Double) -> Int {
    var (low, high) = (0, outline.numberOfSections)
    while high - low > 1 {
      let middle = (low + high) / 2
      if top(ofSection: middle) <= y { low = middle } else { high = middle }
    }
    return low
  }

  /// The sections of which something lies between two heights.
  func sections(from top: Double, to bottom: Double) -> Range<Int> {
    guard hasSections, bottom > 0, top < height, bottom > top else { return 0..<0 }
    let last = section(at: bottom)
    return section(at: top)..<(self.top(ofSection: last) < bottom ? last + 1 : last)
  }

  private func headers(to section: Int) -> Double { headerSums[section + 1] }

  private func withoutHeaders(_ y: Double) -> Double {
    let section = section(at: y)
    return max(
      rows.top(ofRow: outline.rows(inSection: section).lowerBound), y - headers(to: section))
  }

  // MARK: Disclosure

  /// Lets a row disclose so many rows below it, or none; returns how many there are more than
  /// before. Rows keep the heights of their own.
  mutating func disclose(_ children: Int, atRow row: Int) -> Int {
    let old = outline.disclose(children, atRow: row)
    if old > 0 { rows.removeRows(row + 1..<row + 1 + old) }
    if children > 0 { rows.insertRows(children, at: row + 1) }
    return children - old
  }

  /// A row takes its height along to where another was.
  mutating func move(_ row: Int, to target: Int) {
    let height = rows.height(ofRow: row)
    rows.removeRows(row..<row + 1)
    rows.insertRows(1, at: target)
    rows.setHeight(height, ofRow: target)
  }
}

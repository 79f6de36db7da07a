// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The vertical positions of the rows and headers of a table, in points from the top of the content.
///
/// A flat table costs as much as `RowGeometry`. Each section adds two numbers; with s sections a lookup by row adds
/// O(log s), a lookup by position O(log² s).
struct ListGeometry {
  private(set) var outline: RowOutline
  private var rows: RowGeometry
  let hasSections: Bool
  /// The total height of the headers above each section, and of all headers at the end. A flat table counts as one
  /// section without a header.
  private var headerSums = [0.0, 0]

  init(count: Int, commonHeight: Double) {
    hasSections = false
    outline = RowOutline(count: count)
    rows = RowGeometry(count: count, commonHeight: commonHeight)
  }

  init(sections: [(count: Int, header: Double)], commonHeight: Double) {
    hasSections = true
    outline = RowOutline(sections: sections.map(\.count))
    rows = RowGeometry(count: outline.count, commonHeight: commonHeight)
    headerSums = [0]
    headerSums.reserveCapacity(sections.count + 1)
    for section in sections { headerSums.append(headerSums[headerSums.count - 1] + section.header) }
  }

  var count: Int { rows.count }
  var rowHeight: Double { rows.commonHeight }
  var height: Double { rows.height + headerSums[headerSums.count - 1] }

  /// Adds or removes rows at the end of a flat table.
  mutating func setCount(_ count: Int) {
    outline.setCount(count)
    rows.setCount(outline.count)
  }

  // MARK: Rows

  func height(ofRow row: Int) -> Double { rows.height(ofRow: row) }

  var customHeights: [(row: Int, height: Double)] { rows.customHeights }

  /// Copies the heights of rows with the same numbers, if both geometries have the same common height.
  mutating func copyHeights(from old: ListGeometry) {
    guard old.rows.commonHeight == rows.commonHeight else { return }
    var kept = old.rows
    kept.setCount(rows.count)
    rows = kept
  }

  mutating func setHeight(_ height: Double, ofRow row: Int) { rows.setHeight(height, ofRow: row) }

  func top(ofRow row: Int) -> Double {
    hasSections
      ? rows.top(ofRow: row) + headerHeights(through: outline.section(ofRow: row))
      : rows.top(ofRow: row)
  }

  /// The row at a position; nil for a header and outside of the table.
  func row(at y: Double) -> Int? {
    guard y >= 0, y < height else { return nil }
    let section = section(at: y)
    let inner = y - headerHeights(through: section)
    return inner < rows.top(ofRow: outline.rows(inSection: section).lowerBound)
      ? nil : rows.row(at: inner)
  }

  func nearestRow(to y: Double) -> Int? { rows.row(at: subtractingHeaders(from: y)) }

  /// The rows that are at least partly between two positions.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard hasSections else { return rows.rows(from: top, to: bottom) }
    return rows.rows(from: subtractingHeaders(from: top), to: subtractingHeaders(from: bottom))
  }

  // MARK: Sections

  func headerHeight(ofSection section: Int) -> Double {
    headerSums[section + 1] - headerSums[section]
  }

  /// The top of a section with its header; for the number of sections the height of the table.
  func top(ofSection section: Int) -> Double {
    guard section < outline.numberOfSections else { return height }
    return rows.top(ofRow: outline.rows(inSection: section).lowerBound) + headerSums[section]
  }

  /// The section at a position, or the first or last one for positions outside of the table.
  func section(at y: Double) -> Int {
    var (low, high) = (0, outline.numberOfSections)
    while high - low > 1 {
      let middle = (low + high) / 2
      if top(ofSection: middle) <= y { low = middle } else { high = middle }
    }
    return low
  }

  func sections(from top: Double, to bottom: Double) -> Range<Int> {
    guard hasSections, bottom > 0, top < height, bottom > top else { return 0..<0 }
    let last = section(at: bottom)
    return section(at: top)..<(self.top(ofSection: last) < bottom ? last + 1 : last)
  }

  private func headerHeights(through section: Int) -> Double { headerSums[section + 1] }

  private func subtractingHeaders(from y: Double) -> Double {
    let section = section(at: y)
    return max(
      rows.top(ofRow: outline.rows(inSection: section).lowerBound),
      y - headerHeights(through: section))
  }

  // MARK: Disclosure

  /// Sets the number of child rows, and returns the difference from the former number. Other heights are kept.
  mutating func disclose(_ children: Int, atRow row: Int) -> Int {
    let old = outline.disclose(children, atRow: row)
    if old > 0 { rows.removeRows(row + 1..<row + 1 + old) }
    if children > 0 { rows.insertRows(children, at: row + 1) }
    return children - old
  }

  mutating func move(_ row: Int, to target: Int) {
    let height = rows.height(ofRow: row)
    rows.removeRows(row..<row + 1)
    rows.insertRows(1, at: target)
    rows.setHeight(height, ofRow: target)
  }
}

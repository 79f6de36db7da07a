// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Which rows a table has: those of its sections, and those that some of them disclose. Tells the
/// rows' numbers, counted from the first to the last that can be scrolled to, from their paths.
///
/// Looking up takes O(log s + log d) for s sections and d disclosed rows, changing O(d); nothing is
/// kept for a plain row.
struct RowOutline {
  private struct Disclosure {
    /// The row's number when nothing is disclosed.
    let base: Int
    let children: Int
    /// Rows that the ones above disclose.
    var before: Int
  }

  /// Rows when nothing is disclosed.
  private(set) var baseCount = 0
  /// The number of the first row of each section when nothing is disclosed; empty without sections.
  private var starts: [Int] = []
  private var disclosures: [Disclosure] = []

  /// A plain list.
  init(count: Int) { baseCount = count }

  init(sections counts: [Int]) {
    starts.reserveCapacity(counts.count)
    for count in counts {
      starts.append(baseCount)
      baseCount += count
    }
  }

  var count: Int { baseCount + (disclosures.last.map { $0.before + $0.children } ?? 0) }

  var numberOfSections: Int { max(1, starts.count) }

  var hasDisclosures: Bool { !disclosures.isEmpty }

  /// The rows that disclose rows.
  var disclosed: [RowPath] { disclosures.map { path(ofBase: $0.base) } }

  // MARK: Sections

  /// The rows of a section, disclosed ones too.
  func rows(inSection section: Int) -> Range<Int> {
    guard !starts.isEmpty else { return 0..<count }
    let end = section + 1 < starts.count ? starts[section + 1] : baseCount
    return number(ofBase: starts[section])..<number(ofBase: end)
  }

  /// The number of a section's rows, without disclosed ones.
  func baseCount(inSection section: Int) -> Int {
    guard !starts.isEmpty else { return baseCount }
    return (section + 1 < starts.count ? starts[section + 1] : baseCount) - starts[section]
  }

  func section(ofRow row: Int) -> Int { section(ofBase: base(of: row).base) }

  private func section(ofBase base: Int) -> Int {
    max(0, starts.partitioningIndex { $0 > base } - 1)
  }

  // MARK: Paths

  func path(ofRow row: Int) -> RowPath {
    let (base, child) = base(of: row)
    var path = path(ofBase: base)
    path.child = child
    return path
  }

  /// The number of a row. While the row is not disclosed, the number of the row that would disclose
  /// it; nil when there is no such row.
  func row(at path: RowPath) -> Int? {
    guard let base = base(at: path) else { return nil }
    let row = number(ofBase: base)
    guard let child = path.child else { return row }
    guard child >= 0 else { return nil }
    let children = children(ofRow: row)
    guard children > 0 else { return row }
    return child < children ? row + 1 + child : nil
  }

  /// The number of a row; nil while it is not disclosed, too.
  func shownRow(at path: RowPath) -> Int? {
    row(at: path).flatMap { path.child == nil || self.path(ofRow: $0) == path ? $0 : nil }
  }

  private func base(at path: RowPath) -> Int? {
    guard path.row >= 0, (0..<numberOfSections).contains(path.section) else { return nil }
    let start = starts.isEmpty ? 0 : starts[path.section]
    let end = path.section + 1 < starts.count ? starts[path.section + 1] : baseCount
    return path.row < end - start ? start + path.row : nil
  }

  private func path(ofBase base: Int) -> RowPath {
    let section = section(ofBase: base)
    return RowPath(section: section, row: base - (starts.isEmpty ? 0 : starts[section]))
  }

  /// Which one of its siblings a row is, from 0 on, and how many there are: those that the same row discloses, or all that
  /// no row discloses.
  func placeAmongSiblings(ofRow row: Int) -> (index: Int, count: Int) {
    let (base, child) = base(of: row)
    guard let child, let parent = index(ofBase: base) else { return (base, baseCount) }
    return (child, disclosures[parent].children)
  }

  // MARK: Disclosure

  /// How many rows a row discloses.
  func children(ofRow row: Int) -> Int {
    let (base, child) = base(of: row)
    guard child == nil, let index = index(ofBase: base) else { return 0 }
    return disclosures[index].children
  }

  /// Lets a row disclose others below it, or none; returns how many it did.
  @discardableResult
  mutating func disclose(_ children: Int, atRow row: Int) -> Int {
    let (base, child) = base(of: row)
    require(child == nil, "Row \(row) is disclosed itself: rows have one level below them")
    var old = 0
    if let index = index(ofBase: base) { old = disclosures.remove(at: index).children }
    let place = disclosures.partitioningIndex { $0.base > base }
    if children > 0 {
      disclosures.insert(Disclosure(base: base, children: children, before: 0), at: place)
    }
    for index in place..<disclosures.count {
      disclosures[index].before =
        index == 0 ? 0 : disclosures[index - 1].before + disclosures[index - 1].children
    }
    return old
  }

  /// The rows that a row can change places with: those of its section, or of the row that discloses
  /// it, as far as no row between them discloses others.
  func neighbours(ofRow row: Int) -> Range<Int> {
    let (base, child) = base(of: row)
    let siblings = rows(inSection: section(ofBase: base))
    let index = disclosures.partitioningIndex { $0.base + $0.before >= row }
    var (lower, upper) = (siblings.lowerBound, siblings.upperBound)
    if index > 0 {
      let above = disclosures[index - 1]
      let first = above.base + above.before + 1
      if child != nil { return first..<first + above.children }
      lower = max(lower, first + above.children)
    }
    if index < disclosures.count {
      upper = min(upper, disclosures[index].base + disclosures[index].before)
    }
    return lower..<max(upper, row + 1)
  }

  private func index(ofBase base: Int) -> Int? {
    let index = disclosures.partitioningIndex { $0.base >= base }
    return index < disclosures.count && disclosures[index].base == base ? index : nil
  }

  private func number(ofBase base: Int) -> Int {
    let index = disclosures.partitioningIndex { $0.base >= base }
    guard index > 0 else { return base }
    return base + disclosures[index - 1].before + disclosures[index - 1].children
  }

  private func base(of row: Int) -> (base: Int, child: Int?) {
    let index = disclosures.partitioningIndex { $0.base + $0.before >= row }
    guard index > 0 else { return (row, nil) }
    let above = disclosures[index - 1]
    let child = row - above.base - above.before - 1
    if child < above.children { return (above.base, child) }
    return (row - above.before - above.children, nil)
  }
}

extension Array {
  /// The first place where `predicate` holds, which holds for all that follow: a binary search.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Where a row of a table belongs: its section, its place there, and its place below the row that
/// holds it.
public nonisolated struct RowPath: Sendable, Hashable {
  /// From 0. A table without sections has this one only.
  public var section: Int
  /// Among the rows of the section, from 0; disclosed rows do not count.
  public var row: Int
  /// Among the rows that row `row` discloses, from 0; nil for that row itself.
  public var child: Int?

  /// Creates the path of a row.
  ///
  /// - Parameters:
  ///   - section: The section of the row. Default 0.
  ///   - row: The place among the rows of the section, from 0.
  ///   - child: The place among the rows that `row` discloses, from 0. Default nil: the path of `row` itself.
  public init(section: Int = 0, row: Int, child: Int? = nil) {
    self.section = section
    self.row = row
    self.child = child
  }

  /// The row that discloses this one; nil for a row of the section itself.
  public var parent: RowPath? {
    child == nil ? nil : RowPath(section: section, row: row)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The structure of a table: sections, their rows, and the child rows of expanded rows. Maps row numbers, which count
/// all rows from the first one, to paths and back.
///
/// A lookup takes O(log s + log d) for s sections and d expanded rows, a change O(d). Plain rows take no memory.
struct RowOutline {
  private struct Disclosure {
    /// The number of the row if no row is expanded.
    let base: Int
    let children: Int
    /// The number of child rows of the expanded rows above.
    var before: Int
  }

  /// The first row of each section, and the number of all rows, if no row is expanded. A table without sections counts
  /// as one section.
  private var sectionStarts: [Int]
  private var disclosures: [Disclosure] = []

  init(count: Int) { sectionStarts = [0, count] }

  init(sections counts: [Int]) {
    sectionStarts = [0]
    sectionStarts.reserveCapacity(counts.count + 1)
    for count in counts { sectionStarts.append(baseCount + count) }
  }

  /// The number of rows if no row is expanded.
  private var baseCount: Int { sectionStarts[sectionStarts.count - 1] }

  var count: Int { baseCount + (disclosures.last.map { $0.before + $0.children } ?? 0) }

  var numberOfSections: Int { sectionStarts.count - 1 }

  var disclosedPaths: [RowPath] { disclosures.map { path(ofBase: $0.base) } }

  // MARK: Sections

  /// The rows of a section, including child rows.
  func rows(inSection section: Int) -> Range<Int> {
    let bases = bases(inSection: section)
    return row(ofBase: bases.lowerBound)..<row(ofBase: bases.upperBound)
  }

  /// The number of rows of a section, without child rows.
  func baseCount(inSection section: Int) -> Int { bases(inSection: section).count }

  private func bases(inSection section: Int) -> Range<Int> {
    sectionStarts[section]..<sectionStarts[section + 1]
  }

  func section(ofRow row: Int) -> Int { section(ofBase: base(of: row).base) }

  private func section(ofBase base: Int) -> Int {
    min(max(0, sectionStarts.partitioningIndex { $0 > base } - 1), numberOfSections - 1)
  }

  // MARK: Paths

  func path(ofRow row: Int) -> RowPath {
    let (base, child) = base(of: row)
    var path = path(ofBase: base)
    path.child = child
    return path
  }

  /// The number of a row; for a child row of a collapsed row the number of its parent. Nil if the row does not exist.
  func row(at path: RowPath) -> Int? {
    guard let base = base(at: path) else { return nil }
    let row = row(ofBase: base)
    guard let child = path.child else { return row }
    guard child >= 0 else { return nil }
    let children = childCount(ofRow: row)
    guard children > 0 else { return row }
    return child < children ? row + 1 + child : nil
  }

  /// The number of a row; nil if it does not exist or its parent is collapsed.
  func exactRow(at path: RowPath) -> Int? {
    row(at: path).flatMap { path.child == nil || self.path(ofRow: $0) == path ? $0 : nil }
  }

  private func base(at path: RowPath) -> Int? {
    guard path.row >= 0, (0..<numberOfSections).contains(path.section) else { return nil }
    let bases = bases(inSection: path.section)
    return path.row < bases.count ? bases.lowerBound + path.row : nil
  }

  private func path(ofBase base: Int) -> RowPath {
    let section = section(ofBase: base)
    return RowPath(section: section, row: base - sectionStarts[section])
  }

  /// The index of a row among its siblings, and their number. All rows that are no child rows are siblings.
  func siblingPosition(ofRow row: Int) -> (index: Int, count: Int) {
    let (base, child) = base(of: row)
    guard let child, let parent = index(ofBase: base) else { return (base, baseCount) }
    return (child, disclosures[parent].children)
  }

  // MARK: Changes

  /// Adds or removes rows at the end of a flat table.
  mutating func setCount(_ count: Int) {
    sectionStarts = [0, count]
    disclosures.removeAll { $0.base >= count }
  }

  func childCount(ofRow row: Int) -> Int {
    let (base, child) = base(of: row)
    guard child == nil, let index = index(ofBase: base) else { return 0 }
    return disclosures[index].children
  }

  /// Sets the number of child rows of a row, and returns the former number.
  @discardableResult
  mutating func disclose(_ children: Int, atRow row: Int) -> Int {
    let (base, child) = base(of: row)
    require(
      child == nil,
      "Row \(row) is a child row and cannot have child rows: a table has one level of them")
    var old = 0
    if let index = index(ofBase: base) { old = disclosures.remove(at: index).children }
    let insertionIndex = disclosures.partitioningIndex { $0.base > base }
    if children > 0 {
      disclosures.insert(Disclosure(base: base, children: children, before: 0), at: insertionIndex)
    }
    for index in insertionIndex..<disclosures.count {
      disclosures[index].before =
        index == 0 ? 0 : disclosures[index - 1].before + disclosures[index - 1].children
    }
    return old
  }

  /// The rows among which a row can be moved: of its section or its parent, up to the next expanded row.
  func movableRange(ofRow row: Int) -> Range<Int> {
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

  private func row(ofBase base: Int) -> Int {
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
  /// The first index from which `predicate` holds, found by binary search. It must hold for all following elements too.
  nonisolated func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The position of a row in a table's data: its section, its index there and, for a child row, the child's index.
public nonisolated struct RowPath: Sendable, Hashable {
  /// The index of the row's section. In a table without sections it is 0.
  public var section: Int
  /// The index of the row in its section, not counting child rows. For a child row, the index of its parent row.
  public var row: Int
  /// The index of a child row among the child rows of its parent row; nil for a row that is not a child row.
  public var child: Int?

  /// Creates the path of a row, by default in section 0. If `child` is not nil, it is the path of a child row of `row`.
  public init(section: Int = 0, row: Int, child: Int? = nil) {
    self.section = section
    self.row = row
    self.child = child
  }

  /// The path of the row's parent row; nil for a row that is not a child row.
  public var parent: RowPath? { child == nil ? nil : RowPath(section: section, row: row) }
}

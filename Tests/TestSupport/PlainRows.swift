// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Controls

/// The data source and the delegate of a table whose rows have a title only, unless a test changes their cells.
public final class PlainRows: TableViewDataSource, TableViewDelegate {
  /// The number of rows, in each section if there are sections.
  public var count: Int
  /// The number of sections. Default 0: a flat list.
  public var sections = 0
  /// The number of rows that a row discloses. Default: 0 for each row.
  public var children: (_ row: Int) -> Int = { _ in 0 }
  /// Whether a row can be selected. Default: true for each row.
  public var isEnabled: (_ row: Int) -> Bool = { _ in true }
  /// Whether the user can move rows. Default false.
  public var canMove = false
  /// Whether typing finds rows by their titles. Default false.
  public var isSearchable = false
  /// Changes the cell of a row after its title was set. Default nil.
  public var fill: ((_ cell: TableViewCell, _ row: Int) -> Void)?
  /// Called when the table has scrolled. Default nil.
  public var onScroll: (() -> Void)?

  /// The selected rows that the delegate received, in order.
  public private(set) var selected: [Int] = []
  /// How often the table has asked for the number of rows.
  public private(set) var countRequests = 0

  private let title: (_ row: Int) -> String

  /// Creates rows.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - title: Returns the title of a row. Default: “Row” and the number of the row.
  public init(_ count: Int, title: @escaping (_ row: Int) -> String = { "Row \($0)" }) {
    self.count = count
    self.title = title
  }

  public func numberOfRows(in tableView: TableView) -> Int {
    countRequests += 1
    return count
  }

  public func numberOfSections(in tableView: TableView) -> Int { sections }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  public func tableView(_ tableView: TableView, numberOfChildrenAt path: RowPath) -> Int {
    path.child == nil ? children(path.row) : 0
  }

  public func tableView(_ tableView: TableView, isRowEnabled row: Int) -> Bool { isEnabled(row) }

  public func tableView(_ tableView: TableView, canMoveRow row: Int) -> Bool { canMove }

  public func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    isSearchable ? title(row) : nil
  }

  public func tableView(
    _ tableView: TableView, configure cell: TableViewCell, forRow row: Int
  ) {
    cell.title = title(row)
    fill?(cell, row)
  }

  public func tableView(_ tableView: TableView, didSelectRow row: Int) { selected.append(row) }

  public func scrollViewDidScroll(_ scrollView: ScrollView) { onScroll?() }
}

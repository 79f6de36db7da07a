// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Lets the rows of a table slide to where they belong after a change; new ones fade in, and removed ones fade out. What
/// moves already goes on from where it is.
final class RowMotion {
  /// Seconds: as long as a highlight takes to go (LOOK.md).
  static let duration = 0.16

  /// What a table shows before a change.
  struct Picture {
    fileprivate let geometry: ListGeometry
    fileprivate let offset: Double
    fileprivate let cells: [ObjectIdentifier: Rect]
    fileprivate let headers: [Int: Rect]
  }

  /// The cells of rows that leave: they belong to no row of the table any more.
  private var leaving: [TableViewCell] = []
  private unowned let table: TableView

  init(in table: TableView) { self.table = table }

  var picture: Picture {
    Picture(
      geometry: table.rows, offset: table.offset,
      cells: Dictionary(
        uniqueKeysWithValues: table.cells.views.map { (ObjectIdentifier($0), $0.presentedFrame) }),
      headers: table.headers.presentedFrames)
  }

  /// Everything is where it belongs, at once.
  func end() {
    let cells = leaving
    leaving = []
    for cell in cells {
      cell.alpha = 1
      table.cells.giveBack(cell)
    }
  }

  /// Shows the way from a picture to what the table shows now.
  ///
  /// - Parameters:
  ///   - removed: Cells of rows that are no more.
  ///   - outOfSight: Cells of rows that do not show any more, by these rows.
  func show(
    from picture: Picture, map: RowMap, removed: [TableViewCell], outOfSight: [Int: TableViewCell]
  ) {
    let shift = Point(0, table.offset - picture.offset)
    func start(of cell: TableViewCell) -> Rect? {
      picture.cells[ObjectIdentifier(cell)]?.offset(by: shift)
    }
    // What leaves already keeps its place beside the others.
    for cell in leaving where shift != .zero {
      cell.frame = cell.presentedFrame.offset(by: shift)
    }
    let gone = removed + outOfSight.values
    leaving += gone
    for cell in gone {
      // A press or a mouse above it was on the row.
      cell.setHovered(false, animated: true)
      cell.setPressed(false, animated: true)
      if let place = start(of: cell) { cell.frame = place }
    }
    View.animate(
      duration: Self.duration, curve: .easeOut, options: .beginFromCurrentState
    ) { [table] in
      for (row, cell) in zip(table.cells.rows, table.cells.views) {
        let old = map.row(before: row)
        let known =
          start(of: cell)
          ?? old.map { old in
            let top = picture.geometry.top(ofRow: old) + shift.y
            return self.nearSight(Rect(cell.frame.minX, top, cell.frame.width, cell.frame.height))
          }
        if let known { Self.move(cell, from: known) } else { Self.fadeIn(cell) }
        if let old, map.moves(old) { table.contentView.bringSubviewToFront(cell) }
      }
      for (section, header) in table.headers.shown {
        if let place = picture.headers[section] { Self.move(header, from: place) }
      }
      for cell in removed { cell.alpha = 0 }
      for (row, cell) in outOfSight { cell.frame = self.nearSight(table.rect(forRow: row)) }
    } completion: { [weak self] _ in
      self?.giveBack(gone)
    }
  }

  private func giveBack(_ cells: [TableViewCell]) {
    for cell in cells {
      guard let index = leaving.firstIndex(where: { $0 === cell }) else { continue }
      leaving.remove(at: index)
      cell.alpha = 1
      table.cells.giveBack(cell)
    }
  }

  private static func move(_ view: View, from start: Rect) {
    let end = view.frame
    guard start != end else { return }
    View.performWithoutAnimation { view.frame = start }
    view.frame = end
  }

  private static func fadeIn(_ view: View) {
    let alpha = view.alpha
    View.performWithoutAnimation { view.alpha = 0 }
    view.alpha = alpha
  }

  /// A place right beyond what shows for one that is further away.
  private func nearSight(_ place: Rect) -> Rect {
    let top = table.offset - place.height
    return Rect(
      place.minX, min(max(place.minY, top), table.offset + table.bounds.height), place.width,
      place.height)
  }
}

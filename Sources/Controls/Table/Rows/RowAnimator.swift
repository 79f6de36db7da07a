// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Animates the rows of a table after a change: rows move to their new positions, new rows fade in, and removed rows
/// fade out. Rows that are already moving continue from their current positions.
final class RowAnimator {
  /// Seconds, equal to the fade-out of a highlight (LOOK.md).
  static let duration = 0.16

  struct Snapshot {
    fileprivate let geometry: ListGeometry
    fileprivate let offset: Double
    fileprivate let cells: [ObjectIdentifier: Rect]
    fileprivate let headers: [Int: Rect]
  }

  /// Cells that fade out or move out of sight, which no longer belong to a row.
  private var leavingCells: [TableViewCell] = []
  private unowned let table: TableView

  init(in table: TableView) { self.table = table }

  var snapshot: Snapshot {
    Snapshot(
      geometry: table.rows, offset: table.offset,
      cells: Dictionary(
        uniqueKeysWithValues: table.cells.views.map { (ObjectIdentifier($0), $0.presentationFrame) }
      ),
      headers: table.headers.presentationFrames)
  }

  func endAnimations() { recycle(leavingCells) }

  /// Animates from a snapshot to the current layout.
  func animate(
    from picture: Snapshot, map: RowMap, removed: [TableViewCell], renumbered: [Int: TableViewCell]
  ) {
    let shift = Point(0, table.offset - picture.offset)
    func start(of cell: TableViewCell) -> Rect? {
      picture.cells[ObjectIdentifier(cell)]?.offset(by: shift)
    }
    // Cells that are already leaving scroll with the content.
    for cell in leavingCells where shift != .zero {
      cell.frame = cell.presentationFrame.offset(by: shift)
    }
    let gone = removed + renumbered.values
    leavingCells += gone
    for cell in gone {
      // The row that was hovered or pressed has been removed.
      cell.setHovered(false, animated: true)
      cell.setPressed(false, animated: true)
      if let startFrame = start(of: cell) { cell.frame = startFrame }
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
            return self.clampedToVisibleRange(
              Rect(cell.frame.minX, top, cell.frame.width, cell.frame.height))
          }
        if let known { Self.move(cell, from: known) } else { Self.fadeIn(cell) }
        if let old, map.isMoved(old) { table.contentView.bringSubviewToFront(cell) }
      }
      for (section, header) in table.headers.visibleHeaders {
        if let startFrame = picture.headers[section] { Self.move(header, from: startFrame) }
      }
      for cell in removed { cell.alpha = 0 }
      for (row, cell) in renumbered {
        cell.frame = self.clampedToVisibleRange(table.rect(forRow: row))
      }
    } completion: { [weak self] _ in
      self?.recycle(gone)
    }
  }

  private func recycle(_ cells: [TableViewCell]) {
    for cell in cells {
      guard let index = leavingCells.firstIndex(where: { $0 === cell }) else { continue }
      leavingCells.remove(at: index)
      cell.alpha = 1
      table.cells.recycle(cell)
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

  /// Moves a distant rectangle to just outside of the visible part.
  private func clampedToVisibleRange(_ rect: Rect) -> Rect {
    let top = table.offset - rect.height
    return Rect(
      rect.minX, min(max(rect.minY, top), table.offset + table.bounds.height), rect.width,
      rect.height)
  }
}

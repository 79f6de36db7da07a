// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// The views of the visible rows. Views of rows that have scrolled out are reused for rows that scroll in. Until then
/// they stay in the view tree, so that scrolling neither creates views nor changes the tree.
final class RowRecycler<RowView: View> {
  private(set) var rows = 0..<0

  /// In the order of `rows`.
  private(set) var views: [RowView] = []

  /// Unused views by kind; nil for the default kind.
  private var spareViews: [String?: [RowView]] = [:]
  /// Views by the new numbers of their rows, until the visible rows are known.
  private var renumberedViews: [Int: RowView] = [:]
  /// Whether unused views may still be visible.
  private var isStale = false
  /// The accessibility numbers of rows whose views are prepared again, so that the rows stay the same elements.
  private var accessibilityNumbers: [Int: Int] = [:]
  /// Swapped with `views` instead of allocating a new array.
  private var newViews: [RowView] = []
  private let container: View
  private let makeView: (_ kind: String?) -> RowView
  private let kind: (RowView) -> String?

  init(
    in container: View, kind: @escaping (RowView) -> String? = { _ in nil },
    making make: @escaping (_ kind: String?) -> RowView
  ) {
    self.kind = kind
    self.container = container
    self.makeView = make
  }

  subscript(row: Int) -> RowView? {
    rows.contains(row) ? views[row - rows.lowerBound] : nil
  }

  /// Assigns views to these rows only, and prepares the views of new rows.
  func show(
    _ shown: Range<Int>, kindOfRow: (Int) -> String? = { _ in nil },
    prepare: (RowView, Int) -> Void
  ) {
    guard shown != rows || isStale else { return }
    isStale = false
    for (row, view) in zip(rows, views) where !shown.contains(row) { addSpare(view) }
    newViews.removeAll(keepingCapacity: true)
    for row in shown {
      if let view = self[row] ?? renumberedViews.removeValue(forKey: row) {
        newViews.append(view)
      } else {
        let view = dequeueView(kindOfRow(row))
        if !accessibilityNumbers.isEmpty {
          view.resetAccessibilityID(to: accessibilityNumbers[row])
        }
        prepare(view, row)
        newViews.append(view)
      }
    }
    swap(&views, &newViews)
    newViews.removeAll(keepingCapacity: true)
    rows = shown
    accessibilityNumbers = [:]
    for views in spareViews.values {
      for view in views where !view.isHidden { view.isHidden = true }
    }
  }

  /// Discards the content of all views, so that each row is prepared again.
  func recycleAll() {
    for (row, view) in zip(rows, views) {
      if view.accessibilityNumber > 0 { accessibilityNumbers[row] = view.accessibilityNumber }
      addSpare(view)
    }
    views.removeAll(keepingCapacity: true)
    rows = 0..<0
    isStale = true
  }

  /// Renumbers the rows, whose views stay with them. Returns the views of removed rows, for which `number` returns nil.
  func renumber(_ number: (Int) -> Int?) -> [RowView] {
    var gone: [RowView] = []
    for (row, view) in zip(rows, views) {
      if let row = number(row) { renumberedViews[row] = view } else { gone.append(view) }
    }
    views.removeAll(keepingCapacity: true)
    rows = 0..<0
    isStale = true
    return gone
  }

  func removeRenumberedViews() -> [Int: RowView] {
    defer { renumberedViews = [:] }
    return renumberedViews
  }

  func recycle(_ view: RowView) {
    view.isHidden = true
    addSpare(view)
  }

  private func addSpare(_ view: RowView) {
    view.resetAccessibilityID()
    spareViews[kind(view), default: []].append(view)
  }

  private func dequeueView(_ kind: String?) -> RowView {
    guard let view = spareViews[kind]?.popLast() else {
      let view = makeView(kind)
      container.addSubview(view)
      return view
    }
    view.isHidden = false
    return view
  }
}

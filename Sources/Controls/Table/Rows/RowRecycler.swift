// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// The views of the visible rows. The views of rows that scrolled out are used for rows that scroll
/// in; while they wait they stay in the view tree, so scrolling makes no view and changes no
/// structure.
final class RowRecycler<RowView: View> {
  /// The rows that have a view.
  private(set) var rows = 0..<0

  /// Parallel to `rows`.
  private(set) var views: [RowView] = []

  /// Those that wait, by their kind; nil for the common one.
  private var spares: [String?: [RowView]] = [:]
  /// Those whose rows got other numbers, by these, until it is known which of them show.
  private var renumbered: [Int: RowView] = [:]
  /// Whether spare views may still be seen.
  private var isStale = false
  /// What names the elements of rows that are to be prepared anew: they stay the same elements.
  private var numbers: [Int: Int] = [:]
  /// The second of two arrays that are used in turn, so that neither is allocated again.
  private var placing: [RowView] = []
  private let container: View
  private let make: (_ kind: String?) -> RowView
  private let kind: (RowView) -> String?

  init(
    in container: View, kind: @escaping (RowView) -> String? = { _ in nil },
    making make: @escaping (_ kind: String?) -> RowView
  ) {
    self.kind = kind
    self.container = container
    self.make = make
  }

  subscript(row: Int) -> RowView? {
    rows.contains(row) ? views[row - rows.lowerBound] : nil
  }

  /// Has views for just these rows, and prepares those whose row is new.
  func show(
    _ shown: Range<Int>, kindOfRow: (Int) -> String? = { _ in nil },
    prepare: (RowView, Int) -> Void
  ) {
    guard shown != rows || isStale else { return }
    isStale = false
    for (row, view) in zip(rows, views) where !shown.contains(row) { spare(view) }
    placing.removeAll(keepingCapacity: true)
    for row in shown {
      if let view = self[row] ?? takeRenumbered(row) {
        placing.append(view)
      } else {
        let view = takeView(kindOfRow(row))
        if !numbers.isEmpty { view.becomeOtherAccessibilityElement(numbers[row]) }
        prepare(view, row)
        placing.append(view)
      }
    }
    swap(&views, &placing)
    placing.removeAll(keepingCapacity: true)
    rows = shown
    numbers = [:]
    for views in spares.values {
      for view in views where !view.isHidden { view.isHidden = true }
    }
  }

  /// Every row has to be prepared anew when it shows next.
  func recycleAll() {
    for (row, view) in zip(rows, views) {
      if view.accessibilityNumber > 0 { numbers[row] = view.accessibilityNumber }
      spare(view)
    }
    views.removeAll(keepingCapacity: true)
    rows = 0..<0
    isStale = true
  }

  /// The rows have other numbers, nil for those that are no more, and views stay with their rows; returns the views of
  /// those that are no more.
  func renumber(_ number: (Int) -> Int?) -> [RowView] {
    var gone: [RowView] = []
    for (row, view) in zip(rows, views) {
      if let row = number(row) { renumbered[row] = view } else { gone.append(view) }
    }
    views.removeAll(keepingCapacity: true)
    rows = 0..<0
    isStale = true
    return gone
  }

  private func takeRenumbered(_ row: Int) -> RowView? {
    renumbered.isEmpty ? nil : renumbered.removeValue(forKey: row)
  }

  /// The views of rows that got other numbers and do not show any more, by these.
  func takeOutOfSight() -> [Int: RowView] {
    defer { renumbered = [:] }
    return renumbered
  }

  /// A view that was taken waits for another row.
  func giveBack(_ view: RowView) {
    view.isHidden = true
    spare(view)
  }

  private func spare(_ view: RowView) {
    view.becomeOtherAccessibilityElement()
    spares[kind(view), default: []].append(view)
  }

  private func takeView(_ kind: String?) -> RowView {
    guard let view = spares[kind]?.popLast() else {
      let view = make(kind)
      container.addSubview(view)
      return view
    }
    view.isHidden = false
    return view
  }
}

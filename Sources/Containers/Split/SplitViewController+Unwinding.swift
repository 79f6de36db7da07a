// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension SplitViewController {
  /// Columns that were taken in while collapsed are found where they lie.
  func unwindCandidates(from source: UnwindSegueSource) -> [ViewController] {
    let searched = childContaining(source)
    let columns = [SplitColumn.secondary, .supplementary, .primary]
      .compactMap { slot($0).controller }.filter { $0.parent === self }
    let others = children.filter { child in !columns.contains { $0 === child } }
    return (columns + others).filter { $0 !== searched }
  }

  func column(of child: ViewController) -> SplitColumn? {
    SplitColumn.allCases.first { slot($0).controller === child }
  }

  /// Whether a column does not show, or lies under another one.
  func isCovered(_ child: ViewController) -> Bool {
    guard let column = column(of: child) else { return false }
    if machine.isCollapsed { return child !== compact }
    return column == .secondary ? machine.rest?.isOver ?? false : !isVisible(slot(column))
  }
}

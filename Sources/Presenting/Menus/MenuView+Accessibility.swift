// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension MenuView: AccessibilityFocusing {
  /// The marked item, else the menu.
  var accessibilityFocus: (view: View, part: Int)? {
    for (index, level) in tracker.levels.enumerated().reversed() {
      if let marked = level.marked { return list(index).map { ($0.rows[marked], 0) } }
    }
    return panels.first.map { ($0, 0) }
  }

  func listen(to list: MenuList, level: Int) {
    for (index, row) in list.rows.enumerated() {
      row.onAccessibilityAction = { [weak self] in self?.perform($0, level, index) ?? false }
    }
  }

  /// As a click on an item does it.
  private func perform(_ action: AccessibilityAction, _ level: Int, _ index: Int) -> Bool {
    let place = MenuTracker.Place.item(level: level, index: index)
    switch action {
    case .press, .expand:
      update(tracker.handle(.press(place)))
      update(tracker.handle(.release(place, isClick: true)))
    case .collapse:
      guard level + 1 < tracker.levels.count else { return false }
      update(tracker.handle(.key(.out)))
    case .focus: update(tracker.handle(.pointer(place)))
    case .scrollToVisible: list(level)?.reveal(index)
    default: return false
    }
    return true
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls

/// Gives columns other widths: by the lines between them, by keys and by calls.
final class SplitResizing {
  private unowned let split: SplitViewController
  /// Who had the keyboard before a line between columns.
  private weak var focusBefore: Responder?

  init(_ split: SplitViewController) {
    self.split = split
    for slot in split.columns.all {
      if let divider = slot.divider { connect(slot, divider) }
    }
  }

  /// Points of a column at the present size; the secondary's are those that it shows.
  func width(of column: SplitColumn) -> Double {
    if column == .secondary { return split.slot(.secondary).host.frame.width }
    guard let index = split.columns.side.firstIndex(where: { $0.column == column }) else {
      return 0
    }
    return split.layout.geometry.widths[index]
  }

  func setWidth(_ width: Double?, of column: SplitColumn, animated: Bool) {
    split.slot(column).given.set(width, in: window(animated), motion: split.motion)
  }

  private func window(_ animated: Bool) -> Window? {
    animated && split.mover.canAnimate ? split.viewIfLoaded?.window : nil
  }

  private func connect(_ slot: SplitSlot, _ divider: SplitDivider) {
    let column = slot.column
    slot.given.present = { [unowned self] in width(of: column) }
    slot.given.limits = { [unowned split] in
      let limits = split.limits(of: column)
      return limits.minimum...limits.maximum
    }
    slot.given.changed = { [unowned split] in split.layout.optionsChanged() }
    slot.given.personChanged = { [unowned split] in
      split.delegate?.splitViewController(split, widthOf: column, changedTo: $0)
    }
    slot.given.listen(to: divider) { [unowned self, unowned slot] in
      slot.given.personChanged(slot.given.set(nil, in: window(true), motion: split.motion))
    }
    divider.onLeave = { [weak self] in self?.leaveDividers() }
  }

  // MARK: Keys

  /// F8: from line to line, then back to where the keyboard was.
  func goToNextDivider() -> Bool {
    guard let focus = split.viewIfLoaded?.window?.focus else { return false }
    // From the leading edge on.
    let dividers = split.columns.side.reversed().compactMap(\.divider).filter {
      $0.isMovable && !$0.isHidden
    }
    guard let first = dividers.first else { return false }
    guard let index = dividers.firstIndex(where: { $0 === focus.firstResponder }) else {
      focusBefore = focus.firstResponder
      first.takeKeyboard()
      return true
    }
    if index + 1 < dividers.count {
      dividers[index + 1].takeKeyboard()
    } else {
      leaveDividers()
    }
    return true
  }

  private func leaveDividers() {
    guard let focus = split.viewIfLoaded?.window?.focus else { return }
    if let former = focusBefore as? View, focus.canFocus(former) {
      focus.focus(former, ringVisible: true)
    } else {
      focus.focus(nil)
    }
  }
}

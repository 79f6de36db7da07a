// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Gives columns other widths: by the lines between them, by keys and by calls.
final class SplitResizing {
  private unowned let split: SplitViewController
  private var widthAtGrip = 0.0
  private var animator: Animator?
  /// Who had the keyboard before a line between columns.
  private weak var focusBefore: Responder?

  init(_ split: SplitViewController) {
    self.split = split
    for slot in split.columns.all {
      if let divider = slot.divider { listen(to: divider, of: slot.column) }
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
    let slot = split.slot(column)
    let old = self.width(of: column)
    animator?.stop()
    slot.givenWidth = width
    let new = self.width(of: column)
    guard old != new, split.isViewLoaded else { return }
    guard animated, split.mover.canAnimate, let window = split.view.window else {
      return split.layout.optionsChanged()
    }
    let show: (Double?) -> Void = { [weak split, weak slot] width in
      slot?.givenWidth = width
      split?.layout.optionsChanged()
    }
    slot.givenWidth = old
    animator = window.animations.animate(
      from: old, to: new, motion: split.motion, precision: 0.25, onChange: show,
      completion: { _ in show(width) })
  }

  /// A person moves the line.
  private func resize(_ column: SplitColumn, to width: Double) {
    animator?.stop()
    let old = self.width(of: column)
    let slot = split.slot(column)
    slot.givenWidth = max(0, width)
    // What there is no room for is not remembered as a wish.
    let new = self.width(of: column)
    slot.givenWidth = new
    guard new != old else { return }
    split.layout.optionsChanged()
    split.delegate?.splitViewController(split, widthOf: column, changedTo: new)
  }

  private func listen(to divider: SplitDivider, of column: SplitColumn) {
    divider.onDrag = { [weak self] phase in
      guard let self else { return }
      switch phase {
      case .began: widthAtGrip = width(of: column)
      case .moved(let points): resize(column, to: widthAtGrip + points)
      }
    }
    divider.onStep = { [weak self] points in
      guard let self else { return }
      resize(column, to: width(of: column) + points)
    }
    divider.onEnd = { [weak self] widest in
      guard let self else { return }
      let limits = split.limits(of: column)
      resize(column, to: widest ? limits.maximum : limits.minimum)
    }
    divider.onReset = { [weak self] in
      guard let self else { return }
      setWidth(nil, of: column, animated: true)
      split.delegate?.splitViewController(
        split, widthOf: column,
        changedTo: split.limits(of: column).points(in: split.columns.size.width))
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

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension SplitViewController {
  /// Points of a column at the present size; the secondary's are those that it shows.
  public func columnWidth(for column: Column) -> Double {
    if column == .secondary { return slot(.secondary).host.frame.width }
    guard let index = sideSlots.firstIndex(where: { $0.column == column }) else { return 0 }
    return geometry.widths[index]
  }

  /// Gives the primary or supplementary column a width of its own, in points, within what its limits allow and
  /// the others leave; nil: the width that it prefers. A negative width, or one for the secondary, stops the
  /// program.
  public func setColumnWidth(_ width: Double?, for column: Column, animated: Bool = false) {
    precondition(column != .secondary, "The secondary column has the width that the others leave")
    if let width { precondition(width >= 0, "A column cannot be \(width) points wide") }
    let slot = slot(column)
    let old = columnWidth(for: column)
    widthAnimator?.stop()
    slot.givenWidth = width
    let new = columnWidth(for: column)
    guard old != new, isViewLoaded else { return }
    guard animated, canAnimate, let window = view.window else { return optionsChanged() }
    slot.givenWidth = old
    widthAnimator = window.animations.animate(
      from: old, to: new, motion: motion, precision: 0.25,
      onChange: { [weak self, weak slot] value in
        slot?.givenWidth = value
        self?.optionsChanged()
      },
      completion: { [weak self, weak slot] _ in
        slot?.givenWidth = width
        self?.optionsChanged()
      })
  }

  /// A person moves the line.
  private func resize(_ column: SplitColumn, to width: Double) {
    widthAnimator?.stop()
    let old = columnWidth(for: column)
    let slot = slot(column)
    slot.givenWidth = max(0, width)
    // What there is no room for is not remembered as a wish.
    let new = columnWidth(for: column)
    slot.givenWidth = new
    guard new != old else { return }
    optionsChanged()
    delegate?.splitViewController(self, widthOf: column, changedTo: new)
  }

  func install(_ divider: SplitDivider, for column: SplitColumn) {
    divider.onDrag = { [weak self] phase in
      guard let self else { return }
      switch phase {
      case .began: widthAtGrip = columnWidth(for: column)
      case .moved(let points): resize(column, to: widthAtGrip + points)
      }
    }
    divider.onStep = { [weak self] points in
      guard let self else { return }
      resize(column, to: columnWidth(for: column) + points)
    }
    divider.onEnd = { [weak self] widest in
      guard let self else { return }
      let limits = column == .primary ? primaryColumnWidth : supplementaryColumnWidth
      resize(column, to: widest ? limits.maximum : limits.minimum)
    }
    divider.onReset = { [weak self] in
      guard let self else { return }
      setColumnWidth(nil, for: column, animated: true)
      let limits = column == .primary ? primaryColumnWidth : supplementaryColumnWidth
      delegate?.splitViewController(
        self, widthOf: column, changedTo: limits.points(in: size.width))
    }
    divider.onLeave = { [weak self] in self?.leaveDividers() }
    view.addSubview(divider)
  }

  // MARK: Keys

  var splitCommands: [KeyCommand] {
    [
      KeyCommand(
        "Move the line between columns", group: "Columns", shortcuts: [.init(.function(8))]
      ) {
        [weak self] in self?.goToNextDivider() ?? false
      },
      KeyCommand("Close the column", group: "Columns", shortcuts: [.init(.escape)]) {
        [weak self] in self?.closeOverlay() ?? false
      },
    ]
  }

  /// F8: from line to line, then back to where the keyboard was.
  private func goToNextDivider() -> Bool {
    guard let focus = viewIfLoaded?.window?.focus else { return false }
    // From the leading edge on.
    let dividers = sideSlots.reversed().compactMap(\.divider).filter {
      $0.isMovable && !$0.isHidden
    }
    guard let first = dividers.first else { return false }
    if let index = dividers.firstIndex(where: { $0 === focus.firstResponder }) {
      if index + 1 < dividers.count {
        dividers[index + 1].takeKeyboard()
      } else {
        leaveDividers()
      }
    } else {
      focusBeforeDivider = focus.firstResponder
      first.takeKeyboard()
    }
    return true
  }

  private func leaveDividers() {
    guard let focus = viewIfLoaded?.window?.focus else { return }
    if let former = focusBeforeDivider as? View, focus.canFocus(former) {
      focus.focus(former, ringVisible: true)
    } else {
      focus.focus(nil)
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Collapses a compact split view into one controller, and expands it again (contract 5.5).
final class SplitCollapse {
  var collapsedController: ViewController? { collapsedTransition.collapsedController }
  private(set) lazy var collapsedTransition = CollapsedSplitTransition(of: split)

  private unowned let split: SplitViewController
  /// Whether the split view stays expanded for now, whatever its size.
  var isSuspended = false {
    didSet { if isSuspended != oldValue { update() } }
  }
  /// The columns that the collapsed controller has taken in, in this order.
  private(set) var collapsedColumns: [SplitColumn] = []
  private(set) lazy var details = SplitDetails(of: split)

  init(of split: SplitViewController) { self.split = split }

  /// The columns without a parent whose screens a stack has. The split view sends them the rotation callbacks.
  var columnsNeedingRotation: [ViewController] {
    guard split.shouldAutomaticallyForwardRotationMethods else { return [] }
    return collapsedColumns.compactMap { split.columns[$0].controller }.filter { $0.parent == nil }
  }

  func update() {
    split.transitionController.runner.performWhenIdle { [self] split in
      let isCompact = split.traits.horizontalSizeClass == .compact && !isSuspended
      guard split.isViewLoaded else { return }
      defer {
        if !isSuspended, split.isCollapsed || split.transitionController.isOnScreen {
          details.showPendingScreens()
        }
      }
      guard isCompact != split.isCollapsed else { return }
      split.keepFirstResponder { setCollapsed(isCompact) }
    }
  }

  private func setCollapsed(_ isCompact: Bool) {
    if isCompact {
      let revealedColumn = split.columns.revealedColumn
      split.columns.hideOverlay()
      split.transitionController.runner.send(.collapse)
      if let revealedColumn { show(revealedColumn, animated: false) }
    } else {
      // One transaction, because dismissing a detail that covers the split view can make it appear, in its old state.
      split.transitionController.runner.performTransaction {
        collapsedTransition.finish()
        if details.movePresentedDetailToSecondary() {
          collapsedColumns.removeAll { $0 == .secondary }
        }
        split.transitionController.runner.send(.expand(to: split.columns.target))
      }
    }
  }

  // MARK: Collapsing

  /// Makes the leaving columns disappear and the controller that fills the split view appear, then changes the parents.
  func collapse() {
    let wanted = split.delegate?.primaryViewController(forCollapsing: split)
    // A controller in a column represents the stack around it.
    let shown =
      wanted.map { split.columns.slot(of: $0)?.controller ?? $0 } ?? split.columns.firstController
    let others = split.children.filter { $0 !== shown }
    let hadKeyboard = others.contains { $0.containsFirstResponder }
    collapsedTransition.setCollapsedController(shown)
    split.transitionController.setPosition(.hidden)
    let entering = [shown].compactMap(\.self)
    split.transition(
      hiding: others, showing: entering, adding: entering.filter { $0.parent !== split }
    ) {
      split.layout.update()
    }
    split.columns.updateTraitOverrides()
    if let shown {
      for column in [SplitColumn.supplementary, .secondary] { collapse(column, into: shown) }
      if hadKeyboard, !shown.containsFirstResponder {
        split.view.window?.focus.focusNearest(to: shown.view)
      }
    }
    split.setNeedsActiveChildUpdate()
  }

  private func collapse(_ column: SplitColumn, into shown: ViewController) {
    let slot = split.columns[column]
    removeAbandonedStack(of: slot)
    guard let controller = slot.controller, controller !== shown, controller.parent === split
    else { return }
    if column == .secondary,
      split.delegate?.splitViewController(
        split, collapseSecondary: controller.columnContent, onto: shown.columnContent) == true
    {
      removeAbandonedStack(of: slot)
      if slot.controller?.parent !== split { collapsedColumns.append(column) }
      return
    }
    // A stack made by the split view takes in no columns: they stay off screen, as with a single screen.
    guard !(shown is ColumnNavigationController), let container = shown as? any SecondaryCollapsing
    else { return }
    let stack = controller as? ColumnNavigationController
    stack?.keepsScreens = stack.map { $0.viewControllers.count > 1 } ?? false
    slot.controller = stack?.keepsScreens == false ? controller.columnContent : controller
    split.transition(hiding: [controller], removing: [controller]) {}
    collapsedColumns.append(column)
    if let taken = slot.controller { container.collapseSecondaryViewController(taken, for: split) }
  }

  /// Removes the stack around a column's controller if another container has taken the controller.
  private func removeAbandonedStack(of slot: SplitColumns.Slot) {
    guard let stack = slot.controller as? ColumnNavigationController, stack.hasLostAllScreens else {
      return
    }
    slot.controller = stack.content
    split.transition(hiding: [stack], removing: [stack]) {}
  }

  /// Changes the controller of a column. The controller that fills a collapsed split view first returns the old one and
  /// the columns that it took in later, then takes in the new one and these columns. If it is replaced itself, it
  /// returns all columns, and the new controller takes them in.
  func changeController(of column: SplitColumn, to new: ViewController?, _ body: () -> Void) {
    // If the column becomes empty, the controller that fills the split view leaves with all columns that it took in.
    let separatedColumns =
      new == nil && split.columns[column].controller === collapsedController
      ? [] : separateColumns(for: column)
    let separatedStacks = separatedColumns.compactMap {
      split.columns[$0].controller as? NavigationController
    }
    // The new controller may be a pushed detail.
    for slot in split.columns.all where new != nil && slot.content === new {
      slot.controller = nil
    }
    body()
    // The new controller may be a screen that a column has got back.
    for lender in separatedStacks { lender.transitionController.dropScreensOwnedElsewhere() }
    // A detail that was shown since may have replaced the controller of a column.
    let gone = childrenWithoutColumn
    split.columns.addStacks(
      to: separatedColumns.filter { split.columns[$0].controller?.canBecomeChild == true })
    let back = separatedColumns.compactMap { split.columns[$0].controller }.filter(\.canBecomeChild)
    if !back.isEmpty || !gone.isEmpty {
      split.transition(hiding: gone, removing: gone, adding: back) {}
    }
    if let collapsedController {
      for column in separatedColumns { collapse(column, into: collapsedController) }
    }
  }

  /// - Returns: The columns that have no parent now, in the order in which they were taken in.
  private func separateColumns(for column: SplitColumn) -> [SplitColumn] {
    let shown = collapsedController
    var separatedColumns: [SplitColumn] = []
    if let shown, shown === split.columns[column].controller {
      separatedColumns = separateAll(from: shown)
    } else if let shown, let stack = shown as? any SecondaryCollapsing {
      separatedColumns = Array(collapsedColumns.drop { $0 != column })
      for other in separatedColumns.reversed() {
        if other != column {
          separate(other, from: shown)
        } else {
          _ = stack.separateSecondaryViewController(for: split)
        }
      }
    }
    collapsedColumns.removeAll { $0 == column || separatedColumns.contains($0) }
    return separatedColumns
  }

  // MARK: Expanding

  /// Makes the collapsed columns children again, and shows the columns that fit.
  func expand(to rest: SplitPosition) {
    let primary = split.delegate?.primaryViewController(forExpanding: split)
    let shown = collapsedController
    collapsedTransition.setCollapsedController(nil)
    if let shown { _ = separateAll(from: shown) }
    if let primary {
      split.columns[.primary].controller = primary === shown?.columnContent ? shown : primary
    }
    collapsedColumns = []
    // A controller that another container has taken is no column any more, unless its stack can become a child.
    for slot in split.columns.all {
      if (slot.controller as? ColumnNavigationController)?.hasLostAllScreens == true {
        slot.controller = nil
      }
      guard let controller = slot.controller, controller.parent !== split else { continue }
      if !(controller.parent ?? controller).canBecomeChild { slot.controller = nil }
    }
    split.columns.addStacks()
    split.transitionController.showColumns(
      at: rest.count > split.columns.sideSlots.count ? split.columns.target : rest)
    let controllers = split.columns.all.compactMap(\.controller)
    let visible = split.transitionController.visibleChildren
    split.transition(
      hiding: split.children.filter { !visible.contains($0) },
      showing: visible, removing: childrenWithoutColumn,
      adding: controllers.filter { $0.parent !== split }, order: .oneAfterAnother
    ) {
      split.columns.updateTraitOverrides()
      split.layout.update()
    }
    split.setNeedsActiveChildUpdate()
  }

  /// - Returns: The columns that were returned, in the order in which they were taken in.
  private func separateAll(from shown: ViewController) -> [SplitColumn] {
    var columns = collapsedColumns
    var back: [ViewController] = []
    for column in columns.reversed()
    where !back.contains(where: { $0 === split.columns[column].controller }) {
      back += [separate(column, from: shown)].compactMap(\.self)
    }
    // Screens that were pushed on the secondary itself stay there.
    if details.hasPushedDetail, !columns.contains(.secondary),
      shown !== split.columns[.secondary].controller
    {
      separate(.secondary, from: shown)
      columns.append(.secondary)
    }
    return columns
  }

  /// - Returns: The returned controller. It belongs to an earlier column if the user has gone back from this one.
  @discardableResult
  private func separate(_ column: SplitColumn, from shown: ViewController) -> ViewController? {
    let formerController = split.columns[column].controller
    // The user has gone back from the column, and no detail has replaced it: the container's screens are its own.
    let isSpare = column != .secondary || !details.hasPushedDetail
    if let formerController, formerController.parent == nil, isSpare, !(shown is any ColumnStack) {
      return nil
    }
    var found =
      column == .secondary
      ? split.delegate?.splitViewController(split, separateSecondaryFrom: shown.columnContent) : nil
    if found == nil, let container = shown as? any SecondaryCollapsing {
      found = container.separateSecondaryViewController(for: split)
      // The user has gone back from the column, and another detail was shown since.
      if found == nil, !isSpare { found = container.separateSecondaryViewController(for: split) }
      // Details that were shown above the column are removed with it.
      for _ in 0..<Self.maximumDetailCount {
        guard let formerController, hasOtherParent(formerController), found !== formerController,
          container.separateSecondaryViewController(for: split) != nil
        else { break }
      }
    }
    let isOwn = found.flatMap(split.columns.slot).map { $0.column == column } ?? true
    let own = isOwn ? found : nil
    split.columns[column].controller =
      own ?? formerController.flatMap { hasOtherParent($0) ? nil : $0 }
    return found
  }

  private func hasOtherParent(_ controller: ViewController) -> Bool {
    controller.parent.map { $0 !== split } ?? false
  }

  private var childrenWithoutColumn: [ViewController] {
    split.children.filter { $0 !== collapsedController && split.columns.slot(of: $0) == nil }
  }

  /// A limit above the number of details that users stack.
  private static let maximumDetailCount = 64

  // MARK: Showing

  func showDetail(_ controller: ViewController, sender: Any?) {
    if split.delegate?.splitViewController(split, showDetail: controller, sender: sender) == true {
      return
    }
    collapsedTransition.finish()
    if split.isCollapsed, let collapsedController {
      return details.show(controller, on: collapsedController)
    }
    split.setViewController(controller, for: .secondary)
    if split.columns.overlayCount > 0 { split.show(.secondary) }
  }

  func show(_ column: SplitColumn?, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    guard let column, let controller = split.columns[column].controller else {
      completion?(true)
      return
    }
    if collapsedTransition.transition != nil || controller !== collapsedController,
      controller.parent === split
    {
      collapsedTransition.show(
        controller, animated: animated && split.canAnimateTransitions, completion: completion)
    } else if let stack = collapsedController as? any ColumnStack {
      stack.reveal(
        controller === collapsedController ? nil : controller,
        below: column == .secondary ? nil : details.pushedDetail, animated: animated,
        completion: completion)
    } else {
      // A collapsed column from which the user has gone back is taken in again.
      if controller.parent == nil, collapsedColumns.last == column,
        let container = collapsedController as? any SecondaryCollapsing
      {
        _ = container.separateSecondaryViewController(for: split)
        container.collapseSecondaryViewController(controller, for: split)
      }
      completion?(true)
    }
  }

  /// Shows the column before a column, if that is on top.
  func hide(_ column: SplitColumn, animated: Bool, completion: ((Bool) -> Void)?) {
    let before = column == topColumn ? SplitColumn.allCases.prefix { $0 != column } : []
    let next = before.last { split.columns[$0].controller != nil }
    show(next, animated: animated, completion: completion)
  }

  /// The column on top. A detail counts as the secondary.
  var topColumn: SplitColumn? {
    if let collapsedController, let pushed = details.pushedDetail,
      pushed.parent === collapsedController
    {
      return .secondary
    }
    return topColumnBelowDetails
  }

  /// The column below the details; without details, the column on top.
  var topColumnBelowDetails: SplitColumn? {
    guard let collapsedController else { return nil }
    return split.columns.slot(
      of: (collapsedController as? any ColumnStack)?.topColumn ?? collapsedController)?.column
  }

  func shows(_ controller: ViewController?) -> Bool {
    guard let controller else { return false }
    return controller === collapsedController
      || collapsedTransition.transition?.involves(controller) == true
  }
}

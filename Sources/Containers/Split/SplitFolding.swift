// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Lets one controller fill a compact split view, and gives the columns back (contract 5.5).
final class SplitFolding {
  /// Who fills everything while collapsed.
  var compact: ViewController? { collapsedTransition.shown }
  private(set) lazy var collapsedTransition = CollapsedSplitTransition(of: split)

  private unowned let split: SplitViewController
  /// Whether the columns stay unfolded for now, whatever room there is.
  var isSuspended = false {
    didSet { if isSuspended != oldValue { update() } }
  }
  /// The columns that were taken in, in this order.
  private(set) var taken: [SplitColumn] = []
  private(set) lazy var details = SplitDetails(of: split)

  init(of split: SplitViewController) { self.split = split }

  /// The columns whose screens a stack has taken, and which are nobody's children meanwhile.
  var lentColumns: [ViewController] {
    guard split.shouldAutomaticallyForwardRotationMethods else { return [] }
    return taken.compactMap { split.columns[$0].controller }.filter { $0.parent == nil }
  }

  /// Collapses where the split view is compact, and expands where it is not.
  func update() {
    split.transitionController.motor.whenFree { [self] split in
      let isCompact = split.traits.horizontalSizeClass == .compact && !isSuspended
      guard split.isViewLoaded else { return }
      defer {
        if !isSuspended, split.isCollapsed || split.transitionController.isOnScreen {
          details.showWaiting()
        }
      }
      guard isCompact != split.isCollapsed else { return }
      split.keepFirstResponder { change(toCompact: isCompact) }
    }
  }

  private func change(toCompact isCompact: Bool) {
    collapsedTransition.finish()
    if isCompact {
      let brought = split.columns.broughtColumn
      split.columns.hideOverlay()
      split.transitionController.motor.send(.collapse)
      if let brought { show(brought, animated: false) }
      split.delegate?.splitViewControllerDidCollapse(split)
    } else {
      // While all is as it was: with a detail that covers it, the split view may appear again.
      split.transitionController.motor.hold {
        if details.takeBackPresented() { taken.removeAll { $0 == .secondary } }
        split.transitionController.motor.send(.expand(to: split.columns.rest))
      }
      split.delegate?.splitViewControllerDidExpand(split)
    }
  }

  // MARK: Collapsing

  /// The leaving columns disappear, the controller that fills the split view appears, then parents change.
  func fold() {
    let wanted = split.delegate?.primaryViewController(forCollapsing: split)
    // A controller in a column represents the stack around it.
    let shown = wanted.map { split.columns.slot(of: $0)?.controller ?? $0 } ?? split.columns.first
    let others = split.children.filter { $0 !== shown }
    let hadKeyboard = others.contains { $0.containsFirstResponder }
    collapsedTransition.fill(with: shown)
    split.transitionController.setPosition(.hidden)
    let coming = [shown].compactMap(\.self)
    split.transition(hiding: others, showing: coming, adding: coming.filter { $0.parent !== split })
    {
      split.layout.update()
    }
    split.columns.updateTraitOverrides()
    if let shown {
      for column in [SplitColumn.supplementary, .secondary] { fold(column, into: shown) }
      if hadKeyboard, !shown.containsFirstResponder {
        split.view.window?.focus.focusNearest(to: shown.view)
      }
    }
    split.childInChargeChanged()
  }

  private func fold(_ column: SplitColumn, into shown: ViewController) {
    let slot = split.columns[column]
    takeOutOfEmptyStack(slot)
    guard let controller = slot.controller, controller !== shown, controller.parent === split
    else { return }
    if column == .secondary,
      split.delegate?.splitViewController(
        split, collapseSecondary: controller.withoutColumnStack, onto: shown.withoutColumnStack)
        == true
    {
      takeOutOfEmptyStack(slot)
      if slot.controller?.parent !== split { taken.append(column) }
      return
    }
    // A stack that the split view made takes no columns in: these stay off screen, as with a single screen.
    guard !(shown is ColumnNavigationController), let container = shown as? any SecondaryCollapsing
    else { return }
    let stack = controller as? ColumnNavigationController
    stack?.keepsScreens = stack.map { $0.viewControllers.count > 1 } ?? false
    slot.controller = stack?.keepsScreens == false ? controller.withoutColumnStack : controller
    split.transition(hiding: [controller], removing: [controller]) {}
    taken.append(column)
    if let taken = slot.controller { container.collapseSecondaryViewController(taken, for: split) }
  }

  /// Removes the stack around a column's controller if another container has taken the controller.
  private func takeOutOfEmptyStack(_ slot: SplitColumns.Slot) {
    guard let stack = slot.controller as? ColumnNavigationController, stack.isAbandoned else {
      return
    }
    slot.controller = stack.content
    split.transition(hiding: [stack], removing: [stack]) {}
  }

  /// A column gets another controller: whoever took the old one in gives it back, with those that it took in after
  /// it, and takes the new one in. One that fills everything gives back all that it took in before it goes, and the
  /// new one takes that in.
  func change(_ column: SplitColumn, to new: ViewController?, _ body: () -> Void) {
    split.keepFirstResponder { give(column, to: new, body) }
  }

  private func give(_ column: SplitColumn, to new: ViewController?, _ body: () -> Void) {
    // Where nobody comes, what fills everything goes with all that it took in.
    let given =
      new == nil && split.columns[column].controller === compact ? [] : giveBack(for: column)
    let lenders = given.compactMap { split.columns[$0].controller as? NavigationController }
    // A detail that was pushed may be the very one that comes.
    for slot in split.columns.all where new != nil && slot.content === new {
      slot.controller = nil
    }
    body()
    // Or one of the screens that a column has got back.
    for lender in lenders { lender.transitionController.forgetTakenScreens() }
    // A detail that was shown since may have taken a column over.
    let gone = childrenWithoutColumn
    // Other columns may still be taken in.
    split.columns.addStacks(
      to: given.filter { split.columns[$0].controller?.canBecomeChild == true })
    let back = given.compactMap { split.columns[$0].controller }.filter(\.canBecomeChild)
    if !back.isEmpty || !gone.isEmpty {
      split.transition(hiding: gone, removing: gone, adding: back) {}
    }
    if let compact { for column in given { fold(column, into: compact) } }
  }

  /// - Returns: The columns that are nobody's children now, in the order in which they were taken in.
  private func giveBack(for column: SplitColumn) -> [SplitColumn] {
    let shown = compact
    var given: [SplitColumn] = []
    if let shown, shown === split.columns[column].controller {
      given = takeAllBack(from: shown)
    } else if let shown, let taker = shown as? any SecondaryCollapsing {
      given = Array(taken.drop { $0 != column })
      for other in given.reversed() {
        if other != column {
          takeBack(other, from: shown)
        } else {
          _ = taker.separateSecondaryViewController(for: split)
        }
      }
    }
    taken.removeAll { $0 == column || given.contains($0) }
    return given
  }

  // MARK: Expanding

  /// The columns that were taken in come back, and those with room appear.
  func unfold(to rest: SplitPosition) {
    let primary = split.delegate?.primaryViewController(forExpanding: split)
    let shown = compact
    collapsedTransition.fill(with: nil)
    if let shown { _ = takeAllBack(from: shown) }
    if let primary {
      split.columns[.primary].controller =
        primary === shown?.withoutColumnStack ? shown : primary
    }
    taken = []
    // Who has gone elsewhere meanwhile is no column any more, unless with a stack that nobody has.
    for slot in split.columns.all {
      if (slot.controller as? ColumnNavigationController)?.isAbandoned == true {
        slot.controller = nil
      }
      guard let controller = slot.controller, controller.parent !== split else { continue }
      if !(controller.parent ?? controller).canBecomeChild { slot.controller = nil }
    }
    split.columns.addStacks()
    // Columns may have come or gone.
    split.transitionController.expanded(
      to: rest.count > split.columns.side.count ? split.columns.rest : rest)
    let controllers = split.columns.all.compactMap(\.controller)
    let visible = split.transitionController.shownChildren
    split.transition(
      hiding: split.children.filter { child in !visible.contains { $0 === child } },
      showing: visible, removing: childrenWithoutColumn,
      adding: controllers.filter { $0.parent !== split }, order: .oneAfterAnother
    ) {
      split.columns.updateTraitOverrides()
      split.layout.update()
    }
    split.childInChargeChanged()
  }

  /// - Returns: The columns that came back, in the order in which they were taken in.
  private func takeAllBack(from shown: ViewController) -> [SplitColumn] {
    var columns = taken
    var back: [ViewController] = []
    for column in columns.reversed()
    where !back.contains(where: { $0 === split.columns[column].controller }) {
      back += [takeBack(column, from: shown)].compactMap(\.self)
    }
    // What was pushed on the secondary itself stays there.
    if details.isPushed, !columns.contains(.secondary),
      shown !== split.columns[.secondary].controller
    {
      takeBack(.secondary, from: shown)
      columns.append(.secondary)
    }
    return columns
  }

  /// - Returns: Who came back: a column that lay below, where a person went back from this one.
  @discardableResult
  private func takeBack(_ column: SplitColumn, from shown: ViewController) -> ViewController? {
    let kept = split.columns[column].controller
    // A person went back from it, and nothing came in its place: what the container holds is its own.
    let isSpare = column != .secondary || !details.isPushed
    if let kept, kept.parent == nil, isSpare, !(shown is any ColumnStack) { return nil }
    var found =
      column == .secondary
      ? split.delegate?.splitViewController(
        split, separateSecondaryFrom: shown.withoutColumnStack) : nil
    if found == nil, let container = shown as? any SecondaryCollapsing {
      found = container.separateSecondaryViewController(for: split)
      // It was gone back from, and another detail has come since.
      if found == nil, !isSpare { found = container.separateSecondaryViewController(for: split) }
      // Details that were shown on top of it go with it.
      for _ in 0..<Self.deepest {
        guard let kept, hasOtherParent(kept), found !== kept,
          container.separateSecondaryViewController(for: split) != nil
        else { break }
      }
    }
    let isOwn = found.flatMap(split.columns.slot).map { $0.column == column } ?? true
    let own = isOwn ? found : nil
    split.columns[column].controller = own ?? kept.flatMap { hasOtherParent($0) ? nil : $0 }
    return found
  }

  private func hasOtherParent(_ controller: ViewController) -> Bool {
    controller.parent.map { $0 !== split } ?? false
  }

  private var childrenWithoutColumn: [ViewController] {
    split.children.filter { $0 !== compact && split.columns.slot(of: $0) == nil }
  }

  /// More details than anybody stacks.
  private static let deepest = 64

  // MARK: Showing

  /// Shows a detail as columns do, unless one controller fills everything.
  func showDetail(_ controller: ViewController, sender: Any?) {
    if split.delegate?.splitViewController(split, showDetail: controller, sender: sender) == true {
      return
    }
    collapsedTransition.finish()
    if split.isCollapsed, let compact { return details.show(controller, on: compact) }
    split.setViewController(controller, for: .secondary)
    if split.columns.overlay > 0 { split.show(.secondary) }
  }

  /// Shows a column that is not on top; nil for none.
  func show(
    _ column: SplitColumn?, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard let column, let controller = split.columns[column].controller else {
      completion?(true)
      return
    }
    if collapsedTransition.transition != nil || controller !== compact, controller.parent === split
    {
      collapsedTransition.show(
        controller, animated: animated && split.canAnimateTransitions, completion: completion)
    } else if let stack = compact as? any ColumnStack {
      stack.reveal(
        controller === compact ? nil : controller,
        below: column == .secondary ? nil : details.pushed, animated: animated,
        completion: completion
      )
    } else {
      // One that was taken in, and that a person has gone back from since, is taken in again.
      if controller.parent == nil, taken.last == column,
        let container = compact as? any SecondaryCollapsing
      {
        _ = container.separateSecondaryViewController(for: split)
        container.collapseSecondaryViewController(controller, for: split)
      }
      completion?(true)
    }
  }

  /// The column on top gives way to the one before it.
  func hide(_ column: SplitColumn, animated: Bool, completion: ((Bool) -> Void)?) {
    let before = column == top ? SplitColumn.allCases.prefix { $0 != column } : []
    let next = before.last { split.columns[$0].controller != nil }
    show(next, animated: animated, completion: completion)
  }

  /// The column on top. A detail counts as the secondary.
  var top: SplitColumn? {
    if let compact, let pushed = details.pushed, pushed.parent === compact { return .secondary }
    return topBelowDetails
  }

  /// The column below the details; without details the column on top.
  var topBelowDetails: SplitColumn? {
    guard let compact else { return nil }
    return split.columns.slot(of: (compact as? any ColumnStack)?.topColumn ?? compact)?.column
  }

  /// Whether a controller shows while all is folded.
  func shows(_ controller: ViewController?) -> Bool {
    guard let controller else { return false }
    return controller === compact || collapsedTransition.transition?.involves(controller) == true
  }
}

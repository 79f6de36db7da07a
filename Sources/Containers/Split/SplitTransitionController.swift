// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Performs the decisions of a split view's state machine: moves the columns, begins and ends their appearance.
final class SplitTransitionController: TransitionController<SplitViewController, SplitStateMachine>
{
  private(set) var position = SplitPosition.hidden {
    didSet {
      guard position != oldValue else { return }
      container.layout.layOut()
      guard let (children, start, end) = transition, start != end else { return }
      children.update(fractionComplete: (position.revealedColumnCount - start) / (end - start))
    }
  }
  /// Whether columns receive appearance callbacks: between the will-callbacks of the split view itself.
  private(set) var isOnScreen = false

  private(set) var targetColumnCount = 0 {
    didSet { if targetColumnCount != oldValue { container.setNeedsActiveChildUpdate() } }
  }

  /// The transition of the columns, with the numbers of revealed columns at its start and at its end.
  private var transition: (children: ChildTransition, start: Double, end: Double)?
  /// Remembers the first responder in the secondary while a column is over it.
  private var focus = FocusMemory()

  // MARK: Decisions

  override func stateDidChange() {
    container.input.stateDidChange()
    container.layout.layOut()
  }

  /// Changes the request and moves the columns to its target, now or after the current decision. While the split view
  /// is collapsed, `whileCollapsed` is called instead, and it calls the completion.
  func move(
    animated: Bool, completion: ((Bool) -> Void)? = nil,
    _ change: @escaping (SplitColumns) -> Void, whileCollapsed: ((SplitCollapse) -> Void)? = nil
  ) {
    runner.performWhenIdle(completion: completion) { [unowned self] container in
      if container.isCollapsed, let whileCollapsed { return whileCollapsed(container.collapse) }
      change(container.columns)
      guard container.columns.size.width > 0, !container.isCollapsed else {
        completion?(true)
        return
      }
      go(to: container.columns.target, animated: animated, completion: completion)
    }
  }

  private func go(
    to rest: SplitPosition, animated: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    notifyDisplayMode(rest)
    let animated = animated && container.canAnimateTransitions
    runner.send(.move(to: rest, animated: animated), completion: completion)
  }

  /// Shows and hides columns immediately after the size has changed.
  func updateForSize() {
    guard container.columns.size.width > 0, !machine.isCollapsed else { return }
    let wanted = container.columns.target
    container.columns.updateOverlay(for: wanted)
    guard !machine.isHeld, machine.target != wanted else { return }
    if runner.isBusy {
      runner.performWhenIdle { $0.transitionController.updateForSize() }
    } else {
      go(to: wanted)
    }
  }

  /// Shows the requested columns immediately after a column was added or removed.
  func updateForColumns() {
    guard !runner.isBusy else { return }
    if machine.isCollapsed {
      // If the controller that filled the split view is gone, the first column fills it.
      if container.collapsedController == nil, let first = container.columns.firstController,
        first.parent === container
      {
        container.collapse.collapsedTransition.show(first)
      }
      return
    }
    guard container.columns.size.width > 0, !machine.isTransitioning else { return }
    let target = container.columns.target
    go(to: target)
    // The columns may be others although their number is the same.
    runner.performActions([.beginAppearance(target, animated: false), .becomeIdle(target)])
  }

  override func finish() {
    container.collapse.collapsedTransition.finish()
    runner.send(.finish)
  }

  private func notifyDisplayMode(_ rest: SplitPosition) {
    guard !machine.isCollapsed, rest != machine.targetOrHeldPosition else { return }
    container.delegate?.splitViewController(container, willChangeTo: rest.displayMode)
  }

  /// - Parameter velocity: Points per second towards more columns.
  func release(to rest: SplitPosition, velocity: Double) {
    container.columns.recordTarget(rest)
    notifyDisplayMode(rest)
    runner.send(.release(to: rest, velocity: velocity, animated: container.canAnimateTransitions))
  }

  // MARK: Appearance of the split view

  override func containerWillAppear(_ animated: Bool) {
    container.collapse.details.showPendingScreens()
    isOnScreen = true
    super.containerWillAppear(animated)
    container.layout.installColumnViews()
  }

  override func containerWillDisappear(_ animated: Bool) {
    finish()
    isOnScreen = false
    super.containerWillDisappear(animated)
  }

  // MARK: Actions

  override func perform(_ action: SplitStateMachine.Action) {
    switch action {
    case .calls: break
    case .stop: runner.stopAnimations()
    case .beginAppearance(let rest, let animated): beginAppearance(for: rest, animated: animated)
    case .settle(let rest, let velocity): settle(to: rest, velocity: velocity)
    case .becomeIdle(let rest): self.becomeIdle(at: rest)
    case .collapse: container.collapse.collapse()
    case .expand(let rest): container.collapse.expand(to: rest)
    }
  }

  /// Points within which columns are at their target.
  private static let precision = 0.25

  /// Animates the completed fraction of the straight line between the positions.
  private func settle(to end: SplitPosition, velocity: Double) {
    let (start, geometry) = (position, container.layout.geometry)
    let distance =
      geometry.extent(end.revealedColumnCount) - geometry.extent(start.revealedColumnCount)
    let length = max(
      abs(distance),
      abs(geometry.extent(end.insetColumnCount) - geometry.extent(start.insetColumnCount)), 1)
    runner.animate(
      in: container.viewIfLoaded?.window, from: start == end ? 1 : 0, to: 1,
      velocity: distance == 0 ? 0 : velocity / distance, motion: container.motion,
      precision: Self.precision / length, inputAtEnd: .animationEnded
    ) {
      // Nothing is visible beyond either end.
      $0.transitionController.position = start.interpolated(to: end, fraction: min(max(0, $1), 1))
    }
  }

  private func becomeIdle(at rest: SplitPosition) {
    position = rest
    let ending = transition?.children
    transition = nil
    ending?.end(atEnd: true)
    container.layout.layOut()
    targetColumnCount = rest.count
    focusSettledPart()
  }

  func setPosition(_ position: SplitPosition) { self.position = position }

  func showColumns(at rest: SplitPosition) {
    position = rest
    targetColumnCount = rest.count
  }

  // MARK: Appearance

  func isVisible(_ slot: SplitColumns.Slot) -> Bool {
    if machine.isCollapsed {
      return slot.controller != nil && slot.controller === container.collapsedController
    }
    if slot.column == .secondary { return true }
    guard let index = container.columns.sideSlots.firstIndex(where: { $0 === slot }) else {
      return false
    }
    return index < max(Int(position.revealedColumnCount.rounded(.up)), machine.target?.count ?? 0)
  }

  /// In order from the leading edge.
  override var visibleChildren: [ViewController] {
    if machine.isCollapsed { return [container.collapsedController].compactMap(\.self) }
    return container.columns.all.filter(isVisible).compactMap(\.controller)
  }

  /// Begins the appearance transitions after which exactly the columns of a target are visible.
  func beginAppearance(for rest: SplitPosition, animated: Bool) {
    defer { targetColumnCount = rest.count }
    let side = container.columns.sideSlots
    let entering = side.prefix(rest.count).reversed().compactMap(\.controller)
      .filter { !$0.isAppeared }
    let leaving = side.dropFirst(rest.count).reversed().compactMap(\.controller)
      .filter { $0.isAppeared || $0.isInAppearanceTransition }
    // All of them may have begun already.
    guard isOnScreen,
      leaving.contains(where: { $0.isAppeared || $0.isAppearing })
        || entering.contains(where: { !$0.isAppearing })
    else { return }
    if let transition = transition?.children {
      transition.updateChildren(leaving: leaving, entering: entering, isAnimated: animated)
    } else {
      let transition = ChildTransition(
        in: container, leaving: leaving, entering: entering, isAnimated: animated)
      self.transition = (transition, position.revealedColumnCount, rest.revealedColumnCount)
      transition.keepsLeavingViews = true
      transition.onAppearance = { [unowned self] in appearanceDidChange(of: $0, appears: $1, $2) }
      transition.begin {}
    }
    container.layout.layOut()
    container.view.layoutIfNeeded()
  }

  private func appearanceDidChange(
    of controller: ViewController, appears: Bool, _ moment: ChildTransition.AppearancePhase
  ) {
    guard let column = container.columns.slot(of: controller)?.column else { return }
    switch (moment, appears) {
    case (.willBegin, true): container.delegate?.splitViewController(container, willShow: column)
    case (.willBegin, false): container.delegate?.splitViewController(container, willHide: column)
    case (.didBegin, true): container.layout.installView(of: controller)
    default: break
    }
  }

  // MARK: Focus

  /// The outermost column over the secondary.
  var overlaySlot: SplitColumns.Slot? {
    guard let target = machine.targetOrHeldPosition, target.overlapsSecondary else { return nil }
    return container.columns.sideSlots.prefix(target.count).last
  }

  func rememberFocus() { focus.remember(container.columns[.secondary].containerView, as: self) }

  /// Moves the focus into the column over the secondary, or else into the secondary. A focus elsewhere stays.
  private func focusSettledPart() {
    guard let window = container.viewIfLoaded?.window, !machine.isCollapsed else { return }
    let isFree = !(window.focus.firstResponder is View)
    if let overlaySlot {
      if isFree { window.focus.focusNearest(to: overlaySlot.containerView) }
    } else {
      if isFree {
        focus.restore(container.columns[.secondary].containerView, as: self, orFirst: false)
      }
      focus.forget(self)
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Carries out what the state machine decides: slides columns, begins and ends their appearance.
final class SplitTransitionController: TransitionController<SplitViewController, SplitStateMachine>
{
  /// Where the columns are.
  private(set) var position = SplitPosition.hidden {
    didSet {
      guard position != oldValue else { return }
      container.layout.layOut()
      guard let (children, start, end) = transition, start != end else { return }
      children.update((position.revealed - start) / (end - start))
    }
  }
  /// Between the split view's own will-callbacks: columns that come and go hear of it.
  private(set) var isOnScreen = false

  /// How many columns there are to be beside the secondary or over it, also while they move.
  private(set) var aimed = 0 {
    didSet { if aimed != oldValue { container.childInChargeChanged() } }
  }

  /// The transition of the columns, with the numbers of revealed columns at its start and at its end.
  private var transition: (children: ChildTransition, start: Double, end: Double)?
  /// Who had the keyboard in the secondary before a column came over it.
  private var focus = FocusMemory()

  // MARK: Decisions

  override func decided() {
    container.input.decided()
    container.layout.layOut()
  }

  /// Changes what is wanted and brings the columns to rest there, now or after the decision that is being carried
  /// out. While the split view is collapsed, `folded` runs in its place and answers the call.
  func move(
    animated: Bool, completion: ((Bool) -> Void)? = nil,
    _ change: @escaping (SplitColumns) -> Void, folded: ((SplitFolding) -> Void)? = nil
  ) {
    motor.whenFree(answering: completion) { [unowned self] container in
      if container.isCollapsed, let folded { return folded(container.folding) }
      change(container.columns)
      guard container.columns.size.width > 0, !container.isCollapsed else {
        completion?(true)
        return
      }
      go(to: container.columns.rest, animated: animated, completion: completion)
    }
  }

  private func go(
    to rest: SplitPosition, animated: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    tellMode(rest)
    let animated = animated && container.canAnimateTransitions
    motor.send(.move(to: rest, animated: animated), completion: completion)
  }

  /// The size has changed: what has no room any more goes, what has room again comes, at once.
  func sizeChanged() {
    guard container.columns.size.width > 0, !machine.isCollapsed else { return }
    let wanted = container.columns.rest
    container.columns.follow(wanted)
    guard !machine.isHeld, machine.target != wanted else { return }
    if motor.isBusy {
      motor.whenFree { $0.transitionController.sizeChanged() }
    } else {
      go(to: wanted)
    }
  }

  /// Columns have come or gone: those show that are wanted, at once.
  func columnsChanged() {
    guard !motor.isBusy else { return }
    if machine.isCollapsed {
      // Where the controller that filled the split view is gone, the first column fills it.
      if container.compact == nil, let first = container.columns.first, first.parent === container {
        container.folding.collapsedTransition.show(first)
      }
      return
    }
    guard container.columns.size.width > 0, !machine.isMoving else { return }
    let rest = container.columns.rest
    go(to: rest)
    // The same number of columns may be others.
    motor.carryOut([.aim(rest, animated: false), .rest(rest)])
  }

  /// Brings everything to rest where it is heading, at once.
  override func finish() {
    container.folding.collapsedTransition.finish()
    motor.send(.finish)
  }

  private func tellMode(_ rest: SplitPosition) {
    guard !machine.isCollapsed, rest != machine.rest else { return }
    container.delegate?.splitViewController(container, willChangeTo: rest.displayMode)
  }

  /// - Parameter velocity: Points a second towards more columns.
  func release(to rest: SplitPosition, velocity: Double) {
    container.columns.adopt(rest)
    tellMode(rest)
    motor.send(.release(to: rest, velocity: velocity, animated: container.canAnimateTransitions))
  }

  // MARK: With the split view's own appearance

  override func willAppear(_ animated: Bool) {
    container.folding.details.showWaiting()
    isOnScreen = true
    super.willAppear(animated)
    container.layout.place()
  }

  override func willDisappear(_ animated: Bool) {
    finish()
    isOnScreen = false
    super.willDisappear(animated)
  }

  // MARK: Actions

  override func perform(_ action: SplitStateMachine.Action) {
    switch action {
    case .calls: break
    case .stop: motor.stop()
    case .aim(let rest, let animated): aim(at: rest, animated: animated)
    case .settle(let rest, let velocity): settle(to: rest, velocity: velocity)
    case .rest(let rest): self.rest(at: rest)
    case .fold: container.folding.fold()
    case .unfold(let rest): container.folding.unfold(to: rest)
    }
  }

  /// Points within which columns have arrived.
  private static let precision = 0.25

  /// The way from here to there is straight; one number says how much of it is done.
  private func settle(to end: SplitPosition, velocity: Double) {
    let (start, geometry) = (position, container.layout.geometry)
    let way = geometry.extent(end.revealed) - geometry.extent(start.revealed)
    let length = max(abs(way), abs(geometry.extent(end.given) - geometry.extent(start.given)), 1)
    motor.animate(
      in: container.viewIfLoaded?.window, from: start == end ? 1 : 0, to: 1,
      velocity: way == 0 ? 0 : velocity / way, motion: container.motion,
      precision: Self.precision / length, then: .arrived
    ) {
      // Beyond either end there is nothing to see.
      $0.transitionController.position = start.mixed(with: end, share: min(max(0, $1), 1))
    }
  }

  private func rest(at rest: SplitPosition) {
    position = rest
    let ending = transition?.children
    transition = nil
    ending?.end(atEnd: true)
    container.layout.layOut()
    aimed = rest.count
    focusRestingPart()
  }

  /// Moves the columns immediately: a pointer drags them, or they are collapsed.
  func setPosition(_ position: SplitPosition) { self.position = position }

  /// The columns are shown again, immediately.
  func expanded(to rest: SplitPosition) {
    position = rest
    aimed = rest.count
  }

  // MARK: Appearance

  /// Whether a column is on screen, or on its way there.
  func isVisible(_ slot: SplitColumns.Slot) -> Bool {
    if machine.isCollapsed {
      return slot.controller != nil && slot.controller === container.compact
    }
    if slot.column == .secondary { return true }
    guard let index = container.columns.side.firstIndex(where: { $0 === slot }) else {
      return false
    }
    return index < max(Int(position.revealed.rounded(.up)), machine.target?.count ?? 0)
  }

  /// From the leading edge on.
  override var shownChildren: [ViewController] {
    if machine.isCollapsed { return [container.compact].compactMap(\.self) }
    return container.columns.all.filter(isVisible).compactMap(\.controller)
  }

  /// Begins what has to begin so that exactly the columns of a rest appear.
  func aim(at rest: SplitPosition, animated: Bool) {
    defer { aimed = rest.count }
    let side = container.columns.side
    let entering = side.prefix(rest.count).reversed().compactMap(\.controller)
      .filter { !$0.isAppeared }
    let leaving = side.dropFirst(rest.count).reversed().compactMap(\.controller)
      .filter { $0.isAppeared || $0.isInAppearanceTransition }
    // All may head there already.
    guard isOnScreen,
      leaving.contains(where: { $0.isAppeared || $0.isAppearing })
        || entering.contains(where: { !$0.isAppearing })
    else { return }
    if let transition = transition?.children {
      transition.aim(leaving: leaving, entering: entering, isAnimated: animated)
    } else {
      let transition = ChildTransition(
        in: container, leaving: leaving, entering: entering, isAnimated: animated)
      self.transition = (transition, position.revealed, rest.revealed)
      transition.keepsViews = true
      transition.onAppearance = { [unowned self] in told($0, $1, $2) }
      transition.begin {}
    }
    container.layout.layOut()
    container.view.layoutIfNeeded()
  }

  private func told(
    _ controller: ViewController, _ appears: Bool, _ moment: ChildTransition.Moment
  ) {
    guard let column = container.columns.slot(of: controller)?.column else { return }
    switch (moment, appears) {
    case (.willBegin, true): container.delegate?.splitViewController(container, willShow: column)
    case (.willBegin, false): container.delegate?.splitViewController(container, willHide: column)
    case (.begun, true): container.layout.put(controller)
    default: break
    }
  }

  // MARK: Keyboard

  /// The outermost of the columns that lie over the secondary.
  var overlay: SplitColumns.Slot? {
    guard let rest = machine.rest, rest.isOver else { return nil }
    return container.columns.side.prefix(rest.count).last
  }

  /// A column comes over the secondary.
  func rememberFocus() { focus.remember(container.columns[.secondary].host, as: self) }

  /// Gives the keyboard to the part that it came to rest on, unless it is somewhere else.
  private func focusRestingPart() {
    guard let window = container.viewIfLoaded?.window, !machine.isCollapsed else { return }
    let isFree = !(window.focus.firstResponder is View)
    if let overlay {
      if isFree { window.focus.focusNearest(to: overlay.host) }
    } else {
      if isFree { focus.restore(container.columns[.secondary].host, as: self, orFirst: false) }
      focus.forget(self)
    }
  }
}

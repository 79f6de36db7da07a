// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Carries out what the state machine decides: slides columns, begins and ends their appearance.
final class SplitTransitionController {
  /// Where the columns are.
  private(set) var position = SplitPosition.hidden {
    didSet {
      guard position != oldValue else { return }
      split.layout.layOut()
      guard way.start != way.end else { return }
      transition?.update((position.revealed - way.start) / (way.end - way.start))
    }
  }
  /// Between the split view's own will-callbacks: columns that come and go hear of it.
  private(set) var isOnScreen = false

  /// How many columns there are to be beside the secondary or over it, also while they move.
  private(set) var aimed = 0 { didSet { if aimed != oldValue { split.childInChargeChanged() } } }

  private unowned let split: SplitViewController
  /// The columns that come and go.
  private var transition: ChildTransition?
  /// The number of revealed columns at the start of the transition, and at its end.
  private var way = (start: 0.0, end: 0.0)
  /// Who had the keyboard in the secondary before a column came over it.
  private var focus = FocusMemory()

  init(_ split: SplitViewController) { self.split = split }

  private(set) lazy var motor = Motor(
    SplitStateMachine(rest: .hidden), owner: split, decided: { $0.transitionController.decided() },
    perform: { $0.transitionController.perform($1) })
  private var machine: SplitStateMachine { motor.machine }

  // MARK: Decisions

  /// A decision has been carried out.
  private func decided() {
    split.input.decided()
    split.layout.layOut()
  }

  /// Changes what is wanted and brings the columns to rest there, now or after the decision that is being carried
  /// out. While the split view is collapsed, `folded` runs in its place and answers the call.
  func move(
    animated: Bool, completion: ((Bool) -> Void)? = nil,
    _ change: @escaping (SplitColumns) -> Void, folded: ((SplitFolding) -> Void)? = nil
  ) {
    motor.whenFree(answering: completion) { split in
      if split.isCollapsed, let folded { return folded(split.folding) }
      change(split.columns)
      guard split.columns.size.width > 0, !split.isCollapsed else {
        completion?(true)
        return
      }
      split.transitionController.go(
        to: split.columns.rest, animated: animated, completion: completion)
    }
  }

  private func go(
    to rest: SplitPosition, animated: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    tellMode(rest)
    let animated = animated && split.canAnimateTransitions
    motor.send(.move(to: rest, animated: animated), completion: completion)
  }

  /// The size has changed: what has no room any more goes, what has room again comes, at once.
  func sizeChanged() {
    guard split.columns.size.width > 0, !machine.isCollapsed else { return }
    let wanted = split.columns.rest
    split.columns.follow(wanted)
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
      if split.compact == nil, let first = split.columns.first, first.parent === split {
        split.folding.collapsedTransition.show(first)
      }
      return
    }
    guard split.columns.size.width > 0, !machine.isMoving else { return }
    let rest = split.columns.rest
    go(to: rest)
    // The same number of columns may be others.
    motor.carryOut([.aim(rest, animated: false), .rest(rest)])
  }

  /// Brings everything to rest where it is heading, at once.
  func finish() {
    split.folding.collapsedTransition.finish()
    motor.send(.finish)
  }

  private func tellMode(_ rest: SplitPosition) {
    guard !machine.isCollapsed, rest != machine.rest else { return }
    split.delegate?.splitViewController(split, willChangeTo: rest.displayMode)
  }

  /// - Parameter velocity: Points a second towards more columns.
  func release(to rest: SplitPosition, velocity: Double) {
    split.columns.adopt(rest)
    tellMode(rest)
    motor.send(.release(to: rest, velocity: velocity, animated: split.canAnimateTransitions))
  }

  // MARK: With the split view's own appearance

  func willAppear(_ animated: Bool) {
    split.folding.details.showWaiting()
    isOnScreen = true
    split.forwardAppearance(true, to: visibleControllers, animated: animated)
    split.layout.place()
  }

  func willDisappear(_ animated: Bool) {
    finish()
    isOnScreen = false
    split.forwardAppearance(false, to: visibleControllers, animated: animated)
  }

  func didAppearOrDisappear() { split.endForwardedAppearance() }

  // MARK: Actions

  func perform(_ action: SplitStateMachine.Action) {
    switch action {
    case .calls: break
    case .stop: motor.stop()
    case .aim(let rest, let animated): aim(at: rest, animated: animated)
    case .settle(let rest, let velocity): settle(to: rest, velocity: velocity)
    case .rest(let rest): self.rest(at: rest)
    case .fold: split.folding.fold()
    case .unfold(let rest): split.folding.unfold(to: rest)
    }
  }

  /// Points within which columns have arrived.
  private static let precision = 0.25

  /// The way from here to there is straight; one number says how much of it is done.
  private func settle(to end: SplitPosition, velocity: Double) {
    let (start, geometry) = (position, split.layout.geometry)
    let way = geometry.extent(end.revealed) - geometry.extent(start.revealed)
    let length = max(abs(way), abs(geometry.extent(end.given) - geometry.extent(start.given)), 1)
    motor.animate(
      in: split.viewIfLoaded?.window, from: start == end ? 1 : 0, to: 1,
      velocity: way == 0 ? 0 : velocity / way, motion: split.motion,
      precision: Self.precision / length, then: .arrived
    ) {
      // Beyond either end there is nothing to see.
      $0.transitionController.position = start.mixed(with: end, share: min(max(0, $1), 1))
    }
  }

  private func rest(at rest: SplitPosition) {
    position = rest
    let ending = transition
    transition = nil
    ending?.end(atEnd: true)
    split.layout.layOut()
    aimed = rest.count
    focusRestingPart()
  }

  /// A pointer that holds the columns has moved them.
  func drag(to position: SplitPosition) { self.position = position }

  /// All columns are hidden behind one controller.
  func collapsed() { position = .hidden }

  /// The columns are shown again, immediately.
  func expanded(to rest: SplitPosition) {
    position = rest
    aimed = rest.count
  }

  // MARK: Appearance

  /// Whether a column is on screen, or on its way there.
  func isVisible(_ slot: SplitColumns.Slot) -> Bool {
    if machine.isCollapsed { return slot.controller != nil && slot.controller === split.compact }
    if slot.column == .secondary { return true }
    guard let index = split.columns.side.firstIndex(where: { $0 === slot }) else { return false }
    return index < max(Int(position.revealed.rounded(.up)), machine.target?.count ?? 0)
  }

  /// From the leading edge on.
  var visibleControllers: [ViewController] {
    if machine.isCollapsed { return [split.compact].compactMap(\.self) }
    return split.columns.all.filter(isVisible).compactMap(\.controller)
  }

  /// Begins what has to begin so that exactly the columns of a rest appear.
  func aim(at rest: SplitPosition, animated: Bool) {
    defer { aimed = rest.count }
    let side = split.columns.side
    let entering = side.prefix(rest.count).reversed().compactMap(\.controller)
      .filter { !$0.isAppeared }
    let leaving = side.dropFirst(rest.count).reversed().compactMap(\.controller)
      .filter { $0.isAppeared || $0.isInAppearanceTransition }
    // All may head there already.
    guard isOnScreen,
      leaving.contains(where: { $0.isAppeared || $0.isAppearing })
        || entering.contains(where: { !$0.isAppearing })
    else { return }
    if let transition {
      transition.aim(leaving: leaving, entering: entering, isAnimated: animated)
    } else {
      let transition = ChildTransition(
        in: split, leaving: leaving, entering: entering, isAnimated: animated)
      self.transition = transition
      way = (position.revealed, rest.revealed)
      transition.keepsViews = true
      transition.onAppearance = { [unowned split] in split.transitionController.told($0, $1, $2) }
      transition.begin {}
    }
    split.layout.layOut()
    split.view.layoutIfNeeded()
  }

  private func told(
    _ controller: ViewController, _ appears: Bool, _ moment: ChildTransition.Moment
  ) {
    guard let column = split.columns.slot(of: controller)?.column else { return }
    switch (moment, appears) {
    case (.willBegin, true): split.delegate?.splitViewController(split, willShow: column)
    case (.willBegin, false): split.delegate?.splitViewController(split, willHide: column)
    case (.begun, true): split.layout.put(controller)
    default: break
    }
  }

  // MARK: Keyboard

  /// The outermost of the columns that lie over the secondary.
  var overlay: SplitColumns.Slot? {
    guard let rest = machine.rest, rest.isOver else { return nil }
    return split.columns.side.prefix(rest.count).last
  }

  /// A column comes over the secondary.
  func rememberFocus() { focus.remember(split.columns[.secondary].host, as: self) }

  /// Gives the keyboard to the part that it came to rest on, unless it is somewhere else.
  private func focusRestingPart() {
    guard let window = split.viewIfLoaded?.window, !machine.isCollapsed else { return }
    let isFree = !(window.focus.firstResponder is View)
    if let overlay {
      if isFree { window.focus.focusNearest(to: overlay.host) }
    } else {
      if isFree { focus.restore(split.columns[.secondary].host, as: self, orFirst: false) }
      focus.forget(self)
    }
  }
}

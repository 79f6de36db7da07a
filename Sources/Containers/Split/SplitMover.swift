// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Moves the columns: carries out what the state machine decides, slides columns in and out, and begins and
/// ends their appearance.
final class SplitMover {
  /// Where the columns are.
  private(set) var position = SplitPosition(revealed: 0, given: 0) {
    didSet {
      if position != oldValue { split.layout.positionChanged() }
    }
  }
  /// Between the split view's own will-callbacks: columns that come and go hear of it.
  var isOnScreen = false

  private unowned let split: SplitViewController
  private lazy var motor = Motor(
    SplitStateMachine(rest: .hidden), owner: split, decided: { $0.decided() },
    perform: { $0.mover.perform($1) })
  private var animator: Animator?
  /// Who had the keyboard in the secondary before a column came over it.
  private var focus = FocusMemory()

  init(_ split: SplitViewController) { self.split = split }

  var machine: SplitStateMachine { motor.machine }

  /// Whether columns are held or on their way.
  var isMoving: Bool { machine.isHeld || machine.isSettling }

  /// Animation needs a window and the person's consent.
  var canAnimate: Bool {
    split.viewIfLoaded?.window != nil && split.isContentAppeared && !split.traits.reducesMotion
  }

  func whenFree(
    answering completion: ((Bool) -> Void)? = nil, _ call: @escaping (SplitViewController) -> Void
  ) { motor.whenFree(answering: completion, call) }

  func hold(_ body: () -> Void) { motor.hold(body) }

  // MARK: Decisions

  /// Brings the columns to rest where they are wanted.
  ///
  /// - Parameter change: Says what is wanted; run when the movement begins, which may be after a decision
  ///   that is being carried out.
  func move(
    animated: Bool, completion: ((Bool) -> Void)? = nil,
    _ change: @escaping (SplitColumns) -> Void
  ) {
    whenFree(answering: completion) { split in
      change(split.columns)
      guard split.isViewLoaded, split.columns.size.width > 0 else {
        completion?(true)
        return
      }
      split.mover.go(to: split.columns.arrangement, animated: animated, completion: completion)
    }
  }

  private func go(
    to rest: SplitArrangement, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    tellMode(rest)
    motor.send(.move(to: rest, animated: animated && canAnimate), completion: completion)
  }

  /// The size has changed: what has no room any more goes, what has room again comes, at once.
  func updateArrangement() {
    guard split.isViewLoaded, split.columns.size.width > 0, !machine.isCollapsed else { return }
    let wanted = split.columns.arrangement
    split.columns.follow(wanted)
    guard !machine.isHeld, machine.target != wanted else { return }
    if motor.isBusy {
      whenFree { $0.mover.updateArrangement() }
    } else {
      go(to: wanted, animated: false)
    }
  }

  /// Columns have come or gone: those show that are wanted, at once.
  func columnsChanged() {
    guard split.isViewLoaded, !motor.isBusy else { return }
    if machine.isCollapsed { return split.folding.fillIfEmpty() }
    guard split.columns.size.width > 0, !isMoving else { return }
    let rest = split.columns.arrangement
    go(to: rest, animated: false)
    // The same number of columns may be others.
    motor.carryOut([.aim(rest, animated: false), .jump(rest), .end])
  }

  /// Brings everything to rest where it is heading, at once.
  func finish() {
    split.slide.finish()
    if isMoving { motor.send(.finish) }
  }

  func collapse() { motor.send(.collapse) }

  func expand() { motor.send(.expand(to: split.columns.arrangement)) }

  private func tellMode(_ rest: SplitArrangement) {
    guard !machine.isCollapsed, rest != machine.rest else { return }
    split.delegate?.splitViewController(
      split, willChangeTo: rest.displayMode(columns: split.columns.side.count))
  }

  // MARK: Pointers

  func grab() { motor.send(.grab) }

  func hold(at position: SplitPosition) {
    if machine.isHeld { self.position = position }
  }

  /// - Parameter velocity: Points a second towards more columns.
  func release(to rest: SplitArrangement, velocity: Double) {
    split.columns.adopt(rest)
    tellMode(rest)
    motor.send(.release(to: rest, velocity: velocity, animated: canAnimate))
  }

  // MARK: Actions

  func perform(_ action: SplitStateMachine.Action) {
    switch action {
    case .supersede, .complete: break
    case .stop: stop()
    case .aim(let rest, let animated): aim(at: rest, animated: animated)
    case .settle(let rest, let velocity): settle(to: rest, velocity: velocity)
    case .jump(let rest): jump(to: rest)
    case .end: endColumns()
    case .fold: split.folding.fold()
    case .unfold(let rest): split.folding.unfold(to: rest)
    }
  }

  func jump(to rest: SplitArrangement) { position = rest.position }

  private func stop() {
    let stopping = animator
    animator = nil
    stopping?.stop()
  }

  /// Points within which columns have arrived.
  private static let precision = 0.25

  /// The way from here to there is straight; one number says how much of it is done.
  private func settle(to rest: SplitArrangement, velocity: Double) {
    let start = position
    let end = rest.position
    guard let window = split.viewIfLoaded?.window, start != end else { return arriveSoon() }
    let geometry = split.layout.geometry
    let way = geometry.extent(end.revealed) - geometry.extent(start.revealed)
    let length = max(abs(way), abs(geometry.extent(end.given) - geometry.extent(start.given)), 1)
    var running: Animator?
    let started = window.animations.animate(
      from: 0, to: 1, velocity: way == 0 ? 0 : velocity / way, motion: split.motion,
      precision: Self.precision / length,
      onChange: { [weak self] share in
        // Beyond either end there is nothing to see.
        self?.position = start.mixed(with: end, share: min(max(0, share), 1))
      },
      completion: { [weak self] finished in
        guard finished, let self, running == nil || animator === running else { return }
        animator = nil
        motor.send(.arrived)
      })
    running = started
    if started.isRunning { animator = started }
  }

  /// Nothing has to move: it has arrived when the decision that led here is carried out.
  private func arriveSoon() {
    whenFree { [weak self] _ in
      guard let self, machine.isSettling, animator == nil else { return }
      motor.send(.arrived)
    }
  }

  // MARK: Appearance

  /// Whether a column is on screen, or on its way there.
  func isVisible(_ slot: SplitSlot) -> Bool {
    if machine.isCollapsed { return split.compact != nil && slot.controller === split.compact }
    if slot.column == .secondary { return true }
    guard let index = split.columns.side.firstIndex(where: { $0 === slot }) else { return false }
    return index < max(Int(position.revealed.rounded(.up)), machine.target?.count ?? 0)
  }

  /// From the leading edge on.
  var visibleControllers: [ViewController] {
    if machine.isCollapsed { return split.compact.map { [$0] } ?? [] }
    return split.columns.all.filter(isVisible).compactMap(\.controller)
  }

  /// Begins what has to begin so that exactly the columns of an arrangement appear: those that leave get their
  /// callbacks first, from the leading edge on.
  func aim(at rest: SplitArrangement, animated: Bool) {
    guard isOnScreen else { return }
    var hasChanged = false
    for shows in [false, true] {
      for (index, slot) in split.columns.side.enumerated().reversed()
      where (index < rest.count) == shows {
        guard let controller = slot.controller,
          shows != (controller.isAppeared || controller.isAppearing)
        else { continue }
        hasChanged = true
        if shows {
          split.delegate?.splitViewController(split, willShow: slot.column)
        } else {
          split.delegate?.splitViewController(split, willHide: slot.column)
        }
        // The delegate may have taken the split view off screen.
        guard isOnScreen else { return }
        controller.beginAppearanceTransition(shows, animated: animated)
        if shows { split.layout.put(controller) }
        slot.host.isHidden = false
      }
    }
    if hasChanged { split.view.layoutIfNeeded() }
  }

  private func endColumns() {
    if !split.isContentAppearing {
      for shows in [false, true] {
        for slot in split.columns.side.reversed() {
          guard let controller = slot.controller, controller.isInAppearanceTransition,
            controller.isAppearing == shows
          else { continue }
          controller.endAppearanceTransition()
        }
      }
    }
    split.layout.positionChanged()
    focusRestingPart()
  }

  // MARK: Keyboard

  /// A column comes over the secondary.
  func rememberFocus() { focus.remember(split.slot(.secondary).host, as: self) }

  /// Gives the keyboard to the part that it came to rest on, unless it is somewhere else.
  private func focusRestingPart() {
    guard let window = split.viewIfLoaded?.window, let rest = machine.target else { return }
    let isFree = !(window.focus.firstResponder is View)
    let side = split.columns.side
    if rest.isOver {
      if isFree { window.focus.focusFirst(in: side[min(rest.count, side.count) - 1].host) }
    } else {
      if isFree { focus.restore(split.slot(.secondary).host, as: self, orFirst: false) }
      focus.forget(self)
    }
  }
}

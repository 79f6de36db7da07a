// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A transition between children of one container: from the first will-callback to the last did-callback. A call, an animation
/// or a gesture moves it, and programs can pause it, scrub it, reverse it and end it early (contract 4.5).
///
/// The container says which children leave and which enter, which of them become children or stop being
/// children, and brings the entering views in. The transition sends all callbacks of parenthood and appearance
/// in its `order`, takes the leaving views out, and sends the opposite callbacks when it is cancelled. It
/// does so in containers that forward appearance by hand and in those that do not.
///
/// ```swift
/// let transition = ChildTransition(in: self, from: old, to: new, removing: [old], adding: [new])
/// transition.begin { view.addSubview(new.view) }
/// transition.run(animator) { atEnd in transition.end(atEnd: atEnd) }
/// ```
///
/// No callback goes to a child that is off screen, that appears together with its container, or that another
/// container has taken meanwhile.
public final class ChildTransition {
  /// How far it is.
  enum State: Sendable, Equatable {
    case ready
    /// Its first half was sent; it heads for its end or back to its start.
    case running(toEnd: Bool)
    case ended(atEnd: Bool)
  }

  /// The container of the children. It owns the transition and is not kept alive. After its release this
  /// property returns an empty controller.
  public var container: ViewController { weakContainer ?? nobody }
  private weak var weakContainer: ViewController?
  private lazy var nobody = ViewController()
  /// The children whose views leave, in the order in which they get their callbacks.
  public private(set) var leaving: [ViewController]
  /// The children whose views enter.
  public private(set) var entering: [ViewController]
  /// The children that stop being children of the container. Other leaving children stay children, off
  /// screen.
  public private(set) var removed: [ViewController]
  /// The children that become children of the container. Other entering children are children already.
  public private(set) var added: [ViewController]
  /// The order in which the callbacks are sent. Default `leavingFirst`.
  public let order: Order
  /// What `animated` says in the callbacks.
  public private(set) var isAnimated: Bool

  /// Runs the animations of other objects together with the transition. It is the `ViewController.transitionCoordinator` of all
  /// controllers in the transition.
  public var coordinator: TransitionCoordinator {
    if let madeCoordinator { return madeCoordinator }
    let coordinator = TransitionCoordinator(isAnimated: isAnimated)
    (coordinator.from, coordinator.to) = (leaving.first, entering.first)
    if runsAlongsideAtOnce { coordinator.runAlongside() }
    if let isCancelled { coordinator.end(isCancelled: isCancelled) }
    madeCoordinator = coordinator
    return coordinator
  }
  /// Nil until somebody asks for it.
  private(set) var madeCoordinator: TransitionCoordinator?
  /// The views were placed, and nothing moves them.
  private var runsAlongsideAtOnce = false
  /// How it went; nil before its end.
  private var isCancelled: Bool?

  /// Whether the views of leaving children stay where they are: in a part of the container that hides and
  /// shows. Default false.
  public var keepsViews = false

  /// Sends `didMove(toParent:)` to a child that was added. A container may put it off until it has appeared
  /// itself. Default nil: it is sent at once.
  public var sendDidMove: ((ViewController) -> Void)?

  /// What `onAppearance` tells of.
  public enum Moment: Sendable {
    /// The will-callback is about to be sent.
    case willBegin
    /// The will-callback was sent.
    case begun
    /// The did-callback was sent.
    case ended
  }

  /// Hears of each appearance callback of a child, and whether it appears. Default nothing.
  public var onAppearance: ((_ child: ViewController, _ appears: Bool, Moment) -> Void)?

  private(set) var state = State.ready
  /// A callback of appearance is being sent.
  private(set) var isSending = false
  /// Nil for a transition between children.
  private(set) weak var host: (any ChildTransitionHost)?
  /// The children that were to enter at first.
  private var wanted: [ViewController] = []
  /// Moves the views; nil before `run` and after its end.
  private(set) var animator: PropertyAnimator?
  private(set) var onTurn: ((_ isReversed: Bool) -> Void)?

  /// A transition of several children.
  ///
  /// - Parameters:
  ///   - removed: In the order in which they get their callbacks.
  ///   - isAnimated: Default true.
  public init(
    in container: ViewController, leaving: [ViewController], entering: [ViewController],
    removing removed: [ViewController] = [], adding added: [ViewController] = [],
    order: Order = .leavingFirst, isAnimated: Bool = true
  ) {
    for child in leaving {
      require(
        !entering.contains { $0 === child },
        "\(child) cannot leave \(container) and enter it at once")
    }
    weakContainer = container
    self.leaving = leaving
    self.entering = entering
    self.removed = removed
    self.added = added
    self.order = order
    self.isAnimated = isAnimated
  }

  /// A transition of one child for another; nil where none leaves, or none enters.
  public convenience init(
    in container: ViewController, from: ViewController?, to: ViewController?,
    removing removed: [ViewController] = [], adding added: [ViewController] = [],
    order: Order = .leavingFirst, isAnimated: Bool = true
  ) {
    self.init(
      in: container, leaving: from.map { [$0] } ?? [], entering: to.map { [$0] } ?? [],
      removing: removed, adding: added, order: order, isAnimated: isAnimated)
  }

  /// A transition of controllers without parenthood, such as a presentation.
  convenience init(
    on host: any ChildTransitionHost, in container: ViewController, leaving: [ViewController],
    entering: [ViewController], order: Order, isAnimated: Bool
  ) {
    self.init(
      in: container, leaving: leaving, entering: entering, order: order, isAnimated: isAnimated)
    self.host = host
    keepsViews = true
  }

  /// Whether it has begun and not ended.
  public var isRunning: Bool {
    if case .running = state { true } else { false }
  }

  /// Whether a controller's view comes or goes in it.
  public func involves(_ controller: ViewController) -> Bool {
    (leaving + entering).contains { $0 === controller }
  }

  // MARK: The transition

  /// Sends the first half: parenthood, then the will-callbacks where the container is on screen.
  ///
  /// - Parameters:
  ///   - prepare: Runs between parenthood and appearance. Default nothing.
  ///   - place: Puts the entering views in. While the container is off screen it need not: see `isSeen`.
  public func begin(prepare: () -> Void = {}, place: () -> Void) {
    require(state == .ready, "This transition in \(container) has begun already")
    state = .running(toEnd: true)
    wanted = entering
    if host == nil { enrol() }
    perform(order.begin, forward: true) { !$0.isOfAppearance }
    prepare()
    if isSeen { perform(order.begin, forward: true) { $0.isOfAppearance } }
    // A callback may have ended it.
    guard isRunning else { return }
    withoutAutomaticAppearance(place)
    runsAlongsideAtOnce = !isAnimated && host == nil
    if runsAlongsideAtOnce { madeCoordinator?.runAlongside() }
  }

  /// Lets another child enter in place of the entering one, before that one has shown. The replaced child
  /// stays a child only where it was one before.
  ///
  /// - Parameter place: Puts the new child's view in, where it may; see `isSeen`.
  public func retarget(to new: ViewController, place: () -> Void) {
    guard isRunning, let dropped = entering.first, dropped !== new else { return }
    let gone = added.filter { $0 === dropped }
    for child in gone { child.willMove(toParent: nil) }
    entering = [new]
    added = isParent(of: new) ? [] : [new]
    for child in added { container.addChild(child) }
    madeCoordinator?.to = new
    new.runningTransition = self
    dropped.leave(self)
    head(dropped, appearing: false)
    if isSeen { head(new, appearing: true) }
    takeOut(dropped)
    withoutAutomaticAppearance(place)
    endAppearance(of: dropped)
    for child in gone where isParent(of: child) { remove(child) }
  }

  /// Lets other children leave and enter than before, of those that stay children throughout: panes whose
  /// target changes on the way, such as a drawer's sides. Those that head there already get no callback.
  ///
  /// - Parameter place: Runs after the callbacks. Default nothing.
  public func aim(
    leaving: [ViewController], entering: [ViewController], isAnimated: Bool,
    place: () -> Void = {}
  ) {
    guard isRunning else { return }
    // It tells of the beginning.
    _ = coordinator
    letGo()
    (self.leaving, self.entering, self.isAnimated) = (leaving, entering, isAnimated)
    enrol()
    if isSeen { perform(order.begin, forward: true) { $0.isOfAppearance } }
    withoutAutomaticAppearance(place)
  }

  /// Reverses the transition and sends the matching callbacks immediately. After `isReversed = true` alone they are sent at the
  /// end.
  public func turn() {
    guard case .running(let toEnd) = state else { return }
    state = .running(toEnd: !toEnd)
    perform(order.begin, forward: !toEnd) { isSeen || !$0.isOfAppearance }
    if case .running(let toEnd) = state { animator?.isReversed = !toEnd }
  }

  /// Ends the part of the leaving children before the movement of the entering ones has ended: they disappear, and those
  /// that are removed are no children any more. The transition can only end with the entering children after that.
  ///
  /// - Parameter place: Runs before the first callback, as for `end(atEnd:place:)`. Default nothing.
  public func endLeaving(place: () -> Void = {}) {
    guard state == .running(toEnd: true), !leaving.isEmpty else { return }
    // It tells of the leaving child after that, too.
    _ = coordinator
    place()
    perform(
      [.goingWillDisappear, .goingViewsOut, .goingDidDisappear, .goingRemoved], forward: true)
    guard isRunning else { return }
    for child in leaving { child.leave(self) }
    (leaving, removed) = ([], [])
  }

  /// Sends the second half: the children of the end stay, or those of the start. The leaving views are taken
  /// out.
  ///
  /// - Parameters:
  ///   - atEnd: False if the transition was cancelled: the container has its old children.
  ///   - place: Runs before the first callback, and gives the views the look that they have at rest. Default
  ///     nothing.
  public func end(atEnd: Bool, place: () -> Void = {}) {
    guard case .running(let toEnd) = state else { return }
    place()
    state = .ended(atEnd: atEnd)
    stopMovement()
    if toEnd == atEnd {
      perform(order.end, forward: atEnd)
    } else if let cancel = order.cancel, !atEnd {
      perform(cancel, forward: false)
    } else {
      perform(order.begin + order.end, forward: atEnd)
    }
    letGo()
    host?.callbacksDidFinish()
    checkInvariants()
    // Panes that were given other targets on the way may be where they began.
    let isElsewhere = wanted.contains { child in leaving.contains { $0 === child } }
    isCancelled = !atEnd || isElsewhere
    madeCoordinator?.end(isCancelled: !atEnd || isElsewhere)
  }

  /// Whether the container is on screen, or on its way there: the children hear of their appearance.
  public var isSeen: Bool {
    host != nil || container.isContentAppeared || container.isContentAppearing
  }

  /// `onTurn` is called when `isReversed` was set.
  func startMovement(_ animator: PropertyAnimator, onTurn: ((_ isReversed: Bool) -> Void)?) {
    (self.animator, self.onTurn) = (animator, onTurn)
  }

  func stopMovement() { (animator, onTurn) = (nil, nil) }

  /// Runs code that sends a callback of appearance.
  func sending(_ body: () -> Void) {
    let wasSending = isSending
    isSending = true
    body()
    isSending = wasSending
  }
}

/// Takes part in transitions between controllers that are no children of each other, as a presentation does.
protocol ChildTransitionHost: AnyObject {
  /// Whether a controller that comes would come on screen.
  func isSeen(_ controller: ViewController) -> Bool

  /// The will-callbacks were sent: what goes leaves the screen.
  func takeOutViews(atEnd: Bool)

  /// All callbacks of the transition were sent.
  func callbacksDidFinish()
}

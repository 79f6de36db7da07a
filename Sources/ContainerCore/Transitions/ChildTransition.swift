// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A transition between children of one container, from its first callback to its last one. An animation, a gesture or
/// code drives it; it can be paused, scrubbed, reversed and ended (containment contract 4.5).
///
/// The container chooses the children that leave, enter, and are added or removed, and adds the entering views. The
/// transition sends all callbacks of parenthood and appearance in its `order`, removes the leaving views, and sends the
/// opposite callbacks if it is canceled. It works with automatic and manual forwarding.
///
/// ```swift
/// let transition = ChildTransition(in: self, from: old, to: new, removing: [old], adding: [new])
/// transition.begin { view.addSubview(new.view) }
/// transition.run(animator) { atEnd in transition.end(atEnd: atEnd) }
/// ```
///
/// Children that are off screen, appear together with the container, or have another parent by now receive no callback.
public final class ChildTransition {
  enum State: Sendable, Equatable {
    case ready
    /// The first half was sent. The transition runs to its end or back to its start.
    case running(toEnd: Bool)
    case ended(atEnd: Bool)
  }

  /// The container whose children leave and enter. Not retained; an empty controller after its deallocation.
  public var container: ViewController { storedContainer ?? emptyController }
  private weak var storedContainer: ViewController?
  private lazy var emptyController = ViewController()
  /// The children that leave in the transition, in the order of their callbacks.
  public private(set) var leaving: [ViewController]
  /// The children that enter in the transition. The container adds their views.
  public private(set) var entering: [ViewController]
  /// The children that the transition removes from the container. Other leaving children remain children, off screen.
  public private(set) var removed: [ViewController]
  /// The entering children that the transition adds to the container. The other entering children are children already.
  public private(set) var added: [ViewController]
  /// The order in which the transition sends its callbacks. Default `leavingFirst`: the leaving children's come first.
  public let order: Order
  /// The value of `animated` in the appearance callbacks that the transition sends.
  public private(set) var isAnimated: Bool

  /// The coordinator for animations alongside the transition: the `transitionCoordinator` of its controllers.
  public var coordinator: TransitionCoordinator {
    if let existingCoordinator { return existingCoordinator }
    let coordinator = TransitionCoordinator(isAnimated: isAnimated)
    (coordinator.from, coordinator.to) = (leaving.first, entering.first)
    if runsAlongsideImmediately { coordinator.runAlongsideAnimations() }
    if let isCancelled { coordinator.end(isCancelled: isCancelled) }
    existingCoordinator = coordinator
    return coordinator
  }
  private(set) var existingCoordinator: TransitionCoordinator?
  /// Whether animations alongside run immediately, because the views have their final look.
  private var runsAlongsideImmediately = false
  private var isCancelled: Bool?

  /// Whether the container, not the transition, hides or removes the views of disappeared children. Default false.
  public var keepsLeavingViews = false

  /// Called to send `didMove(toParent:)` to an added child at the end of the transition. A container sets this closure
  /// to delay the callback until the container itself has appeared. Default nil: the transition sends the callback.
  public var sendDidMove: ((ViewController) -> Void)?

  /// The moment at which `onAppearance` is called: before or after an appearance callback of a child.
  public enum AppearancePhase: Sendable {
    /// The will-callback is about to be sent.
    case willBegin
    /// The will-callback was sent.
    case didBegin
    /// The did-callback was sent.
    case didEnd
  }

  /// Called before and after each appearance callback of a child; `appears` is false for a disappearance. Default nil.
  public var onAppearance: ((_ child: ViewController, _ appears: Bool, AppearancePhase) -> Void)?

  private(set) var state = State.ready
  private(set) var isSendingAppearance = false
  /// Nil for a transition between children.
  private(set) weak var host: (any ChildTransitionHost)?
  private var initialEntering: [ViewController] = []
  private(set) var animator: PropertyAnimator?
  private(set) var onReverse: ((_ isReversed: Bool) -> Void)?

  /// Creates a transition of several children.
  ///
  /// - Parameters:
  ///   - removed: The children to remove, in the order of their callbacks.
  ///   - isAnimated: The value of `animated` in the appearance callbacks. Default true.
  public init(
    in container: ViewController, leaving: [ViewController], entering: [ViewController],
    removing removed: [ViewController] = [], adding added: [ViewController] = [],
    order: Order = .leavingFirst, isAnimated: Bool = true
  ) {
    for child in leaving {
      require(
        !entering.contains { $0 === child },
        "\(child) cannot both leave and enter \(container) in one transition")
    }
    storedContainer = container
    self.leaving = leaving
    self.entering = entering
    self.removed = removed
    self.added = added
    self.order = order
    self.isAnimated = isAnimated
  }

  /// Creates a transition from one child to another. `from` is nil if no child leaves, `to` if none enters.
  public convenience init(
    in container: ViewController, from: ViewController?, to: ViewController?,
    removing removed: [ViewController] = [], adding added: [ViewController] = [],
    order: Order = .leavingFirst, isAnimated: Bool = true
  ) {
    self.init(
      in: container, leaving: from.map { [$0] } ?? [], entering: to.map { [$0] } ?? [],
      removing: removed, adding: added, order: order, isAnimated: isAnimated)
  }

  /// Creates a transition of controllers that are no children, such as a presentation.
  convenience init(
    on host: any ChildTransitionHost, in container: ViewController, leaving: [ViewController],
    entering: [ViewController], order: Order, isAnimated: Bool
  ) {
    self.init(
      in: container, leaving: leaving, entering: entering, order: order, isAnimated: isAnimated)
    self.host = host
    keepsLeavingViews = true
  }

  /// Whether the transition has begun and not ended.
  public var isRunning: Bool {
    if case .running = state { true } else { false }
  }

  /// Returns whether a controller is one of the leaving or entering children.
  public func involves(_ controller: ViewController) -> Bool {
    (leaving + entering).contains { $0 === controller }
  }

  // MARK: The transition

  /// Begins the transition: sends `willMove(toParent:)` and, if the container is on screen, the `viewWill…` callbacks.
  ///
  /// - Parameters:
  ///   - prepare: Called after `willMove(toParent:)`, before the `viewWill…` callbacks. Default: does nothing.
  ///   - installViews: Adds the entering views. Not necessary while `isContainerOnScreen` is false.
  public func begin(prepare: () -> Void = {}, installViews: () -> Void) {
    require(state == .ready, "This transition in \(container) has already begun")
    state = .running(toEnd: true)
    initialEntering = entering
    if host == nil { linkChildren() }
    perform(order.begin, forward: true) { !$0.isAppearanceStep }
    prepare()
    if isContainerOnScreen { perform(order.begin, forward: true) { $0.isAppearanceStep } }
    guard isRunning else { return }
    performWithoutAutomaticAppearance(installViews)
    runsAlongsideImmediately = !isAnimated && host == nil
    if runsAlongsideImmediately { existingCoordinator?.runAlongsideAnimations() }
  }

  /// Replaces the entering child. Removes the former one's view, and that child itself if the transition had added it.
  ///
  /// - Parameter installViews: Adds the view of the new child. Not necessary while `isContainerOnScreen` is false.
  public func retarget(to new: ViewController, installViews: () -> Void) {
    guard isRunning, let dropped = entering.first, dropped !== new else { return }
    let gone = added.filter { $0 === dropped }
    for child in gone { child.willMove(toParent: nil) }
    entering = [new]
    added = isParent(of: new) ? [] : [new]
    for child in added { container.addChild(child) }
    existingCoordinator?.to = new
    new.runningTransition = self
    dropped.unlink(from: self)
    beginAppearance(of: dropped, appearing: false)
    if isContainerOnScreen { beginAppearance(of: new, appearing: true) }
    removeView(of: dropped)
    performWithoutAutomaticAppearance(installViews)
    endAppearance(of: dropped)
    for child in gone where isParent(of: child) { remove(child) }
  }

  /// Replaces the leaving and entering children of the running transition, for example if a drawer opens another side.
  /// Parents do not change. Sends `viewWill…` callbacks, except to children that already appear or disappear as listed.
  ///
  /// - Parameter installViews: Adds the entering children's views, after these callbacks. Default: does nothing.
  public func updateChildren(
    leaving: [ViewController], entering: [ViewController], isAnimated: Bool,
    installViews: () -> Void = {}
  ) {
    guard isRunning else { return }
    _ = coordinator
    unlinkChildren()
    (self.leaving, self.entering, self.isAnimated) = (leaving, entering, isAnimated)
    linkChildren()
    if isContainerOnScreen { perform(order.begin, forward: true) { $0.isAppearanceStep } }
    performWithoutAutomaticAppearance(installViews)
  }

  /// Reverses the transition and its animator, and immediately sends the will-callbacks of the opposite direction.
  /// Setting `isReversed` reverses only the animator: the callbacks of the opposite direction are sent at the end.
  public func reverse() {
    guard case .running(let toEnd) = state else { return }
    state = .running(toEnd: !toEnd)
    perform(order.begin, forward: !toEnd) { isContainerOnScreen || !$0.isAppearanceStep }
    if case .running(let toEnd) = state { animator?.isReversed = !toEnd }
  }

  /// Lets the leaving children disappear completely, before the entering children have appeared. Removed children leave
  /// the container. After that, the transition cannot be reversed.
  ///
  /// - Parameter layOutViews: Called before the first callback. Default: does nothing.
  public func endLeaving(layOutViews: () -> Void = {}) {
    guard state == .running(toEnd: true), !leaving.isEmpty else { return }
    _ = coordinator
    layOutViews()
    perform(
      [
        .disappearingWillDisappear, .disappearingViewsRemoved, .disappearingDidDisappear,
        .disappearingRemovedFromParent,
      ], forward: true)
    guard isRunning else { return }
    for child in leaving { child.unlink(from: self) }
    (leaving, removed) = ([], [])
  }

  /// Ends the transition: sends the remaining callbacks. Unless `keepsLeavingViews`, removes views that disappeared.
  ///
  /// - Parameters:
  ///   - atEnd: Whether the transition is complete; false if it was canceled, and the container keeps its old children.
  ///   - layOutViews: Called before the first callback, to give the views their final look. Default: does nothing.
  public func end(atEnd: Bool, layOutViews: () -> Void = {}) {
    guard case .running(let toEnd) = state else { return }
    layOutViews()
    state = .ended(atEnd: atEnd)
    removeAnimator()
    if toEnd == atEnd {
      perform(order.end, forward: atEnd)
    } else if let cancel = order.cancel, !atEnd {
      perform(cancel, forward: false)
    } else {
      perform(order.begin + order.end, forward: atEnd)
    }
    unlinkChildren()
    host?.callbacksDidFinish()
    checkInvariants()
    // New targets may have led the children back to where they began.
    let isElsewhere = initialEntering.contains { child in leaving.contains { $0 === child } }
    isCancelled = !atEnd || isElsewhere
    existingCoordinator?.end(isCancelled: !atEnd || isElsewhere)
  }

  /// Whether the container is on screen or appearing. Only then do the children receive appearance callbacks.
  public var isContainerOnScreen: Bool {
    host != nil || container.isContentAppeared || container.isContentAppearing
  }

  func setAnimator(_ animator: PropertyAnimator, onReverse: ((_ isReversed: Bool) -> Void)?) {
    (self.animator, self.onReverse) = (animator, onReverse)
  }

  func removeAnimator() { (animator, onReverse) = (nil, nil) }

  func performWhileSending(_ body: () -> Void) {
    let wasSending = isSendingAppearance
    isSendingAppearance = true
    body()
    isSendingAppearance = wasSending
  }
}

/// Takes part in transitions between controllers that are no children of each other, such as a presentation.
protocol ChildTransitionHost: AnyObject {
  func isOnScreen(_ controller: ViewController) -> Bool

  /// Called after the will-callbacks, to remove the views of disappearing controllers.
  func finishViewChanges(atEnd: Bool)

  func callbacksDidFinish()
}

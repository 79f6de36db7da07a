// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension ViewController {
  /// The duration of a cross-fade between children, in seconds; the same as the drawer's.
  private static let crossFadeDuration = 0.25

  /// Replaces the view of one child by the view of another child, animated (containment contract 4).
  ///
  /// The view of `to` is added directly above the view of `from`, below views that the container has above it, such as
  /// a bar. At the end the view of `from` is removed. The order is: `from` will disappear, `to` will appear, the
  /// animation, `from` did disappear, `to` did appear, completion. The caller sends `from.willMove(toParent: nil)`
  /// first, and calls `from.removeFromParent()` and `to.didMove(toParent:)` in the completion. Manual forwarding is
  /// supported. Traps if `from` and `to` are not two different children, or if the view of `from` has no superview.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. If it is 0 or negative, the transition is not animated.
  ///   - animations: Changes the two views, starting from their state before this call.
  ///   - completion: Called once: with true if `to` is in place, with false if the transition was canceled and undone.
  /// - Returns: The transition, which can be paused, scrubbed, reversed and ended before its animation ends.
  @discardableResult
  public func transition(
    from: ViewController, to: ViewController, duration: Double, curve: TimingCurve = .easeInOut,
    options: AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) -> ChildTransition {
    require(from.parent === self, "\(from) is not a child of \(self)")
    require(to.parent === self, "\(to) is not a child of \(self)")
    require(from !== to, "\(from) cannot replace itself")
    guard let containerView = from.viewIfLoaded?.superview else {
      stopProgram("The view of \(from) has no superview to which the view of \(to) could be added")
    }
    let transition = ChildTransition(in: self, from: from, to: to, isAnimated: duration > 0)
    run(
      transition, in: containerView,
      makeAnimator: {
        PropertyAnimator(
          motion: .curve(curve, duration: max(0, duration)), options: options,
          animations: animations)
      }, completion: { completion?($0) })
    return transition
  }

  /// Runs a transition between children, and adds each entering view above the leaving one.
  func run(
    _ transition: ChildTransition, in stage: View, prepare: () -> Void = {},
    makeAnimator animator: () -> PropertyAnimator,
    completion: @escaping (_ finished: Bool) -> Void = { _ in }
  ) {
    transition.begin(prepare: prepare) {
      for (old, new) in zip(transition.leaving, transition.entering) {
        // Views above the old one, such as a bar, stay above the new one.
        stage.insertSubview(new.view, above: old.view)
      }
    }
    let animator = animator()
    stage.layoutIfNeeded()
    // The animator retains the transition and the container until it has ended.
    transition.run(animator) { [self] atEnd in
      withExtendedLifetime(self) {
        transition.end(atEnd: atEnd)
        completion(atEnd)
      }
    }
  }

  /// Replaces one controller by another one, in the order of contract 4.2, whether or not the views are visible. A
  /// transition of an earlier call ends first.
  ///
  /// - Parameters:
  ///   - removed: The children to remove; `from` can stay a child.
  ///   - animator: Moves the two views; nil to end the transition before the call returns.
  /// - Returns: Nil if the view of `from` has no superview.
  @discardableResult
  func transition(
    from: ViewController, to: ViewController, removing removed: [ViewController],
    animator mover: (any ViewControllerAnimatedTransitioning)?
  ) -> ChildTransition? {
    segueStore?.transition?.finishAtTarget()
    let added = to.parent === self ? [] : [to]
    guard let fromView = from.viewIfLoaded, let stage = fromView.superview else {
      let transition = ChildTransition(
        in: self, from: nil, to: nil, removing: removed, adding: added, isAnimated: false)
      transition.begin {}
      transition.end(atEnd: true)
      return nil
    }
    let transition = ChildTransition(
      in: self, from: from, to: to, removing: removed, adding: added, isAnimated: mover != nil)
    run(
      transition, in: stage,
      prepare: {
        to.loadViewIfNeeded(size: fromView.frame.size)
        to.view.frame = fromView.frame
        to.view.autoresizingMask = fromView.autoresizingMask
      },
      makeAnimator: {
        mover?.interruptibleAnimator(
          using: TransitionContext(containerView: stage, from: from, to: to))
          ?? PropertyAnimator(motion: .curve(.easeInOut, duration: 0))
      })
    if mover != nil {
      segueStoreForWriting.setTransition(transition)
    } else {
      transition.finish()
    }
    return transition
  }

  func crossFade(from child: ViewController, to replacement: ViewController, animated: Bool) {
    require(child.parent === self, "\(child) is not a child of \(self)")
    require(child !== replacement, "\(child) cannot replace itself")
    let isTransitionAnimated = animated && isContentAppeared && !traits.reducesMotion
    transition(
      from: child, to: replacement, removing: [child],
      animator: isTransitionAnimated ? CrossFadeAnimator(duration: Self.crossFadeDuration) : nil)
  }

  /// Runs code that adds or removes the view, without the callbacks that this sends.
  func performWithoutAutomaticAppearance(_ body: () -> Void) {
    containment.beginManualMove()
    body()
    containment.endManualMove()
  }
}

extension ViewController {
  /// Whether this controller may animate transitions: it has appeared in a window, and reduced motion is off.
  public var canAnimateTransitions: Bool {
    viewIfLoaded?.window != nil && isContentAppeared && !traits.reducesMotion
  }

  /// Begins the appearance of children, or their disappearance if `appears` is false, in a container that forwards it
  /// manually. Ignores controllers that are not children, and children already in the requested state.
  public func forwardAppearance(_ appears: Bool, to children: [ViewController], animated: Bool) {
    for child in children
    where child.parent === self && appears != (child.isAppeared || child.isAppearing) {
      child.beginAppearanceTransition(appears, animated: animated)
    }
  }

  /// Updates the title that the parent shows and the window's color scheme. Call it when `activeChild` has changed,
  /// because both can come from the active child.
  public func setNeedsActiveChildUpdate() {
    parent?.childTitleDidChange(self)
    setNeedsColorSchemeUpdate()
  }

  /// Calls a closure that removes views from the window and adds them elsewhere, as when a container collapses. If
  /// `View.isReachable` is true for the first responder afterwards, it stays first responder and receives no callback.
  ///
  /// If it is unreachable, it resigns after the closure, or earlier when another responder becomes first responder. A
  /// later call that makes it reachable, as when the container expands, makes it first responder again, unless the
  /// first responder has changed in between. In nested calls, only the end of the outermost closure matters.
  public func keepFirstResponder(during change: () -> Void) {
    if let view = viewIfLoaded { view.keepFirstResponder(during: change) } else { change() }
  }

  /// Logs a warning about a mistake of the program. Does nothing if the view is in no window.
  public func logWarning(_ message: String) { viewIfLoaded?.window?.request(.warning(message)) }

  /// Removes a child immediately: sends all its callbacks and removes its view.
  public func removeChildImmediately(_ child: ViewController) {
    let transition = ChildTransition(
      in: self, leaving: [child], entering: [], removing: [child], isAnimated: false)
    transition.begin {}
    transition.end(atEnd: true)
  }

  /// Ends the appearance transitions of all children. If the container has disappeared meanwhile, children that were
  /// about to appear disappear instead.
  public func endForwardedAppearance() {
    for child in children where child.isInAppearanceTransition {
      if appearance.state == .disappeared { forwardAppearance(false, to: [child], animated: false) }
      child.endAppearanceTransition()
    }
  }
}

extension ViewController {
  func unlink(from transition: ChildTransition) {
    if runningTransition === transition { runningTransition = nil }
  }
}

extension ViewController {
  /// The coordinator of the running transition of this controller or of the nearest ancestor with one; nil if there is
  /// none. It exists from the first `viewWill…` callback until all `viewDid…` callbacks were sent.
  public var transitionCoordinator: TransitionCoordinator? {
    runningTransition?.coordinator ?? parent?.transitionCoordinator
      ?? presentationAsPresented?.coordinator ?? presentation?.coordinator
      ?? loadedView?.window?.controllers.sizeCoordinator
  }
}

extension ViewController {
  /// Whether the first responder is the controller's view or inside it.
  public var containsFirstResponder: Bool {
    guard let view = viewIfLoaded, let focused = view.window?.focus.firstResponder as? View else {
      return false
    }
    return focused.isDescendant(of: view)
  }
}

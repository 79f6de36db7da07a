// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension ViewController {
  /// Seconds of a cross-fade between two children, as long as the drawer's.
  private static let crossFadeDuration = 0.25

  /// Replaces one child's view by another's, animated.
  ///
  /// Both must be children already, two different ones, and `from`'s view must lie somewhere; otherwise the
  /// program stops. A container that forwards appearance by hand may call it too: the two children are told
  /// here (contract 4.4). `to`'s view goes where `from`'s is, and `from`'s is taken out at
  /// the end: the caller does neither. The order is `from` will disappear, `to` will appear,
  /// ⟨animation⟩, `from` did disappear, `to` did appear, completion (contract 4). `to`'s view lies right
  /// above `from`'s, below what the container has above that, such as a bar. The caller sends
  /// `willMove(toParent: nil)` before, and `removeFromParent()` and `didMove(toParent:)` in the
  /// completion.
  ///
  /// - Parameters:
  ///   - duration: Seconds. If it is 0 or negative, the transition is not animated.
  ///   - animations: Changes the two views; what it changes before this call is where it starts.
  ///   - completion: Hears once: true when `to` is there, false when the transition was cancelled
  ///     and both controllers are as before.
  /// - Returns: The transition, which can be paused, scrubbed, reversed and ended early.
  @discardableResult
  public func transition(
    from: ViewController, to: ViewController, duration: Double, curve: Curve = .easeInOut,
    options: AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) -> ChildTransition {
    require(from.parent === self, "\(from) is not a child of \(self)")
    require(to.parent === self, "\(to) is not a child of \(self)")
    require(from !== to, "\(from) cannot replace itself")
    guard let stage = from.viewIfLoaded?.superview else {
      stopProgram("The view of \(from) is in no view that \(to) could appear in")
    }
    let transition = ChildTransition(in: self, from: from, to: to, isAnimated: duration > 0)
    run(
      transition, in: stage,
      with: {
        PropertyAnimator(
          motion: .curve(curve, duration: max(0, duration)), options: options,
          animations: animations)
      }, completion: { completion?($0) })
    return transition
  }

  /// Runs a transition from one child to another: the new view goes where the old one is.
  func run(
    _ transition: ChildTransition, in stage: View, prepare: () -> Void = {},
    with animator: () -> PropertyAnimator,
    completion: @escaping (_ finished: Bool) -> Void = { _ in }
  ) {
    transition.begin(prepare: prepare) {
      for (old, new) in zip(transition.leaving, transition.entering) {
        // What a container has pinned above its children stays above them.
        stage.insertSubview(new.view, above: old.view)
      }
    }
    let animator = animator()
    stage.layoutIfNeeded()
    // The animator keeps the transition and the container alive until it has ended.
    transition.run(animator) { [self] atEnd in
      withExtendedLifetime(self) {
        transition.end(atEnd: atEnd)
        completion(atEnd)
      }
    }
  }

  /// Puts one controller in another's place, whether or not the views are visible. The callbacks have the order of
  /// contract 4.2. A transition that an earlier call began ends first.
  ///
  /// - Parameters:
  ///   - removed: The children that the container removes; `from` can stay a child.
  ///   - mover: Moves the two views; nil if the transition is to end before this returns.
  /// - Returns: Nil if `from` has no visible view.
  @discardableResult
  func transition(
    from: ViewController, to: ViewController, removing removed: [ViewController],
    by mover: (any ViewControllerAnimatedTransitioning)?
  ) -> ChildTransition? {
    segueStore?.transition?.finishMovement()
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
      with: {
        mover?.interruptibleAnimator(
          using: TransitionContext(containerView: stage, from: from, to: to))
          ?? PropertyAnimator(motion: .curve(.easeInOut, duration: 0))
      })
    if mover != nil {
      segueStoreForWriting.began(transition)
    } else {
      transition.finish()
    }
    return transition
  }

  /// The default of `replaceChild(_:with:animated:)`.
  func crossFade(from child: ViewController, to replacement: ViewController, animated: Bool) {
    require(child.parent === self, "\(child) is not a child of \(self)")
    require(child !== replacement, "\(child) cannot replace itself")
    let isSeen = animated && isContentAppeared && !traits.reducesMotion
    transition(
      from: child, to: replacement, removing: [child],
      by: isSeen ? CrossFadeTransition(duration: Self.crossFadeDuration) : nil)
  }

  /// Runs code that puts the view in or out without the callbacks that come with it.
  func withoutAutomaticAppearance(_ body: () -> Void) {
    containment.beginManualMove()
    body()
    containment.endManualMove()
  }
}

extension ViewController {
  /// Whether a container may animate what it does: it is on screen, in a window, and the person has not asked
  /// for reduced motion.
  public var canAnimateTransitions: Bool {
    viewIfLoaded?.window != nil && isContentAppeared && !traits.reducesMotion
  }

  /// Begins the appearance transitions of some children, in a container that forwards appearance by hand.
  /// Children that have appeared, or are appearing, get no callback, nor do controllers that are no children of it: a controller
  /// appears after it has become a child.
  public func forwardAppearance(_ appears: Bool, to children: [ViewController], animated: Bool) {
    for child in children
    where child.parent === self && appears != (child.isAppeared || child.isAppearing) {
      child.beginAppearanceTransition(appears, animated: animated)
    }
  }

  /// Call after a change of `childInCharge`: the containers use its title, and the window uses its appearance.
  public func childInChargeChanged() {
    parent?.childTitleChanged(self)
    setNeedsAppearanceUpdate()
  }

  /// Runs a change that takes views out of the window and puts them back elsewhere in it, as when a container folds. The
  /// first responder stays first responder, without a callback, if its view is in reach again after the change.
  ///
  /// If the view is not in reach then, the first responder resigns when the change ends, or when another responder
  /// becomes first responder before that. It gets the keyboard back at the end of a later change that brings its view
  /// into reach, as when the container unfolds, unless the keyboard has moved since. Changes can be nested; the end of
  /// the outermost one decides. A change of the window's size or traits is such a change by itself.
  public func keepFirstResponder(during change: () -> Void) {
    if let view = viewIfLoaded { view.keepFirstResponder(during: change) } else { change() }
  }

  /// Logs a mistake after which a container can continue. Does nothing if the view is in no window.
  public func logWarning(_ message: String) { viewIfLoaded?.window?.request(.warning(message)) }

  /// Removes a child immediately: sends it all callbacks and removes its view.
  public func letGo(of child: ViewController) {
    let transition = ChildTransition(
      in: self, leaving: [child], entering: [], removing: [child], isAnimated: false)
    transition.begin {}
    transition.end(atEnd: true)
  }

  /// Ends the appearance transitions of all children that are in one. A child that was still to appear when its
  /// container disappeared turns round first.
  public func endForwardedAppearance() {
    for child in children where child.isInAppearanceTransition {
      if appearance.state == .disappeared { forwardAppearance(false, to: [child], animated: false) }
      child.endAppearanceTransition()
    }
  }
}

extension ViewController {
  func leave(_ transition: ChildTransition) {
    if runningTransition === transition { runningTransition = nil }
  }
}

extension ViewController {
  /// The transition that the controller takes part in, or that a container around it does; nil at rest.
  ///
  /// Not nil from the first will-callback until all did-callbacks were sent.
  public var transitionCoordinator: TransitionCoordinator? {
    runningTransition?.coordinator ?? parent?.transitionCoordinator
      ?? presentedBy?.coordinator ?? presentation?.coordinator
      ?? loadedView?.window?.controllers.sizeCoordinator
  }
}

extension ViewController {
  /// Whether the controller's view, or a view inside it, has the keyboard.
  public var containsFirstResponder: Bool {
    guard let view = viewIfLoaded, let focused = view.window?.focus.firstResponder as? View else {
      return false
    }
    return focused.isDescendant(of: view)
  }
}

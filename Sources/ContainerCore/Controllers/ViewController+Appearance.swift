// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// The part of a container with manual forwarding that sends the appearance callbacks of the children while the
/// container itself appears and disappears (containment contract 3.5). `ViewController.appearanceForwarder` returns it.
public protocol AppearanceForwarder: AnyObject {
  /// Begins the appearance of the visible children. Called by the container's `viewWillAppear(_:)`.
  func containerWillAppear(_ animated: Bool)
  /// Ends the appearance of the children. Called by the container's `viewDidAppear(_:)`.
  func containerDidAppear(_ animated: Bool)
  /// Begins the disappearance of the visible children. Called by the container's `viewWillDisappear(_:)`.
  func containerWillDisappear(_ animated: Bool)
  /// Ends the disappearance of the children. Called by the container's `viewDidDisappear(_:)`.
  func containerDidDisappear(_ animated: Bool)
}

extension ViewController {
  /// Begins the appearance or disappearance of the controller and its descendants: sends `viewWillAppear(_:)` or
  /// `viewWillDisappear(_:)`. Containers with manual forwarding call it for their children. A call in the opposite
  /// direction reverses a running appearance or disappearance (containment contract 3.6).
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let call = beginCall(.beginAppearanceTransition(isAppearing: isAppearing, animated: animated))
    defer { call?.end() }
    if let standIn = resolveCoveringController() {
      return standIn.beginAppearanceTransition(isAppearing, animated: animated)
    }
    if isAppearing {
      loadViewIfNeeded()
      applyUpcomingSize()
      rootViewState.setPlaceholderSize(nil)
    }
    switch appearance.handle(.begin(appearing: isAppearing, animated: animated)) {
    case .willAppear(let animated):
      // The layout pass sends `viewIsAppearing`.
      loadedView?.setNeedsLayout()
      publish(.viewWillAppear(animated: animated))
      viewWillAppear(animated)
    case .willDisappear(let animated):
      publish(.viewWillDisappear(animated: animated))
      viewWillDisappear(animated)
    case .ignoreNested: return
    case .reportUnbalanced, .didAppear, .didDisappear:
      publish(.unbalancedAppearanceCall)
      return
    }
    // The callback may have reversed or ended the transition.
    guard isInTransition(appearing: isAppearing) else { return }
    if shouldAutomaticallyForwardAppearanceMethods {
      // A child whose view is still to be added disappears together with its container, if it is appearing already.
      for child in children
      where child.isViewInHierarchy(of: self) || (!isAppearing && child.isAppearing) {
        child.finishContextTransition()
        // A child that is being removed does not appear again with its container.
        if child.needsForwarding(isAppearing), !(isAppearing && child.parenthood.isLeaving) {
          child.beginAppearanceTransition(isAppearing, animated: animated)
        }
      }
    }
    if let presented = controllerPresentedInContext, presented.needsForwarding(isAppearing) {
      presented.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` has begun: sends `viewDidAppear(_:)` or `viewDidDisappear(_:)`.
  /// After several begins in the same direction, only the last end sends the callback.
  public func endAppearanceTransition() {
    let call = beginCall(.endAppearanceTransition)
    defer { call?.end() }
    if let presentation, presentation.isContextual, presentation.coversPresenter,
      !presentation.isSendingCallbacks
    {
      // The transition in this controller's view ends the appearance of both controllers at its end.
      if presentation.machine.isTransitioning { return }
      if let coveringController { return coveringController.endAppearanceTransition() }
    }
    deliverViewIsAppearingBeforeEnd()
    switch appearance.handle(.end) {
    case .didAppear(let animated):
      publish(.viewDidAppear(animated: animated))
      viewDidAppear(animated)
      _ = parenthood.handle(.viewDidAppear)
    case .didDisappear(let animated):
      publish(.viewDidDisappear(animated: animated))
      viewDidDisappear(animated)
    case .ignoreNested: return
    case .reportUnbalanced, .willAppear, .willDisappear:
      publish(.unbalancedAppearanceCall)
      return
    }
    // The did-callback began another transition and reversed the children, which end together with it.
    guard !isInAppearanceTransition else { return }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in children where child.isInAppearanceTransition { child.endAppearanceTransition() }
    }
    if let presented = controllerPresentedInContext, presented.isInAppearanceTransition {
      presented.endAppearanceTransition()
    }
    endUncontainedAppearance()
    presentDeferred()
  }

  /// Whether the view is on screen and its appearance transition has ended. While another controller is presented over
  /// this one in the style `currentContext`, this is whether that controller has appeared.
  public var isAppeared: Bool { visibleContentController.isContentAppeared }

  /// Whether the view is appearing: `viewWillAppear(_:)` was called, and `viewDidAppear(_:)` was not called yet.
  public var isAppearing: Bool { visibleContentController.isContentAppearing }

  /// Whether this controller's own content is on screen and its appearance transition has ended. Unlike `isAppeared`,
  /// it is false while another controller is presented over this one in the style `currentContext`.
  public var isContentAppeared: Bool { appearance.state == .appeared }

  /// Whether this controller's own content is appearing, ignoring controllers presented over it in `currentContext`.
  public var isContentAppearing: Bool {
    if case .appearing = appearance.state { true } else { false }
  }

  /// Whether the view is appearing or disappearing: `viewDidAppear(_:)` or `viewDidDisappear(_:)` was not called yet.
  public var isInAppearanceTransition: Bool { visibleContentController.appearance.isInTransition }

  /// The controller presented in this controller's view without covering its content, if there is one.
  private var controllerPresentedInContext: ViewController? {
    guard let presentation, presentation.isContextual, presentation.machine.state == .presented,
      !presentation.coversPresenter
    else { return nil }
    return presentation.presentedViewController
  }

  /// Finishes a presentation in this controller's view before a container begins a transition of the controller.
  private func resolveCoveringController() -> ViewController? {
    finishContextTransition()
    guard let presentation, !presentation.isSendingCallbacks else { return nil }
    return coveringController
  }

  func finishContextTransition() {
    guard let presentation, presentation.isContextual, !presentation.isSendingCallbacks else {
      return
    }
    presentation.finishTransitionAtTarget()
  }

  /// Sends `viewIsAppearing` in the layout pass, before the root view is laid out (contract 3.1).
  func deliverViewIsAppearing() {
    guard appearance.needsViewIsAppearing, case .appearing(let animated) = appearance.state,
      let loadedView, loadedView.window != nil
    else { return }
    appearance.markViewIsAppearingSent()
    loadedView.setNeedsLayoutInCurrentPass()
    restoreViews()
    viewIfLoaded?.window?.controllers.lateControllerRestorer?.setNeedsRestoration()
    publish(.viewIsAppearing(animated: animated))
    viewIsAppearing(animated)
  }

  func didEnterWindow() {
    if loadedView?.window?.containmentObserver != nil { markObserved() }
    rootViewState.setLastSentSize(nil)
    if appearance.needsViewIsAppearing { loadedView?.setNeedsLayout() }
  }

  func isViewInHierarchy(of container: ViewController) -> Bool {
    guard let loadedView, let root = container.loadedView else { return false }
    return loadedView.isDescendant(of: root)
  }

  private func isInTransition(appearing: Bool) -> Bool {
    switch appearance.state {
    case .appearing: appearing
    case .disappearing: !appearing
    case .appeared, .disappeared: false
    }
  }

  private func needsForwarding(_ isAppearing: Bool) -> Bool {
    switch visibleContentController.appearance.state {
    case .disappeared, .disappearing: isAppearing
    case .appeared, .appearing: !isAppearing
    }
  }

  /// Lays out a view whose appearance ends before any layout pass, so that it gets its `viewIsAppearing`.
  private func deliverViewIsAppearingBeforeEnd() {
    guard appearance.needsViewIsAppearing, let view = loadedView, view.window != nil else { return }
    view.superview?.layoutIfNeeded()
    view.layoutIfNeeded()
  }
}

extension ViewController {
  @inline(__always)
  func publish(_ callback: ContainmentEvent.Callback) {
    if mayBeObserved { publishObserved(callback, parent: nil) }
  }

  @inline(__always)
  func publish(_ callback: ContainmentEvent.Callback, parent: ViewController?) {
    if mayBeObserved || parent?.mayBeObserved == true { publishObserved(callback, parent: parent) }
  }

  @inline(never)
  private func publishObserved(_ callback: ContainmentEvent.Callback, parent: ViewController?) {
    if let parent, parent.mayBeObserved { markObserved() }
    guard let observer = effectiveObserver(newParent: parent) else { return clearMayBeObserved() }
    let event = ContainmentEvent(controller: self, callback: callback, parent: parent)
    // A callback may be sent during an animation, which must not include the changes of an observer.
    View.performWithoutAnimation { observer.observe(event) }
  }

  /// Publishes a callback of a segue. If this controller is in no window yet, the observers of `source` are notified.
  @inline(__always)
  func publish(
    _ callback: @autoclosure () -> ContainmentEvent.Callback, other: ViewController,
    onBehalfOf source: ViewController
  ) {
    if mayBeObserved || source.mayBeObserved {
      publishObserved(callback(), other: other, onBehalfOf: source)
    }
  }

  @inline(never)
  private func publishObserved(
    _ callback: ContainmentEvent.Callback, other: ViewController, onBehalfOf source: ViewController
  ) {
    let observer = effectiveObserver(newParent: nil) ?? source.effectiveObserver(newParent: nil)
    let event = ContainmentEvent(controller: self, callback: callback, parent: other)
    View.performWithoutAnimation { observer?.observe(event) }
  }

  /// Notifies the observer that a call begins. The caller ends the returned call. Nil without an observer.
  @inline(__always)
  func beginCall(
    _ kind: @autoclosure () -> ContainmentCall.Kind,
    other: @autoclosure () -> ViewController? = nil
  ) -> RunningCall? {
    mayBeObserved ? beginObservedCall(kind(), other: other()) : nil
  }

  @inline(never)
  private func beginObservedCall(
    _ kind: ContainmentCall.Kind, other: ViewController?
  ) -> RunningCall? {
    guard let observer = effectiveObserver(newParent: other) else {
      clearMayBeObserved()
      return nil
    }
    let call = ContainmentCall(controller: self, kind: kind, other: other)
    View.performWithoutAnimation { observer.callWillBegin(call) }
    return RunningCall(call: call, observer: observer)
  }

  var mayBeObserved: Bool { observation.mayBeObserved }

  /// Marks the controller and its descendants after an observer was set here or above.
  func markObserved() {
    observation.setMayBeObserved(true)
    for child in children { child.markObserved() }
    presentation?.presentedViewController.markObserved()
  }

  private func clearMayBeObserved() {
    observation.setMayBeObserved(false)
  }

  /// The nearest observer: this controller's, an ancestor's, or the window's. A controller with neither parent nor
  /// window uses the observers of its next or last parent.
  private func effectiveObserver(newParent: ViewController?) -> (any ContainmentObserver)? {
    var top = self
    while true {
      if let observer = top.containmentObserver { return observer }
      guard
        let next = top.parent ?? top.presentationAsPresented?.presentingViewController
          ?? (top === self && rootWindow == nil ? newParent ?? formerParent : nil)
      else { break }
      // Ends the loop of a controller that is its own parent by mistake, or is now inside a former child.
      if next === self { break }
      top = next
    }
    let window = top.rootWindow ?? loadedView?.window ?? top.loadedView?.window
    if let observer = window?.containmentObserver { return observer }
    guard let newParent, newParent !== self, newParent.mayBeObserved else { return nil }
    return newParent.effectiveObserver(newParent: nil)
  }
}

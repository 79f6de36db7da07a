// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

extension ViewController {
  /// Tells the controller, and its descendants, that its view is about to appear or disappear.
  /// Containers with manual forwarding call it for their children; a call that turns a running
  /// transition round needs no end in between (contract 3.6).
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let call = callBegan(.beginAppearanceTransition(isAppearing: isAppearing, animated: animated))
    defer { call?.end() }
    if let standIn = contextStandIn() {
      return standIn.beginAppearanceTransition(isAppearing, animated: animated)
    }
    if isAppearing {
      loadViewIfNeeded()
      takePlace()
      rootViewState.setPlaceholderSize(nil)
    }
    switch appearance.handle(.begin(appearing: isAppearing, animated: animated)) {
    case .willAppear(let animated):
      // The layout pass that delivers `viewIsAppearing` has to come by.
      loadedView?.setNeedsLayout()
      publish(.viewWillAppear(animated: animated))
      viewWillAppear(animated)
    case .willDisappear(let animated):
      publish(.viewWillDisappear(animated: animated))
      viewWillDisappear(animated)
    case .join: return
    case .reportUnbalanced, .didAppear, .didDisappear:
      publish(.unbalancedAppearanceCall)
      return
    }
    // The callback may have turned the transition round, or ended it.
    guard isInTransition(appearing: isAppearing) else { return }
    if shouldAutomaticallyForwardAppearanceMethods {
      // A child that has begun to come, and whose view is still to be put in, goes with its container.
      for child in children
      where child.isViewInHierarchy(of: self) || (!isAppearing && child.isAppearing) {
        child.endContextMovement()
        // What gives its place to another one does not come back with its container.
        if child.needsForwarding(isAppearing), !(isAppearing && child.parenthood.isLeaving) {
          child.beginAppearanceTransition(isAppearing, animated: animated)
        }
      }
    }
    if let presented = contextPresented, presented.needsForwarding(isAppearing) {
      presented.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Ends the transition that began last and sends its did-callback.
  public func endAppearanceTransition() {
    let call = callBegan(.endAppearanceTransition)
    defer { call?.end() }
    if let presentation, presentation.isContextual, presentation.coversPresenter,
      !presentation.isTelling
    {
      // What moves in this controller's view now ends the transitions of both.
      if presentation.machine.isMoving { return }
      if let standIn { return standIn.endAppearanceTransition() }
    }
    deliverViewIsAppearingBeforeEnd()
    switch appearance.handle(.end) {
    case .didAppear(let animated):
      publish(.viewDidAppear(animated: animated))
      viewDidAppear(animated)
      _ = parenthood.handle(.appeared)
    case .didDisappear(let animated):
      publish(.viewDidDisappear(animated: animated))
      viewDidDisappear(animated)
    case .join: return
    case .reportUnbalanced, .willAppear, .willDisappear:
      publish(.unbalancedAppearanceCall)
      return
    }
    // Begun anew inside its did-callback: that turned the children round, and its end is theirs.
    guard !isInAppearanceTransition else { return }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in children where child.isInAppearanceTransition { child.endAppearanceTransition() }
    }
    if let presented = contextPresented, presented.isInAppearanceTransition {
      presented.endAppearanceTransition()
    }
    endOrphans()
    presentWaiting()
  }

  /// Whether the view is on screen and no transition runs. While another controller is presented in
  /// its place in the style `currentContext`, the answers are that controller's, and so are the
  /// transitions that a container begins and ends.
  public var isAppeared: Bool { shownInPlace.isContentAppeared }

  /// Whether the view is on its way onto the screen.
  public var isAppearing: Bool { shownInPlace.isContentAppearing }

  /// Whether this controller's own content is on screen and no transition runs. Differs from `isAppeared`
  /// while another controller is presented in its place in the style `currentContext`: its own content is
  /// not on screen then, nor is any child. For containers that forward appearance by hand.
  public var isContentAppeared: Bool { appearance.state == .appeared }

  /// The same for `isAppearing`.
  public var isContentAppearing: Bool {
    if case .appearing = appearance.state { true } else { false }
  }

  /// Whether a transition has begun and not ended.
  public var isInAppearanceTransition: Bool { shownInPlace.appearance.isInTransition }

  /// What is presented in this controller's view, while its own content shows too: it comes and goes
  /// with it.
  private var contextPresented: ViewController? {
    guard let presentation, presentation.isContextual, presentation.machine.state == .present,
      !presentation.coversPresenter
    else { return nil }
    return presentation.presentedViewController
  }

  /// A container begins a transition of this controller: a presentation in its view comes to its end
  /// before.
  private func contextStandIn() -> ViewController? {
    endContextMovement()
    guard let presentation, !presentation.isTelling else { return nil }
    return standIn
  }

  func endContextMovement() {
    guard let presentation, presentation.isContextual, !presentation.isTelling else { return }
    presentation.endMovement()
  }

  /// Called in the layout pass, just before the root view is laid out (contract 3.1).
  func deliverViewIsAppearing() {
    guard appearance.owesIsAppearing, case .appearing(let animated) = appearance.state,
      let loadedView, loadedView.isInWindow
    else { return }
    appearance.isAppearingWasSent()
    loadedView.layOutInThisPass()
    restoreViews()
    viewIfLoaded?.window?.controllers.lateArrivals?.controllerArrived()
    publish(.viewIsAppearing(animated: animated))
    viewIsAppearing(animated)
  }

  func didEnterWindow() {
    if loadedView?.window?.containmentObserver != nil { markObserved() }
    rootViewState.setAnnouncedSize(nil)
    if appearance.owesIsAppearing { loadedView?.setNeedsLayout() }
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
    switch shownInPlace.appearance.state {
    case .disappeared, .disappearing: isAppearing
    case .appeared, .appearing: !isAppearing
    }
  }

  /// An appearance that ends before any layout pass still gets its `viewIsAppearing`.
  private func deliverViewIsAppearingBeforeEnd() {
    guard appearance.owesIsAppearing, let view = loadedView, view.isInWindow else { return }
    view.superview?.layoutIfNeeded()
    view.layoutIfNeeded()
  }
}

extension ViewController {
  /// Without an observer a callback costs only the first test.
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
    guard let observer = effectiveObserver(joining: parent) else { return observerIsGone() }
    let event = ContainmentEvent(controller: self, callback: callback, parent: parent)
    // A callback may be sent during an animation. The changes that an observer makes do not belong to it.
    View.performWithoutAnimation { observer.observe(event) }
  }

  /// The same for the callbacks of a segue. If this controller is in no window yet, the observers of `source` are notified.
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
    let observer = effectiveObserver(joining: nil) ?? source.effectiveObserver(joining: nil)
    let event = ContainmentEvent(controller: self, callback: callback, parent: other)
    View.performWithoutAnimation { observer?.observe(event) }
  }

  /// Tells the observer that a call begins; the caller ends the returned call. Nil without an observer.
  @inline(__always)
  func callBegan(
    _ kind: @autoclosure () -> ContainmentCall.Kind,
    other: @autoclosure () -> ViewController? = nil
  ) -> RunningCall? {
    mayBeObserved ? observedCallBegan(kind(), other: other()) : nil
  }

  @inline(never)
  private func observedCallBegan(
    _ kind: ContainmentCall.Kind, other: ViewController?
  ) -> RunningCall? {
    guard let observer = effectiveObserver(joining: other) else {
      observerIsGone()
      return nil
    }
    let call = ContainmentCall(controller: self, kind: kind, other: other)
    View.performWithoutAnimation { observer.callBegan(call) }
    return RunningCall(call: call, observer: observer)
  }

  /// False if neither this controller nor an ancestor has an observer.
  var mayBeObserved: Bool { observation.mayBeObserved }

  /// An observer was set here or above.
  func markObserved() {
    observation.setMayBeObserved(true)
    for child in children { child.markObserved() }
    presentation?.presentedViewController.markObserved()
  }

  /// There is no observer: setting one marks this controller again.
  private func observerIsGone() {
    observation.setMayBeObserved(false)
  }

  /// The nearest observer: this controller's, an ancestor's, or the window's. A controller without a parent and a window has the
  /// observers of its next parent, or of its last one.
  private func effectiveObserver(joining newParent: ViewController?) -> (any ContainmentObserver)? {
    var top = self
    while true {
      if let observer = top.containmentObserver { return observer }
      guard
        let next = top.parent ?? top.presentedBy?.presentingViewController
          ?? (top === self && rootWindow == nil ? newParent ?? formerParent : nil)
      else { break }
      // A controller that is its own parent by mistake, or is in a former child now.
      if next === self { break }
      top = next
    }
    let window = top.rootWindow ?? loadedView?.window ?? top.loadedView?.window
    if let observer = window?.containmentObserver { return observer }
    // The former parent has no observer, the new one has.
    guard let newParent, newParent !== self, newParent.mayBeObserved else { return nil }
    return newParent.effectiveObserver(joining: nil)
  }
}

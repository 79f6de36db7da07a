// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

extension ViewController {
  /// The first test is all that a callback costs where nobody listens.
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

  /// The same for what a segue sends: where this controller lies nowhere yet, the observers of `source`
  /// hear it.
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

  /// Tells the observer that a call begins; the caller ends what it gets back. Nil when nobody
  /// listens.
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

  /// Looked for in vain: whoever brings an observer marks this controller again.
  private func observerIsGone() {
    observation.setMayBeObserved(false)
  }

  /// The nearest observer: this controller's, an ancestor's, or the window's. One that lies nowhere
  /// has the observers of the one being joined, or of the one left last.
  private func effectiveObserver(joining newParent: ViewController?) -> (any ContainmentObserver)? {
    var top = self
    while true {
      if let observer = top.containmentObserver { return observer }
      guard
        let next = top.parent ?? top.presentedBy?.presentingViewController
          ?? (top === self && rootWindow == nil ? newParent ?? formerParent : nil)
      else { break }
      // A controller named as its own parent by mistake, or one that now lies in a former child.
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

extension View {
  /// Publishes that a root view goes under `superview`, which may belong to a controller that is not its
  /// parent (contract 1.6).
  func rootViewWillEnter(_ superview: View) -> RunningCall? {
    guard let viewController else { return nil }
    if !viewController.mayBeObserved, viewController.parent == nil,
      superview.owningController?.mayBeObserved ?? false
    {
      viewController.markObserved()
    }
    // The container view of a presentation counts as the presented controller's own.
    let owner = superview.owningController.flatMap { $0 === viewController ? nil : $0 }
    return viewController.callBegan(.addSubview, other: owner)
  }
}

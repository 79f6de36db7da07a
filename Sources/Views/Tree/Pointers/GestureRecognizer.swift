// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Watches pointers that are pressed in a view, and decides whether their movement is a certain gesture.
///
/// The first recognizer of a pointer that begins wins. The others fail, unless a delegate allows simultaneous
/// recognition, and the pressed view receives `pointerCancelled()`.
@MainActor open class GestureRecognizer {
  /// The state of a gesture recognizer. After the pointer is released, the state is `possible` again.
  public enum State: Sendable, Equatable {
    /// The recognizer has not decided yet.
    case possible
    /// The gesture has begun.
    case began
    /// The gesture continues, and the pointer has moved.
    case changed
    /// The gesture has ended. A gesture without movement, such as a tap, enters this state directly.
    case ended
    /// The gesture was canceled: the pointer was taken away, or the recognizer was disabled.
    case cancelled
    /// The movement was another gesture, or another recognizer won. Actions are not called.
    case failed

    /// Whether the gesture is in progress: `began` or `changed`.
    public var isActive: Bool { self == .began || self == .changed }
  }

  /// The view to which the recognizer is attached; nil if it is not attached.
  public internal(set) weak var view: View?

  /// Whether the recognizer is enabled. Default true; disabling it during a gesture cancels the gesture.
  public var isEnabled = true {
    didSet { if !isEnabled { cancelTracking() } }
  }

  /// The recognizer's state. Initially possible, and possible again after the pointer is released.
  public private(set) var state = State.possible

  /// The delegate, which can prevent the gesture, or allow it at the same time as other gestures. Default nil.
  public weak var delegate: (any GestureRecognizerDelegate)?

  /// Whether the pressed view receives `pointerCancelled()` when the gesture begins. Default true.
  public var cancelsTouchesInView = true

  private(set) weak var session: PointerSession?
  private var sample: PointerSample?
  private var actions: [() -> Void] = []
  /// The delegate's answer to `gestureRecognizerShouldBegin(_:)`; nil before it was asked.
  private var delegateAnswer: Bool?

  /// The recognizers that must fail first, and the recognizers that wait for this one.
  private var requiredRecognizers: [Weak<GestureRecognizer>] = []
  private var requiredByDelegate: [Weak<GestureRecognizer>] = []
  private var dependents: [Weak<GestureRecognizer>] = []
  /// The state that the recognizer enters if the others fail. Its public state is `possible` until then.
  private var deferredState: State?

  /// Returns whether to watch a pointer that is pressed. Called once per press. Default nil: yes.
  package var shouldReceive: ((PointerSample) -> Bool)?

  /// Creates a recognizer without a view. Attach it with `View.addGestureRecognizer(_:)`.
  public init() {}

  /// The number of pointers that the recognizer watches: 1 from the press until the gesture ends or fails, otherwise 0.
  public final var numberOfTouches: Int {
    session != nil && (state == .possible || state.isActive) ? 1 : 0
  }

  /// Returns the last position of the pointer in the coordinates of `view`; nil means the window. Initially zero.
  public final func location(in view: View?) -> Point { sample?.location(in: view) ?? .zero }

  /// Changes the recognizer's state and calls the actions, except for `possible` and `failed`.
  ///
  /// The recognizer fails if the delegate does not let it begin. The state stays possible until the recognizers that it
  /// requires to fail have failed. After the gesture has ended, failed or been canceled, the state does not change
  /// until the pointer is released.
  public final func setState(_ newState: State) {
    guard state == .possible || state.isActive else { return }
    if state == .possible, newState == .began || newState == .ended {
      guard delegateAllowsBegin() else { return change(to: .failed) }
      guard !deferIfRequired(newState) else { return }
    }
    change(to: newState)
  }

  /// Dependents are notified first, so that they fail before the actions run.
  func change(to newState: State) {
    state = newState
    clearDeferredState()
    notifyDependents()
    guard newState != .possible, newState != .failed else { return }
    let (reportedState, session) = (state, session)
    // Stops if an action has changed the state: the nested change has already called all actions.
    for action in actions where state == reportedState && self.session === session { action() }
  }

  func delegateAllowsBegin() -> Bool {
    let answer = delegateAnswer ?? delegate?.gestureRecognizerShouldBegin(self) ?? true
    delegateAnswer = answer
    return answer
  }

  /// Whether the gesture makes another recognizer of the same pointer fail.
  func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  func beginTracking(_ session: PointerSession) {
    (self.session, state, delegateAnswer) = (session, .possible, nil)
    clearDeferredState()
  }

  func interruptsMovement(_ sample: PointerSample) -> Bool { false }

  /// Ends the movement that the recognizer could interrupt, because a press has interrupted another movement inside it.
  func stopMovement() {}

  func cancelTracking() {
    if session != nil { cancel() }
    clearDeferredState()
  }

  private func clearDeferredState() { (deferredState, requiredByDelegate) = (nil, []) }

  func handle(_ sample: PointerSample) {
    self.sample = sample
    switch sample.event.phase {
    case .down: pointerDown(sample)
    case .moved: pointerMoved(sample)
    case .up:
      pointerUp(sample)
      // A deferred gesture that needs a pressed pointer cannot begin any more.
      if deferredState == .began { setState(.failed) }
    case .cancelled, .exited: break
    }
  }

  /// Called when the pointer was released or canceled. A tap may still wait for a second tap.
  func sessionDidEnd() {
    session = nil
    state = .possible
    guard isDeferred else { return }
    // Two recognizers that require each other to fail would wait forever.
    if requiredRecognizers.contains(where: { $0.object?.isDeferred(for: self) == true }) {
      change(to: .failed)
      state = .possible
    } else {
      reevaluateRequirements()
    }
  }

  fileprivate func add(_ action: @escaping () -> Void) { actions.append(action) }

  func cancel() {
    setState(state.isActive ? .cancelled : .failed)
    reset()
  }

  /// Whether the recognizer waits until others have failed.
  var isDeferred: Bool { deferredState != nil }

  var isUndecided: Bool { isDeferred || (session != nil && state == .possible) }

  // MARK: Override points

  /// Called when a pointer that the recognizer watches is pressed. Default: does nothing.
  open func pointerDown(_ sample: PointerSample) {}
  /// Called when the pressed pointer moves, until the gesture ends, fails or is canceled. Default: does nothing.
  open func pointerMoved(_ sample: PointerSample) {}
  /// Called when the pressed pointer is released, if the gesture has not ended before. Default: does nothing.
  open func pointerUp(_ sample: PointerSample) {}

  /// Called after the gesture. An override clears its data about the pointer. Default: does nothing.
  open func reset() {}
}

extension GestureRecognizer {
  /// Makes this recognizer wait until `other` fails, and fail if `other` begins. For example, a single tap recognizer
  /// waits for a double tap recognizer. If `other` is not watching a pointer, this recognizer does not wait.
  public final func require(toFail other: GestureRecognizer) {
    guard other !== self else { return }
    requiredRecognizers.insert(other)
    other.dependents.insert(self)
  }

  /// Defers a state until the required recognizers fail, or fails. Returns false if nothing prevents the state.
  func deferIfRequired(_ state: State) -> Bool {
    requiredByDelegate = othersByDelegate.map(Weak.init)
    switch requirement {
    case .met: return false
    case .undecided: deferredState = state
    case .lost: change(to: .failed)
    }
    return true
  }

  func notifyDependents() {
    for dependent in dependents { dependent.object?.reevaluateRequirements() }
  }

  func reevaluateRequirements() {
    guard isDeferred else { return }
    switch requirement {
    case .met: performDeferredState()
    case .undecided: return
    case .lost: change(to: .failed)
    }
    if session == nil { sessionDidEnd() }
  }

  func performDeferredState() {
    guard let waiting = deferredState else { return }
    guard view?.isReachable == true else { return change(to: .failed) }
    change(to: waiting)
    session?.arbitrate(self)
  }

  func isDeferred(for other: GestureRecognizer) -> Bool {
    isDeferred && requiredRecognizers.contains { $0.object === other }
  }

  private enum Requirement { case met, undecided, lost }

  private var requirement: Requirement {
    var result = Requirement.met
    for other in (requiredRecognizers + requiredByDelegate).compactMap(\.object) {
      if other.isUndecided {
        result = .undecided
      } else if other.state.isActive || other.state == .ended {
        return .lost
      }
    }
    return result
  }

  /// The recognizers of the same pointer that a delegate requires to fail first. They will notify this one.
  private var othersByDelegate: [GestureRecognizer] {
    guard let session else { return [] }
    let others = session.candidates.filter { other in
      other !== self
        && (delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
          || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true)
    }
    for other in others { other.dependents.insert(self) }
    return others
  }
}

extension [Weak<GestureRecognizer>] {
  fileprivate mutating func insert(_ other: GestureRecognizer) {
    removeAll { $0.object == nil }
    if !contains(where: { $0.object === other }) { append(Weak(object: other)) }
  }
}

/// A recognizer is equal only to itself.
extension GestureRecognizer: Hashable {
  public nonisolated static func == (left: GestureRecognizer, right: GestureRecognizer) -> Bool {
    left === right
  }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Declares `addAction(_:)` with `Self`, so that an action receives a recognizer of the class it was added to.
public protocol GestureActions: GestureRecognizer {}

extension GestureRecognizer: GestureActions {}

extension GestureActions {
  /// Adds a closure that is called when the gesture begins, changes, ends or is canceled.
  ///
  /// ```swift
  /// pan.addAction { pan in card.center = pan.location(in: table) }
  /// ```
  public func addAction(_ action: @escaping (Self) -> Void) {
    add { [weak self] in
      if let self { action(self) }
    }
  }
}

/// Restricts and combines gesture recognizers, like UIKit's `UIGestureRecognizerDelegate`.
@MainActor public protocol GestureRecognizerDelegate: AnyObject {
  /// Returns whether a recognizer may begin; false makes it fail. Default true.
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool
  /// Returns whether a recognizer may watch a pointer that is pressed. Default true.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive pointer: PointerSample
  ) -> Bool
  /// Returns whether `recognizer` must wait until `other`, which watches the same pointer, has failed. Default false.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool
  /// Returns whether `other`, which watches the same pointer, must wait until `recognizer` has failed. Default false.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool
  /// Returns whether two recognizers may recognize a pointer simultaneously. The delegate of one of
  /// them suffices. Default false.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive pointer: PointerSample
  ) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { false }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Watches the pointers that went down in a view and decides whether their movement is its
/// gesture. Of all that watch one pointer the first to begin wins; the others fail, unless a delegate
/// lets them go on beside it, and the view that was pressed hears `pointerCancelled()`.
@MainActor open class GestureRecognizer {
  /// How far a recognizer is with its pointer. After one of the last three it is possible again.
  public enum State: Sendable, Equatable {
    /// Watching, not decided.
    case possible
    /// It has won, and its gesture begins.
    case began
    /// Its gesture goes on, with another place of the pointer.
    case changed
    /// Its gesture is over. One that needs no movement, such as a tap, goes here at once.
    case ended
    /// Its gesture was called off: the pointer was taken away, or the recognizer turned off.
    case cancelled
    /// The movement was not its gesture, or another recognizer won. The action does not hear of it.
    case failed

    /// Whether the gesture lasts: `began` or `changed`.
    public var isActive: Bool { self == .began || self == .changed }
  }

  /// The view it was added to; nil when it was added to none.
  public internal(set) weak var view: View?

  /// Default true; turning it off in mid-gesture cancels the gesture.
  public var isEnabled = true {
    didSet {
      if !isEnabled { letGo() }
    }
  }

  /// How far it is. Default possible; possible again once the pointer went up.
  public private(set) var state = State.possible

  /// Is asked about it. Default nil.
  public weak var delegate: (any GestureRecognizerDelegate)?

  /// Whether the view that was pressed loses the pointer when it wins. Default true.
  public var cancelsTouchesInView = true

  /// The pointer it watches; it watches one at a time.
  private(set) weak var session: PointerSession?
  /// The last report of it.
  private var sample: PointerSample?
  private var actions: [() -> Void] = []
  /// What the delegate said of beginning; nil while it was not asked.
  private var answer: Bool?
  var requirements = GestureRequirements()

  /// Asked once when a pointer goes down: whether to watch it at all. Default yes.
  package var shouldReceive: ((PointerSample) -> Bool)?

  /// A recognizer that watches nothing until `View.addGestureRecognizer(_:)`.
  public init() {}

  /// Pointers that it watches: 1 from the press to the release, until it fails; else 0.
  public final var numberOfTouches: Int {
    session != nil && (state == .possible || state.isActive) ? 1 : 0
  }

  /// Where the pointer is, or was last, in a view's coordinates; in the window's for nil. Zero before the first press.
  public final func location(in view: View?) -> Point { sample?.location(in: view) ?? .zero }

  /// Moves to `newState` and tells the actions, except of `possible` and `failed`. The delegate may refuse a beginning:
  /// then it fails. One that requires others to fail stays possible until they did. What has ended, failed or was
  /// cancelled stays so until the pointer is up.
  public final func setState(_ newState: State) {
    guard state == .possible || state.isActive else { return }
    if state == .possible, newState == .began || newState == .ended {
      guard mayBegin() else { return change(to: .failed) }
      guard !waits(with: newState) else { return }
    }
    change(to: newState)
  }

  /// Tells those that wait first: one that has to give way gives way before the action runs.
  func change(to newState: State) {
    state = newState
    requirements.forgetWaiting()
    tellDependents()
    switch newState {
    case .possible, .failed: break
    case .began, .changed, .ended, .cancelled: tellActions()
    }
  }

  /// An action may end the gesture: the others heard of that already.
  private func tellActions() {
    let (told, session) = (state, session)
    for action in actions where state == told && self.session === session { action() }
  }

  /// Whether the delegate lets it begin; asked once.
  func mayBegin() -> Bool {
    if let answer { return answer }
    let answer = delegate?.gestureRecognizerShouldBegin(self) ?? true
    self.answer = answer
    return answer
  }

  /// Whether its gesture ends that of another one on the same pointer.
  func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  /// A pointer goes down that it is to watch.
  func join(_ session: PointerSession) {
    (self.session, state, answer) = (session, .possible, nil)
    requirements.forgetWaiting()
  }

  /// Whether a press begins the gesture immediately because it catches a movement.
  func catches(_ sample: PointerSample) -> Bool { false }

  /// Ends the movement that the recognizer would catch, because a press has caught another one inside it.
  func stopMovement() {}

  func begin(_ sample: PointerSample) {
    self.sample = sample
    pointerDown(sample)
  }

  /// It is turned off or taken away.
  func letGo() {
    if session != nil { cancel() }
    requirements.forgetWaiting()
  }

  func moved(_ sample: PointerSample) {
    self.sample = sample
    pointerMoved(sample)
  }

  func lifted(_ sample: PointerSample) {
    self.sample = sample
    pointerUp(sample)
    // Nothing is left of a gesture that would begin later.
    if requirements.waiting == .began { setState(.failed) }
  }

  /// Its pointer is up or gone. A tap may still wait for whether another one follows.
  func sessionEnded() {
    session = nil
    state = .possible
    guard requirements.waiting != nil else { return }
    // Two that wait for each other would do so for ever.
    if requirements.required.contains(where: { $0.recognizer?.isWaiting(for: self) == true }) {
      change(to: .failed)
      state = .possible
    } else {
      requirementChanged()
    }
  }

  fileprivate func add(_ action: @escaping () -> Void) { actions.append(action) }

  func cancel() {
    setState(state.isActive ? .cancelled : .failed)
    reset()
  }

  /// Whether it may still see its gesture.
  var isUndecided: Bool { requirements.waiting != nil || (session != nil && state == .possible) }

  // MARK: Override points

  /// A pointer that it watches went down. Default: nothing.
  open func pointerDown(_ sample: PointerSample) {}
  /// That pointer moved. Sent until the recognizer fails or another one wins. Default: nothing.
  open func pointerMoved(_ sample: PointerSample) {}
  /// That pointer went up. Default: nothing.
  open func pointerUp(_ sample: PointerSample) {}

  /// The sequence is over: forget what was collected about it.
  open func reset() {}
}

/// Each equals itself alone.
extension GestureRecognizer: Hashable {
  public nonisolated static func == (left: GestureRecognizer, right: GestureRecognizer) -> Bool {
    left === right
  }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What `addAction(_:)` hands over: the recognizer by its own type.
public protocol GestureActions: GestureRecognizer {}

extension GestureRecognizer: GestureActions {}

extension GestureActions {
  /// Calls a closure at each change of state while the gesture lasts.
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

/// Decides about recognizers, with UIKit's questions.
@MainActor public protocol GestureRecognizerDelegate: AnyObject {
  /// Whether a recognizer may begin that has seen its gesture; false makes it fail. Default true.
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool
  /// Whether it may watch a pointer that goes down. Default true.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive pointer: PointerSample
  ) -> Bool
  /// Whether `recognizer` must wait until `other`, which watches the same pointer, has failed. Default false.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool
  /// Whether `other`, which watches the same pointer, must wait until `recognizer` has failed. Default false.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool
  /// Whether both may have their gestures with one pointer. It is enough that one delegate allows it. Default false.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }
  /// True.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive pointer: PointerSample
  ) -> Bool { true }
  /// False.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { false }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Watches the pointers that went down in a view and decides whether their movement is its
/// gesture. Of all that watch one pointer, at most one wins; the others fail and the view that
/// was pressed hears `pointerCancelled()`.
@MainActor open class GestureRecognizer {
  /// How far a recognizer is with its pointer. The last three end it; the next press begins anew.
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
      if !isEnabled { cancel() }
    }
  }

  /// How far it is. Default possible. It keeps its last state until the next press.
  public private(set) var state = State.possible

  /// The pointer it watches; it watches one at a time.
  weak var session: PointerSession?

  /// Asked once when a pointer goes down: whether to watch it at all. Default yes.
  public var shouldReceive: ((PointerSample) -> Bool)?

  /// Hears each change of state while the gesture lasts.
  public var action: (() -> Void)?

  /// A recognizer that watches nothing until `View.addGestureRecognizer(_:)`.
  public init() {}

  /// Moves to `newState` and tells the action, except of `possible` and `failed`.
  public final func setState(_ newState: State) {
    state = newState
    switch newState {
    case .possible, .failed: break
    case .began, .changed, .ended, .cancelled: action?()
    }
  }

  func begin(_ sample: PointerSample) {
    state = .possible
    pointerDown(sample)
  }

  func cancel() {
    if state.isActive {
      setState(.cancelled)
    } else if state == .possible {
      state = .failed
    }
    reset()
  }

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

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Watches the pointers that went down in a view and decides whether their movement is its
/// gesture. Of all that watch one pointer, at most one wins; the others fail and the view that
/// was pressed hears `pointerCancelled()`.
open class GestureRecognizer {
  public enum State: Sendable, Equatable {
    /// Watching, not decided.
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public var isActive: Bool { self == .began || self == .changed }
  }

  public internal(set) weak var view: View?

  /// Default true; turning it off in mid-gesture cancels the gesture.
  public var isEnabled = true {
    didSet {
      if !isEnabled { cancel() }
    }
  }

  public private(set) var state = State.possible

  /// The pointer it watches; it watches one at a time.
  weak var session: PointerSession?

  /// Asked once when a pointer goes down: whether to watch it at all. Default yes.
  public var shouldReceive: ((PointerSample) -> Bool)?

  /// Hears each change of state while the gesture lasts.
  public var action: (() -> Void)?

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

  open func pointerDown(_ sample: PointerSample) {}
  open func pointerMoved(_ sample: PointerSample) {}
  open func pointerUp(_ sample: PointerSample) {}

  /// The sequence is over: forget what was collected about it.
  open func reset() {}
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Decides when a tool tip is shown, and for which view. It knows only the identities of views.
nonisolated struct ToolTipStateMachine: Sendable, Equatable {
  typealias Target = ObjectIdentifier

  /// The time in seconds that the pointer stays over a view before the tip appears, as in GTK.
  static let delay = 0.5

  /// The time in seconds after a tip was hidden during which another tip appears immediately.
  static let immediateShowInterval = 0.5

  enum Cause: Sendable, Equatable {
    case pointer
    case keyboard
  }

  enum State: Sendable, Equatable {
    case idle
    case waiting(Target, Cause)
    case showing(Target, Cause)
  }

  enum Input: Sendable, Equatable {
    /// The pointer entered a view with a tip, or left all such views.
    case pointerOver(Target?)
    /// The pointer moved within the same view.
    case pointerMoved
    /// A view with a tip became first responder with a visible focus ring; nil when this ends.
    case keyboardAt(Target?)
    /// A press, a key, or a turn of the wheel.
    case userInput
    case delayElapsed
    /// The view has no tip any more, or was removed.
    case targetRemoved(Target)
  }

  enum Action: Sendable, Equatable {
    /// Hide the tip, and report when `delay` has passed, unless another action follows before that.
    case wait
    /// Show only the tip of this view.
    case show(Target, Cause)
    /// Hide the tip, and cancel the delay.
    case hide
  }

  private(set) var state = State.idle
  private var pointerTarget: Target?
  /// The time when a tip was hidden because its cause ended, not because of user input.
  private var hiddenInstant: Instant?

  mutating func handle(_ input: Input, at now: Instant) -> Action? {
    switch input {
    case .pointerOver(let target):
      guard target != pointerTarget else { return nil }
      pointerTarget = target
      if let target { return begin(target, .pointer, at: now) }
      return endIfCause(.pointer, at: now)
    case .pointerMoved:
      guard case .waiting(_, .pointer) = state else { return nil }
      return .wait
    case .keyboardAt(let target):
      if let target { return begin(target, .keyboard, at: now) }
      return endIfCause(.keyboard, at: now)
    case .userInput:
      hiddenInstant = nil
      return state == .idle ? nil : end()
    case .delayElapsed:
      guard case .waiting(let target, let cause) = state else { return nil }
      state = .showing(target, cause)
      return .show(target, cause)
    case .targetRemoved(let target):
      if pointerTarget == target { pointerTarget = nil }
      switch state {
      case .waiting(target, _), .showing(target, _): return end()
      default: return nil
      }
    }
  }

  private mutating func begin(_ target: Target, _ cause: Cause, at now: Instant) -> Action? {
    switch state {
    case .showing(target, _): return nil
    case .waiting(target, .keyboard): return nil
    default: break
    }
    if isShowing
      || hiddenInstant.map({ now.timeIntervalSince($0) <= Self.immediateShowInterval }) == true,
      cause == .pointer
    {
      state = .showing(target, cause)
      return .show(target, cause)
    }
    state = .waiting(target, cause)
    return .wait
  }

  private var isShowing: Bool {
    if case .showing = state { return true }
    return false
  }

  private mutating func endIfCause(_ cause: Cause, at now: Instant) -> Action? {
    switch state {
    case .showing(_, cause):
      hiddenInstant = now
      return end()
    case .waiting(_, cause): return end()
    default: return nil
    }
  }

  private mutating func end() -> Action {
    state = .idle
    return .hide
  }
}

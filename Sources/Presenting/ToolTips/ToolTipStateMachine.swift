// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// When the tool tip of which view shows. It knows views by what tells them apart.
nonisolated struct ToolTipStateMachine: Sendable, Equatable {
  typealias Target = ObjectIdentifier

  /// Seconds that the pointer rests before the tip shows, as on GTK's desktops.
  static let delay = 0.5

  /// Seconds after a tip went within which another one shows at once.
  static let memory = 0.5

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
    /// The pointer came over a view with a tip, or left all those.
    case pointerOver(Target?)
    /// The pointer moved and is still over the same view.
    case pointerMoved
    /// The keyboard came to a view with a tip and the ring shows; nil when that is over.
    case keyboardAt(Target?)
    /// A press, a key, a turn of the wheel.
    case used
    /// The time that was asked for is over.
    case waited
    /// The view has no tip any more, or is gone.
    case gone(Target)
  }

  enum Action: Sendable, Equatable {
    /// Hide what shows, and say after `delay` that it has passed, unless another action comes first.
    case wait
    /// Show this view's tip and no other.
    case show(Target, Cause)
    /// Hide what shows and wait for nothing.
    case hide
  }

  private(set) var state = State.idle
  private var over: Target?
  /// When a tip that nobody sent away was hidden.
  private var hidden: Instant?

  mutating func handle(_ input: Input, at now: Instant) -> Action? {
    switch input {
    case .pointerOver(let target):
      guard target != over else { return nil }
      over = target
      if let target { return begin(target, .pointer, at: now) }
      return endIfCause(.pointer, at: now)
    case .pointerMoved:
      guard case .waiting(_, .pointer) = state else { return nil }
      return .wait
    case .keyboardAt(let target):
      if let target { return begin(target, .keyboard, at: now) }
      return endIfCause(.keyboard, at: now)
    case .used:
      hidden = nil
      return state == .idle ? nil : end()
    case .waited:
      guard case .waiting(let target, let cause) = state else { return nil }
      state = .showing(target, cause)
      return .show(target, cause)
    case .gone(let target):
      if over == target { over = nil }
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
    if isShowing || hidden.map({ now.since($0) <= Self.memory }) == true, cause == .pointer {
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
      hidden = now
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

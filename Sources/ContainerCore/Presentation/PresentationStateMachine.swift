// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Tracks whether a controller is presented, being presented or being dismissed. Transitions can be reversed.
nonisolated struct PresentationStateMachine: Sendable, Equatable {
  enum State: Sendable, Equatable {
    case dismissed
    case presenting
    case presented
    case dismissing
  }

  enum Input: Sendable, Equatable {
    case present
    case dismiss
    /// The transition has ended; `isPresent` says at which end.
    case transitionEnded(isPresented: Bool)
  }

  enum Action: Sendable, Equatable {
    case begin
    /// The running transition has to be reversed.
    case reverse
    case end
  }

  private(set) var state = State.dismissed
  /// Whether the presentation is dismissed in the chain of one below it, which runs the transition.
  private(set) var isDrivenByChain = false
  /// Whether the dismissal has ended and its did-callbacks are being sent: the controller has no presenter any more.
  private(set) var isDismissed = false

  var isTransitioning: Bool { state == .presenting || state == .dismissing }

  var isActive: Bool { state == .presenting || state == .presented }

  /// Begins the dismissal together with a presentation below.
  mutating func dismissWithChain() {
    _ = handle(.dismiss)
    isDrivenByChain = true
  }

  mutating func setDismissed(_ isGone: Bool) { self.isDismissed = isGone }

  mutating func handle(_ input: Input) -> Action? {
    switch (state, input) {
    case (.dismissed, .present):
      state = .presenting
      return .begin
    case (.dismissing, .present):
      state = .presenting
      return .reverse
    case (.presented, .dismiss):
      state = .dismissing
      return .begin
    case (.presenting, .dismiss):
      state = .dismissing
      return .reverse
    case (.presenting, .transitionEnded(let isPresent)),
      (.dismissing, .transitionEnded(let isPresent)):
      // A gesture may have reversed the transition without an input.
      state = isPresent ? .presenting : .dismissing
      return .end
    case (.dismissed, _), (.presented, _), (.presenting, .present), (.dismissing, .dismiss):
      return nil
    }
  }

  /// Ends the transition after its did-callbacks.
  mutating func completeTransition() {
    isDrivenByChain = false
    switch state {
    case .presenting: state = .presented
    case .dismissing: state = .dismissed
    case .dismissed, .presented: break
    }
  }
}

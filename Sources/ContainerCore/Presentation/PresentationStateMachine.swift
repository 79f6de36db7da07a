// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Whether a controller is presented, or on its way there or back. A movement may be turned round
/// before it ends.
nonisolated struct PresentationStateMachine: Sendable, Equatable {
  enum State: Sendable, Equatable {
    case absent
    case arriving
    case present
    case leaving
  }

  enum Input: Sendable, Equatable {
    case present
    case dismiss
    /// The movement is over and left the controller there, or not.
    case ended(isPresent: Bool)
  }

  enum Action: Sendable, Equatable {
    case begin
    /// A movement runs the other way.
    case turnRound
    case end
  }

  private(set) var state = State.absent
  /// Goes with the chain of a presentation below it, which runs the movement.
  private(set) var isLed = false
  /// The dismissal has ended and its did-callbacks are being sent: the controller has no presenter any more.
  private(set) var isGone = false

  var isMoving: Bool { state == .arriving || state == .leaving }

  /// Whether the presented controller is present or arriving.
  var isHere: Bool { state == .arriving || state == .present }

  /// A presentation below it is dismissed.
  mutating func follow() {
    _ = handle(.dismiss)
    isLed = true
  }

  mutating func setGone(_ isGone: Bool) { self.isGone = isGone }

  mutating func handle(_ input: Input) -> Action? {
    switch (state, input) {
    case (.absent, .present):
      state = .arriving
      return .begin
    case (.leaving, .present):
      state = .arriving
      return .turnRound
    case (.present, .dismiss):
      state = .leaving
      return .begin
    case (.arriving, .dismiss):
      state = .leaving
      return .turnRound
    case (.arriving, .ended(let isPresent)), (.leaving, .ended(let isPresent)):
      // A gesture may have turned the movement round without saying so.
      state = isPresent ? .arriving : .leaving
      return .end
    case (.absent, _), (.present, _), (.arriving, .present), (.leaving, .dismiss):
      return nil
    }
  }

  /// The did-callbacks of a movement were sent.
  mutating func settle() {
    isLed = false
    switch state {
    case .arriving: state = .present
    case .leaving: state = .absent
    case .absent, .present: break
    }
  }
}

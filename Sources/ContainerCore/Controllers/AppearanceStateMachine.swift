// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Whether a controller's view is on screen, and on its way there or away.
///
/// Contract 3.6: a transition may be turned round before it ends; the did-callback belongs to
/// the final matching end; calls without a partner change nothing.
nonisolated struct AppearanceStateMachine: Sendable, Equatable {
  enum State: Sendable, Equatable {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)
  }

  enum Input: Sendable, Equatable {
    case begin(appearing: Bool, animated: Bool)
    case end
  }

  enum Action: Sendable, Equatable {
    case willAppear(animated: Bool)
    case didAppear(animated: Bool)
    case willDisappear(animated: Bool)
    case didDisappear(animated: Bool)
    /// One more begin in the direction of the running transition, or the end of such a one.
    case join
    /// The call had no partner.
    case reportUnbalanced
  }

  private(set) var state = State.disappeared

  /// `viewIsAppearing` is to be sent by the layout pass that makes the geometry final.
  private(set) var owesIsAppearing = false

  /// The begins of the running transition, in its direction, that wait for their ends.
  private var openBegins = 0

  var isInTransition: Bool {
    switch state {
    case .appearing, .disappearing: true
    case .appeared, .disappeared: false
    }
  }

  mutating func isAppearingWasSent() { owesIsAppearing = false }

  mutating func handle(_ input: Input) -> Action {
    switch (state, input) {
    case (.disappeared, .begin(true, let animated)), (.disappearing, .begin(true, let animated)):
      state = .appearing(animated: animated)
      openBegins = 1
      owesIsAppearing = true
      return .willAppear(animated: animated)
    case (.appeared, .begin(false, let animated)), (.appearing, .begin(false, let animated)):
      state = .disappearing(animated: animated)
      openBegins = 1
      owesIsAppearing = false
      return .willDisappear(animated: animated)
    case (.appearing, .begin(true, _)), (.disappearing, .begin(false, _)):
      openBegins += 1
      return .join
    case (.appearing, .end) where openBegins > 1, (.disappearing, .end) where openBegins > 1:
      openBegins -= 1
      return .join
    case (.appearing(let animated), .end):
      state = .appeared
      owesIsAppearing = false
      return .didAppear(animated: animated)
    case (.disappearing(let animated), .end):
      state = .disappeared
      return .didDisappear(animated: animated)
    case (.disappeared, .begin(false, _)), (.appeared, .begin(true, _)), (.appeared, .end),
      (.disappeared, .end):
      return .reportUnbalanced
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Tracks whether a view is on screen, appearing or disappearing. A transition can be reversed before it ends; the last
/// matching end sends the did-callback. A begin or end without its partner changes nothing (contract 3.6).
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
    /// A nested begin in the direction of the running transition, or the end of a nested begin.
    case ignoreNested
    case reportUnbalanced
  }

  private(set) var state = State.disappeared

  /// Whether the layout pass that makes the geometry final still has to send `viewIsAppearing`.
  private(set) var needsViewIsAppearing = false

  /// The number of begins of the running transition that have no end yet.
  private var unmatchedBeginCount = 0

  var isInTransition: Bool {
    switch state {
    case .appearing, .disappearing: true
    case .appeared, .disappeared: false
    }
  }

  mutating func markViewIsAppearingSent() { needsViewIsAppearing = false }

  mutating func handle(_ input: Input) -> Action {
    switch (state, input) {
    case (.disappeared, .begin(true, let animated)), (.disappearing, .begin(true, let animated)):
      state = .appearing(animated: animated)
      unmatchedBeginCount = 1
      needsViewIsAppearing = true
      return .willAppear(animated: animated)
    case (.appeared, .begin(false, let animated)), (.appearing, .begin(false, let animated)):
      state = .disappearing(animated: animated)
      unmatchedBeginCount = 1
      needsViewIsAppearing = false
      return .willDisappear(animated: animated)
    case (.appearing, .begin(true, _)), (.disappearing, .begin(false, _)):
      unmatchedBeginCount += 1
      return .ignoreNested
    case (.appearing, .end) where unmatchedBeginCount > 1,
      (.disappearing, .end) where unmatchedBeginCount > 1:
      unmatchedBeginCount -= 1
      return .ignoreNested
    case (.appearing(let animated), .end):
      state = .appeared
      needsViewIsAppearing = false
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

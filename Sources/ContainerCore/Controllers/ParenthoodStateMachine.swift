// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Tracks whether a controller has a parent (contract 1). The core sends the first callback of an addition, in
/// `addChild`, and the last one of a removal, in `removeFromParent`. The container sends the others.
nonisolated struct ParenthoodStateMachine: Sendable, Equatable {
  enum State: Sendable, Equatable {
    case parentless
    /// The container has not sent `didMove(toParent:)` yet.
    case entering
    case child
    /// The container has sent `willMove(toParent: nil)`.
    case leaving
  }

  enum Input: Sendable, Equatable {
    case addChild
    case removeFromParent
    /// The container sends `willMove(toParent:)`: true for the present parent, false for nil.
    case willMove(toParent: Bool)
    case didMove(toParent: Bool)
    case viewDidAppear
  }

  enum Action: Sendable, Equatable {
    case sendWillMoveToParent
    case sendDidMoveToNil
  }

  private(set) var state = State.parentless

  /// Whether the controller has not appeared since it was added, for `isMovingToParent`.
  private(set) var isJustAdded = false

  var isLeaving: Bool { state == .leaving }

  mutating func handle(_ input: Input) -> Action? {
    switch (input, state) {
    case (.addChild, .parentless):
      state = .entering
      isJustAdded = true
      return .sendWillMoveToParent
    case (.removeFromParent, .entering), (.removeFromParent, .child),
      (.removeFromParent, .leaving):
      state = .parentless
      isJustAdded = false
      return .sendDidMoveToNil
    case (.willMove(toParent: false), .entering), (.willMove(toParent: false), .child):
      state = .leaving
    case (.willMove(toParent: true), .leaving):
      state = .entering
    case (.didMove(toParent: true), .entering), (.didMove(toParent: true), .leaving):
      state = .child
    case (.viewDidAppear, _):
      isJustAdded = false
    case (.addChild, _), (.removeFromParent, .parentless), (.willMove, _), (.didMove, _):
      break
    }
    return nil
  }
}

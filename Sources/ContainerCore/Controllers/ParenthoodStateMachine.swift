// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where a controller stands between having a parent and having none.
///
/// Contract 1: the core sends the first callback of each change (`willMove(toParent: P)` with
/// `addChild`, `didMove(toParent: nil)` with `removeFromParent`), the container the other.
nonisolated struct ParenthoodStateMachine: Sendable, Equatable {
  enum State: Sendable, Equatable {
    case orphan
    /// Added; the container has not sent `didMove(toParent:)` yet.
    case joining
    case child
    /// The container sent `willMove(toParent: nil)`.
    case leaving
  }

  enum Input: Sendable, Equatable {
    case addChild
    case removeFromParent
    /// The container says that the child will move to this parent again, or to none.
    case willMove(toParent: Bool)
    case didMove(toParent: Bool)
    /// `viewDidAppear` was sent.
    case appeared
  }

  enum Action: Sendable, Equatable {
    case sendWillMoveToParent
    case sendDidMoveToNil
  }

  private(set) var state = State.orphan

  /// Added and not seen since: what `isMovingToParent` tells.
  private(set) var isJustAdded = false

  var isLeaving: Bool { state == .leaving }

  mutating func handle(_ input: Input) -> Action? {
    switch (input, state) {
    case (.addChild, .orphan):
      state = .joining
      isJustAdded = true
      return .sendWillMoveToParent
    case (.removeFromParent, .joining), (.removeFromParent, .child),
      (.removeFromParent, .leaving):
      state = .orphan
      isJustAdded = false
      return .sendDidMoveToNil
    case (.willMove(toParent: false), .joining), (.willMove(toParent: false), .child):
      state = .leaving
    case (.willMove(toParent: true), .leaving):
      // A removal that was called off.
      state = .joining
    case (.didMove(toParent: true), .joining), (.didMove(toParent: true), .leaving):
      state = .child
    case (.appeared, _):
      isJustAdded = false
    case (.addChild, _), (.removeFromParent, .orphan), (.willMove, _), (.didMove, _):
      break
    }
    return nil
  }
}

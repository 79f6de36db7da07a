// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// Hands values from a helper thread to the main actor. Of each kind only the newest value waits, and one task waits for
/// all, so that a thread that is flooded with values fills no memory.
nonisolated final class LatestValues<Kind: Hashable & Sendable, Value: Sendable>: Sendable {
  private let waiting = Mutex<[Kind: Value]>([:])
  private let take: @MainActor @Sendable ([Value]) -> Void

  /// - Parameter take: Called on the main actor with the newest value of each kind that has come since the last call.
  init(take: @escaping @MainActor @Sendable ([Value]) -> Void) {
    self.take = take
  }

  /// Replaces the value of the kind that waits, if there is one.
  func leave(_ value: Value, as kind: Kind) {
    let isFirst = waiting.withLock { waiting in
      defer { waiting[kind] = value }
      return waiting.isEmpty
    }
    guard isFirst else { return }
    Task { @MainActor in
      take(
        waiting.withLock { waiting in
          defer { waiting = [:] }
          return Array(waiting.values)
        })
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a call comes to that is awaited: what its completion hears; false when the completion is let go
/// of unheard, since the call was refused or its container is gone. So nobody waits for ever.
final class Outcome {
  private var continuation: CheckedContinuation<Bool, Never>?

  private init(_ continuation: CheckedContinuation<Bool, Never>) {
    self.continuation = continuation
  }

  deinit {
    continuation?.resume(returning: false)
  }

  private func settle(_ finished: Bool) {
    continuation?.resume(returning: finished)
    continuation = nil
  }

  /// Makes a call, and waits for its completion.
  static func of(_ call: (_ completion: @escaping (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      let outcome = Outcome(continuation)
      call { outcome.settle($0) }
    }
  }
}

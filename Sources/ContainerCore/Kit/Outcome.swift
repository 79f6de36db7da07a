// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The result of a call that is awaited: the value that its completion gets. It is false when the
/// completion is released without being called, because the call was refused or its container is
/// gone. So no caller waits for ever.
public final class Outcome {
  private var continuation: CheckedContinuation<Bool, Never>?

  private init(_ continuation: CheckedContinuation<Bool, Never>) {
    self.continuation = continuation
  }

  deinit { continuation?.resume(returning: false) }

  private func settle(_ finished: Bool) {
    continuation?.resume(returning: finished)
    continuation = nil
  }

  /// Makes a call, and waits for its completion.
  public static func of(_ call: (_ completion: @escaping (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      let outcome = Outcome(continuation)
      call { outcome.settle($0) }
    }
  }
}

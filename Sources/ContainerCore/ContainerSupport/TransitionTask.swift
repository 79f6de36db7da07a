// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A call that starts a transition, such as a push. The transition begins immediately; await `value` for its end:
///
/// ```swift
/// navigation.pushViewController(list, animated: true)
/// let isOnTop = await navigation.pushViewController(detail, animated: true).value
/// ```
///
/// Methods with a completion have a variant that returns a task. The compiler chooses this variant if the task is used.
@MainActor
public final class TransitionTask {
  private final class Call {
    var result: Bool?
    var continuations: [CheckedContinuation<Bool, Never>] = []

    func complete(_ finished: Bool) {
      guard result == nil else { return }
      result = finished
      for continuation in continuations { continuation.resume(returning: finished) }
      continuations = []
    }
  }

  /// Completes the call when the last reference to the completion is released.
  @MainActor private final class Completion {
    let call: Call

    init(of call: Call) { self.call = call }

    isolated deinit { call.complete(false) }
  }

  private let call = Call()

  /// Creates a task and calls `start`, which begins a transition and later passes the task's `value` to `completion`.
  public init(start: (_ completion: @escaping (Bool) -> Void) -> Void) {
    let completion = Completion(of: call)
    start { completion.call.complete($0) }
  }

  /// The result of the call, returned when the transition has ended: true if the requested state was reached; false if
  /// another call or a gesture has replaced the transition, if the call was refused, or if the container was released.
  public var value: Bool {
    get async {
      if let result = call.result { return result }
      return await withCheckedContinuation { call.continuations.append($0) }
    }
  }
}

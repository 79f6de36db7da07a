// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How a call that takes time ends. The call begins at once; whoever wants to go on after it awaits
/// `finished`, and whoever does not leaves the outcome alone:
///
/// ```swift
/// navigation.pushViewController(list, animated: true)
/// let isThere = await navigation.pushViewController(detail, animated: true).finished
/// ```
///
/// Each call that has a completion has a form that returns an outcome. It is used where `finished` is
/// asked for.
@MainActor
public final class Outcome {
  private final class Call {
    var result: Bool?
    var waiting: [CheckedContinuation<Bool, Never>] = []

    func settle(_ finished: Bool) {
      guard result == nil else { return }
      result = finished
      for continuation in waiting { continuation.resume(returning: finished) }
      waiting = []
    }
  }

  /// The completion holds this, so that it is released with the completion.
  @MainActor private final class Completion {
    let call: Call

    init(of call: Call) { self.call = call }

    isolated deinit { call.settle(false) }
  }

  private let call = Call()

  /// Makes a call that takes a completion.
  public init(of start: (_ completion: @escaping (Bool) -> Void) -> Void) {
    let completion = Completion(of: call)
    start { completion.call.settle($0) }
  }

  /// Waits for the end of the call: the value that its completion gets. False when the completion is
  /// released without being called, because the call was refused or its container is gone, so that
  /// nobody waits for ever.
  public var finished: Bool {
    get async {
      if let result = call.result { return result }
      return await withCheckedContinuation { call.waiting.append($0) }
    }
  }
}

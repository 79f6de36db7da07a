// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Lets a container carry out one decision at a time: what the callbacks of one ask for comes after it.
final class DecisionQueue {
  /// Whether a decision is being carried out.
  private(set) var isBusy = false
  private var waiting: [() -> Void] = []

  /// Carries out a decision, and after the outermost one what has been put off meanwhile.
  func perform(_ body: () -> Void) {
    let isOutermost = !isBusy
    isBusy = true
    body()
    guard isOutermost else { return }
    isBusy = false
    let calls = waiting
    waiting = []
    for call in calls { call() }
  }

  /// Puts a call off until the running decision has been carried out.
  func afterwards(_ call: @escaping () -> Void) {
    waiting.append(call)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Something that happens at an instant, with no frame before it: made by `AnimationSystem.after`.
public final class Alarm {
  /// When it is due.
  let due: Instant

  private var action: (() -> Void)?

  init(due: Instant, action: @escaping () -> Void) {
    self.due = due
    self.action = action
  }

  /// False once it went off or was cancelled.
  public var isPending: Bool { action != nil }

  /// It will not go off.
  public func cancel() {
    action = nil
  }

  func fire() {
    let action = action
    self.action = nil
    action?()
  }
}

/// Calls a closure in each frame until it is stopped: made by `AnimationSystem.eachFrame(_:)`.
package final class FrameTicker: Steppable {
  private var last: Instant
  private let action: (_ seconds: Double) -> Void

  private(set) package var isRunning = true

  init(start: Instant, action: @escaping (_ seconds: Double) -> Void) {
    last = start
    self.action = action
  }

  package func stop() { isRunning = false }

  func advance(to instant: Instant) {
    let seconds = max(0, instant.since(last))
    last = max(last, instant)
    action(seconds)
  }

  /// A ticker has no place to continue from.
  func hold(for seconds: Double, ifBegunIn frame: ClosedRange<Instant>) {}

  func finishEarly() { stop() }
}

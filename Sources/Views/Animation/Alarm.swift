// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Something that happens at an instant, with no frame before it: made by `AnimationSystem.after`.
public final class Alarm {
  /// When it is due.
  public let due: Instant

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

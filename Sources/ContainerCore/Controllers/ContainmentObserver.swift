// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Hears of every callback just before it is sent, and of the calls that lead to them: what logs
/// and checkers are built on.
public protocol ContainmentObserver: AnyObject {
  /// A callback is about to be sent to `event.controller`.
  func observe(_ event: ContainmentEvent)

  /// A call begins; nothing has changed yet. Default: nothing.
  func callBegan(_ call: ContainmentCall)

  /// The call that began last has ended. Default: nothing.
  func callEnded(_ call: ContainmentCall)
}

extension ContainmentObserver {
  public func callBegan(_ call: ContainmentCall) {}
  public func callEnded(_ call: ContainmentCall) {}
}

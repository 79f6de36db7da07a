// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Hears of every callback just before it is sent: what logs and checkers are built on.
public protocol ContainmentObserver: AnyObject {
  func observe(_ event: ContainmentEvent)
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Has the last word on what a drawer may do, for calls, gestures and keys alike.
public protocol DrawerDelegate: AnyObject {
  /// Default yes. A no ends a call with `false` and sends a drag back to where it began.
  func drawer(
    _ drawer: DrawerController, shouldOpen side: DrawerSide, because cause: DrawerCause
  ) -> Bool

  /// Default yes.
  func drawer(
    _ drawer: DrawerController, shouldClose side: DrawerSide, because cause: DrawerCause
  ) -> Bool

  /// Whether a press may become a drag of this side; asked after the gesture options said yes.
  /// Default yes.
  func drawer(
    _ drawer: DrawerController, shouldDrag side: DrawerSide, from sample: PointerSample
  ) -> Bool
}

extension DrawerDelegate {
  public func drawer(
    _ drawer: DrawerController, shouldOpen side: DrawerSide, because cause: DrawerCause
  ) -> Bool { true }

  public func drawer(
    _ drawer: DrawerController, shouldClose side: DrawerSide, because cause: DrawerCause
  ) -> Bool { true }

  public func drawer(
    _ drawer: DrawerController, shouldDrag side: DrawerSide, from sample: PointerSample
  ) -> Bool { true }
}

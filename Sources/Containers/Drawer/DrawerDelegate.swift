// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// May refuse that a drawer opens, closes or is dragged, for calls, gestures and keys alike.
public protocol DrawerDelegate: AnyObject {
  /// Default true. False ends a call with `false`, and sends a dragged side back to where the drag began.
  func drawer(
    _ drawer: DrawerController, shouldOpen side: DrawerSide, because cause: DrawerCause
  ) -> Bool

  /// Default true. False has the same effect as for opening.
  func drawer(
    _ drawer: DrawerController, shouldClose side: DrawerSide, because cause: DrawerCause
  ) -> Bool

  /// Whether a press may become a drag of this side. Called only for presses that the gesture
  /// options allow. Default true.
  func drawer(
    _ drawer: DrawerController, shouldDrag side: DrawerSide, from sample: PointerSample
  ) -> Bool
}

extension DrawerDelegate {
  public func drawer(
    _: DrawerController, shouldOpen _: DrawerSide, because _: DrawerCause
  ) -> Bool { true }

  public func drawer(
    _: DrawerController, shouldClose _: DrawerSide, because _: DrawerCause
  ) -> Bool { true }

  public func drawer(
    _: DrawerController, shouldDrag _: DrawerSide, from _: PointerSample
  ) -> Bool { true }
}

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

/// The source of a request to open or close a side of a drawer.
public nonisolated enum DrawerCause: Sendable, Hashable {
  /// A method of the drawer, called by the program.
  case call
  /// A drag, a tap, the wheel, or a press and hold.
  case gesture
  /// A key command of the drawer.
  case key
}

/// Receives the changes of a drawer's state. A drawer may have several observers. All methods have a
/// default that does nothing.
public protocol DrawerObserver: AnyObject {
  /// A side is about to open, for any cause.
  func drawer(_ drawer: DrawerController, willOpen side: DrawerSide)
  /// A side is at rest, open.
  func drawer(_ drawer: DrawerController, didOpen side: DrawerSide)
  /// A side is about to close, for any cause.
  func drawer(_ drawer: DrawerController, willClose side: DrawerSide)
  /// A side is at rest, closed.
  func drawer(_ drawer: DrawerController, didClose side: DrawerSide)
  /// A side has moved: 0 closed, 1 open, more while stretched.
  func drawer(_ drawer: DrawerController, progressOf side: DrawerSide, changedTo progress: Double)
  /// The drawer comes to rest, is taken by a pointer, moves, or replaces its center.
  func drawer(_ drawer: DrawerController, phaseChangedTo phase: DrawerPhase)
  /// A person has given a side another length, in points.
  func drawer(_ drawer: DrawerController, lengthOf side: DrawerSide, changedTo length: Double)
}

extension DrawerObserver {
  public func drawer(_: DrawerController, willOpen _: DrawerSide) {}
  public func drawer(_: DrawerController, didOpen _: DrawerSide) {}
  public func drawer(_: DrawerController, willClose _: DrawerSide) {}
  public func drawer(_: DrawerController, didClose _: DrawerSide) {}
  public func drawer(_: DrawerController, progressOf _: DrawerSide, changedTo _: Double) {}
  public func drawer(_: DrawerController, phaseChangedTo _: DrawerPhase) {}
  public func drawer(_: DrawerController, lengthOf _: DrawerSide, changedTo _: Double) {}
}

/// What a drawer is doing.
public nonisolated enum DrawerPhase: String, Sendable, Hashable {
  /// At rest, closed or open.
  case idle
  /// Held by a pointer.
  case dragging
  /// Moving to its rest.
  case settling
  /// Replacing its center.
  case swapping
}

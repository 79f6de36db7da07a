// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// The delegate of a drawer, which decides whether calls, gestures and keys can open, close or drag a side.
public protocol DrawerDelegate: AnyObject {
  /// Returns whether a side can open. If false, a call ends with `false`, and a dragged side moves back. Default true.
  func drawer(
    _ drawer: DrawerController, shouldOpen side: DrawerSide, cause: DrawerChangeSource
  ) -> Bool

  /// Returns whether a side can close. If false, a call ends with `false`, and a dragged side moves back. Default true.
  func drawer(
    _ drawer: DrawerController, shouldClose side: DrawerSide, cause: DrawerChangeSource
  ) -> Bool

  /// Returns whether a press can drag a side. Called only for presses that the gesture options allow. Default true.
  func drawer(
    _ drawer: DrawerController, shouldDrag side: DrawerSide, from sample: PointerSample
  ) -> Bool
}

extension DrawerDelegate {
  public func drawer(
    _: DrawerController, shouldOpen _: DrawerSide, cause _: DrawerChangeSource
  ) -> Bool { true }

  public func drawer(
    _: DrawerController, shouldClose _: DrawerSide, cause _: DrawerChangeSource
  ) -> Bool { true }

  public func drawer(
    _: DrawerController, shouldDrag _: DrawerSide, from _: PointerSample
  ) -> Bool { true }
}

/// The origin of a request to open or close a drawer side: the program, a gesture or a key.
public nonisolated enum DrawerChangeSource: Sendable, Hashable {
  /// A method of the drawer, called by the program.
  case programmatic
  /// A drag, a tap, the wheel, or a long press.
  case gesture
  /// A key command of the drawer.
  case key
}

/// An observer of a drawer's movements. A drawer can have several observers. Each method does nothing by default.
public protocol DrawerObserver: AnyObject {
  /// Called when a side is about to open, for any cause.
  func drawer(_ drawer: DrawerController, willOpen side: DrawerSide)
  /// Called when a side has opened.
  func drawer(_ drawer: DrawerController, didOpen side: DrawerSide)
  /// Called when a side is about to close, for any cause.
  func drawer(_ drawer: DrawerController, willClose side: DrawerSide)
  /// Called when a side has closed.
  func drawer(_ drawer: DrawerController, didClose side: DrawerSide)
  /// Called when a side has moved: 0 closed, 1 open, more while stretched.
  func drawer(_ drawer: DrawerController, progressOf side: DrawerSide, changedTo progress: Double)
  /// Called when the phase of the drawer has changed.
  func drawer(_ drawer: DrawerController, phaseChangedTo phase: DrawerPhase)
  /// Called when the user has changed the length of a side, in points.
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

/// What a drawer is doing: idle, dragged by a pointer, moving its sides, or replacing its center.
public nonisolated enum DrawerPhase: String, Sendable, Hashable {
  /// Nothing moves. Sides are closed or open.
  case idle
  /// A pointer drags the drawer.
  case dragging
  /// Sides move to their targets.
  case settling
  /// The center is being replaced.
  case swapping
}

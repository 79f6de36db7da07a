// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Is told what a drawer does. A drawer may have several observers. All methods are optional.
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

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A turn of a wheel or a two-finger scroll.
public nonisolated struct WheelEvent: Sendable, Equatable {
  /// Notches, with fractions where the device has them. Positive y shows what lies further
  /// down, positive x what lies further right; the desktop's natural-scrolling setting is
  /// already applied.
  public var delta: Point

  /// Where the pointer was, in points from the window's top left corner.
  public var location: Point

  /// The modifiers held at that moment.
  public var modifiers: KeyModifiers

  /// What a view scrolls by: the notches, sideways where Shift is held, as on every desktop.
  public var scrollDelta: Point {
    modifiers.contains(.shift) && delta.x == 0 ? Point(delta.y, 0) : delta
  }

  /// A turn by `delta` notches at `location`, in window points. Default: no modifiers.
  public init(delta: Point, at location: Point, modifiers: KeyModifiers = []) {
    self.delta = delta
    self.location = location
    self.modifiers = modifiers
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// One report of a pressed pointer, as views and gesture recognizers get it.
public struct PointerSample {
  /// What the pointer did, in the window's coordinates.
  public let event: PointerEvent
  /// When it did so, on the host's clock.
  public let instant: Instant

  /// Which click of a row this is: 2 for a double click.
  public let clickCount: Int

  /// Where the pointer is in `view`'s coordinates; in the window's for nil.
  public func location(in view: View?) -> Point {
    view?.windowToLocal(event.location) ?? event.location
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// One event of a pressed pointer, as views and gesture recognizers receive it.
public struct PointerSample {
  /// The event, in the window's coordinates.
  public let event: PointerEvent
  /// The time of the event, on the host's clock.
  public let instant: Instant

  /// The number of the click in a row: 2 for a double click.
  public let clickCount: Int

  /// Returns the position of the pointer in `view`'s coordinates; in window coordinates for nil.
  public func location(in view: View?) -> Point {
    view?.windowToLocal(event.location) ?? event.location
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// One event of a pressed pointer, as views and gesture recognizers receive it.
public struct PointerSample {
  /// The pointer event, in the coordinates of the window.
  public let event: PointerEvent
  /// The instant of the event, on the clock of the window's host, such as `Application`.
  public let instant: Instant

  /// The number of clicks in quick succession, including this one: 2 for a double click.
  public let clickCount: Int

  /// Returns the position of the pointer in `view`'s coordinates; in window coordinates for nil.
  public func location(in view: View?) -> Point {
    view?.windowToLocal(event.location) ?? event.location
  }
}

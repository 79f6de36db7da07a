// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// An event of a pressed pointer, with its time and click count, for views and gesture recognizers.
public struct PointerSample {
  /// The pointer event, in the coordinates of the window.
  public let event: PointerEvent
  /// The time of the event, by the clock of the window's host, such as `Application`.
  public let instant: Instant

  /// The number of clicks in quick succession, including the current click: 2 for a double click.
  public let clickCount: Int

  /// Returns the position of the pointer in `view`'s coordinates; in window coordinates for nil.
  public func location(in view: View?) -> Point {
    view?.windowToLocal(event.location) ?? event.location
  }
}

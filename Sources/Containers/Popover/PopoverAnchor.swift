// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// What a popover or a menu belongs to.
struct PopoverAnchor {
  weak var view: View?
  /// In the view's coordinates; nil for all of it.
  var rect: Rect?

  /// Where it shows in the container view's coordinates; nil when it is lost: removed, hidden or
  /// scrolled out of sight.
  func place(in container: View) -> Rect? {
    view?.shownRect(of: rect).map { container.convert($0, from: nil) }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// What a popover or a menu belongs to: a view, or a place in one.
public struct PopoverAnchor {
  /// The view that holds the place; nil when it was released.
  public weak var view: View?

  /// In the view's coordinates, in points; nil for all of it. Default nil.
  public var rect: Rect?

  /// A place in `view`, which is not kept alive. `rect` is in the view's coordinates; nil for all
  /// of it.
  public init(view: View?, rect: Rect? = nil) {
    self.view = view
    self.rect = rect
  }

  /// Where it shows in the container view's coordinates; nil when it is lost: removed, hidden or
  /// scrolled out of sight.
  public func place(in container: View) -> Rect? {
    view?.shownRect(of: rect).map { container.convert($0, from: nil) }
  }
}

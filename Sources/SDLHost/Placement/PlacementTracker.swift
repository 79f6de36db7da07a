// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Remembers which size and position a window goes back to from a state, such as maximized, and from a screen that is
/// too small for it.
nonisolated struct PlacementTracker {
  /// What the desktop says of a window.
  struct Appearance: Equatable {
    /// Points of the content area.
    var size: Size
    /// The frame in the desktop's units; nil if the desktop does not report it.
    var frame: PixelRect?
    var states: WindowStates = []
    var workArea: PixelRect?
    var extents: FrameExtents?
  }

  /// Points of the content area without any state.
  private(set) var size: Size
  private(set) var placement: WindowPlacement

  /// The size and corner of the window when it opened, used in place of the saved ones; nil for a number that the user
  /// has changed since.
  private var openedWidth: Double?
  private var openedHeight: Double?
  private var openedLeft: Int?
  private var openedTop: Int?

  /// The width and the left edge before the last change, and the height and the upper edge.
  private var formerWidth: (size: Double, left: Int?)?
  private var formerHeight: (size: Double, top: Int?)?

  /// Points. Wayland rounds sizes to pixels.
  private static let tolerance = 0.5

  /// - Parameters:
  ///   - size: The size that the window was to have, in points.
  ///   - placement: The placement that was saved; nil for none.
  ///   - opened: The size and frame that the window opened with, without its states.
  init(size: Size, placement: WindowPlacement?, opened: Appearance) {
    self.size = size
    self.placement = placement ?? WindowPlacement()
    (openedWidth, openedHeight) = (opened.size.width, opened.size.height)
    guard placement?.left != nil, placement?.top != nil else { return }
    (openedLeft, openedTop) = (opened.frame?.minX, opened.frame?.minY)
  }

  /// Takes over what the user or the desktop has changed.
  ///
  /// A window manager may tell the size of a maximized window before its state. If that size was taken for the window's own,
  /// the one before it counts again.
  mutating func observe(_ now: Appearance) {
    if now.states.hasOwnWidth {
      if (now.size.width, now.frame?.minX) != (size.width, placement.left) {
        formerWidth = (size.width, placement.left)
      }
      if openedWidth.map({ abs($0 - now.size.width) > Self.tolerance }) ?? true {
        (size.width, openedWidth) = (now.size.width, nil)
      }
      if let left = now.frame?.minX, left != openedLeft {
        (placement.left, openedLeft) = (left, nil)
      }
    } else if !now.states.contains(.minimized), let formerWidth,
      (now.size.width, now.frame?.minX) == (size.width, placement.left)
    {
      (size.width, placement.left) = formerWidth
    }
    if now.states.hasOwnHeight {
      if (now.size.height, now.frame?.minY) != (size.height, placement.top) {
        formerHeight = (size.height, placement.top)
      }
      if openedHeight.map({ abs($0 - now.size.height) > Self.tolerance }) ?? true {
        (size.height, openedHeight) = (now.size.height, nil)
      }
      if let top = now.frame?.minY, top != openedTop {
        (placement.top, openedTop) = (top, nil)
      }
    } else if !now.states.contains(.minimized), let formerHeight,
      (now.size.height, now.frame?.minY) == (size.height, placement.top)
    {
      (size.height, placement.top) = formerHeight
    }
    // SDL forgets on Wayland that a minimized window was maximized.
    if now.frame != nil || !now.states.contains(.minimized) {
      placement.states = now.states.intersection(.restorable)
    }
    guard now.states.hasOwnWidth, now.states.hasOwnHeight else { return }
    placement.extents = now.extents ?? placement.extents
    // The work area belongs to the corner that is saved with it.
    if openedLeft == nil || openedTop == nil { placement.workArea = now.workArea }
  }
}

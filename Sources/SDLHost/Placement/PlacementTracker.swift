// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Tracks the size and position to which a window returns from a state, and from a screen that is too small.
nonisolated struct PlacementTracker {
  struct Geometry: Equatable {
    /// The size of the content area, in points.
    var size: Size
    /// The frame in the desktop's units; nil if the desktop does not report it.
    var frame: PixelRect?
    var states: WindowStates = []
    var workArea: PixelRect?
    var extents: FrameExtents?
  }

  /// The size of the content area without any state, in points.
  private(set) var size: Size
  private(set) var placement: WindowPlacement

  /// The initial geometry, in place of which the saved one counts; nil for numbers that the user has changed.
  private var openedWidth: Double?
  private var openedHeight: Double?
  private var openedLeft: Int?
  private var openedTop: Int?

  /// The width and the left edge before the last change, and the height and the upper edge.
  private var formerWidth: (size: Double, left: Int?)?
  private var formerHeight: (size: Double, top: Int?)?

  /// The tolerance in points. Wayland rounds sizes to pixels.
  private static let tolerance = 0.5

  /// - Parameters:
  ///   - size: The requested size of the window, in points.
  ///   - initialGeometry: The initial size and frame of the window, without its states.
  init(size: Size, placement: WindowPlacement?, initialGeometry: Geometry) {
    self.size = size
    self.placement = placement ?? WindowPlacement()
    (openedWidth, openedHeight) = (initialGeometry.size.width, initialGeometry.size.height)
    guard placement?.left != nil, placement?.top != nil else { return }
    (openedLeft, openedTop) = (initialGeometry.frame?.minX, initialGeometry.frame?.minY)
  }

  /// Records changes by the user or the desktop. A window manager may report the size of a maximized window before its
  /// state; the previous size is restored then.
  mutating func observe(_ now: Geometry) {
    if now.states.hasNormalWidth {
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
    if now.states.hasNormalHeight {
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
    // On Wayland, SDL does not report that a minimized window was maximized.
    if now.frame != nil || !now.states.contains(.minimized) {
      placement.states = now.states.intersection(.restorable)
    }
    guard now.states.hasNormalWidth, now.states.hasNormalHeight else { return }
    placement.extents = now.extents ?? placement.extents
    // The work area is saved together with the corner.
    if openedLeft == nil || openedTop == nil { placement.workArea = now.workArea }
  }
}

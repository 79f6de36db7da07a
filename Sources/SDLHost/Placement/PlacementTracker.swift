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

  /// The length of a window in points, and its left or upper edge in the desktop's units.
  private typealias Extent = (length: Double, edge: Int?)

  /// The numbers that are tracked separately for the width and the height.
  private struct Axis {
    /// The initial geometry, in place of which the saved one counts; nil for numbers that the user has changed.
    var openedLength: Double?
    var openedEdge: Int?
    /// The extent before the last change.
    var former: Extent?

    /// Updates the extent without any state. `isNormal` is true if no state determines the length.
    mutating func observe(
      _ now: Extent, isNormal: Bool, isMinimized: Bool, length: inout Double, edge: inout Int?
    ) {
      if isNormal {
        if now != (length, edge) { former = (length, edge) }
        if openedLength.map({ abs($0 - now.length) > tolerance }) ?? true {
          (length, openedLength) = (now.length, nil)
        }
        if let nowEdge = now.edge, nowEdge != openedEdge { (edge, openedEdge) = (nowEdge, nil) }
      } else if !isMinimized, let former, now == (length, edge) {
        (length, edge) = former
      }
    }
  }

  private var horizontal: Axis
  private var vertical: Axis

  /// The tolerance in points. Wayland rounds sizes to pixels.
  private static let tolerance = 0.5

  /// - Parameters:
  ///   - size: The requested size of the window, in points.
  ///   - initialGeometry: The initial size and frame of the window, without its states.
  init(size: Size, placement: WindowPlacement?, initialGeometry: Geometry) {
    self.size = size
    self.placement = placement ?? WindowPlacement()
    let opened = placement?.left != nil && placement?.top != nil ? initialGeometry.frame : nil
    horizontal = Axis(openedLength: initialGeometry.size.width, openedEdge: opened?.minX)
    vertical = Axis(openedLength: initialGeometry.size.height, openedEdge: opened?.minY)
  }

  /// Records changes by the user or the desktop. A window manager may report the size of a maximized window before its
  /// state; the previous size is restored then.
  mutating func observe(_ now: Geometry) {
    let isMinimized = now.states.contains(.minimized)
    horizontal.observe(
      (now.size.width, now.frame?.minX), isNormal: now.states.hasNormalWidth,
      isMinimized: isMinimized, length: &size.width, edge: &placement.left)
    vertical.observe(
      (now.size.height, now.frame?.minY), isNormal: now.states.hasNormalHeight,
      isMinimized: isMinimized, length: &size.height, edge: &placement.top)
    // On Wayland, SDL does not report that a minimized window was maximized.
    if now.frame != nil || !isMinimized {
      placement.states = now.states.intersection(.restorable)
    }
    guard now.states.hasNormalWidth, now.states.hasNormalHeight else { return }
    placement.extents = now.extents ?? placement.extents
    // The work area is saved together with the corner.
    if horizontal.openedEdge == nil || vertical.openedEdge == nil {
      placement.workArea = now.workArea
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing

/// The position of the window on the desktop, in the desktop's units.
extension DesktopWindow {
  /// The sizes of title bar and borders as known to SDL, which its positions depend on.
  private var knownExtents: FrameExtents {
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    // Not all drivers report them.
    guard SDL_GetWindowBordersSize(handle, &top, &left, &bottom, &right) == 0 else {
      return FrameExtents()
    }
    return FrameExtents(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom))
  }

  private var extents: FrameExtents { x11?.extents ?? knownExtents }

  /// The content area together with the title bar and the borders.
  var frame: PixelRect { frame(with: extents) }

  private func frame(with extents: FrameExtents) -> PixelRect {
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowPosition(handle, &x, &y)
    SDL_GetWindowSize(handle, &width, &height)
    let known = knownExtents
    return PixelRect(
      x: Int(x) - known.left, y: Int(y) - known.top,
      width: Int(width) + extents.left + extents.right,
      height: Int(height) + extents.top + extents.bottom)
  }

  func setFrame(_ new: PixelRect) {
    let (old, known) = (frame, knownExtents)
    let content = extents.content(of: new)
    if (new.width, new.height) != (old.width, old.height) {
      SDL_SetWindowSize(handle, Int32(clamping: content.width), Int32(clamping: content.height))
    }
    if video.isX11, (new.minX, new.minY) != (old.minX, old.minY) {
      SDL_SetWindowPosition(
        handle, Int32(clamping: new.minX + known.left), Int32(clamping: new.minY + known.top))
    }
  }

  private var screen: PixelRect? { WorkArea(of: video).screen(of: frame) }

  /// The states; SDL's on Wayland. Window managers and SDL may forget the maximized state of a full-screen window.
  var states: WindowStates {
    var states: WindowStates = []
    if let x11 {
      states = x11.states
    } else {
      let flags = SDL_GetWindowFlags(handle)
      if isFullScreen { states.insert(.fullScreen) }
      if flags & SDL_WINDOW_MAXIMIZED.rawValue != 0 { states.formUnion(.maximized) }
      if flags & SDL_WINDOW_MINIMIZED.rawValue != 0 { states.insert(.minimized) }
    }
    return states.contains(.fullScreen) ? states.union(statesBelowFullScreen) : states
  }

  /// The window's place and states. On X11, each of them is a question that the server answers.
  var geometry: PlacementTracker.Geometry {
    var geometry = PlacementTracker.Geometry(size: size(at: scale), states: states)
    guard video.isX11 else { return geometry }
    let extents = extents
    let frame = frame(with: extents)
    geometry.extents = extents
    geometry.frame = frame
    geometry.workArea = WorkArea(of: video).screen(of: frame)
    return geometry
  }

  /// The position of the pointer on the desktop; nil on Wayland.
  private static func pointer(_ video: VideoSystem) -> (x: Int, y: Int)? {
    guard video.isX11 else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetGlobalMouseState(&x, &y)
    return (Int(x), Int(y))
  }

  /// The initial frame for a content size: the saved position if a screen has space for it, or else the middle of the
  /// screen with the pointer.
  static func openingFrame(
    width: Int, height: Int, _ placement: WindowPlacement?, extents: FrameExtents,
    _ video: VideoSystem
  ) -> PixelRect {
    let workArea = WorkArea(of: video)
    let content = PixelRect(x: 0, y: 0, width: width, height: height)
    let frame = extents.frame(around: content)
    guard video.isX11, let left = placement?.left, let top = placement?.top else {
      return workArea.centeredFrame(width: frame.width, height: frame.height, at: pointer(video))
    }
    return workArea.fittedFrame(
      PixelRect(x: left, y: top, width: frame.width, height: frame.height),
      known: placement?.workArea)
  }

  /// Reduces a window without states to its screen's work area, and returns its new geometry. Does nothing on Wayland,
  /// which does not report positions. See `WorkArea.fittedFrame(_:known:)`.
  @discardableResult
  func limitToWorkArea(known: PixelRect? = nil) -> PlacementTracker.Geometry {
    let present = geometry
    guard let frame = present.frame, present.states.hasNormalWidth, present.states.hasNormalHeight
    else { return present }
    let fitted = WorkArea(of: video).fittedFrame(frame, known: known)
    guard fitted != frame else { return present }
    setFrame(fitted)
    return geometry
  }

  /// Sets the minimum content size, limited by the screen. Call it when the scale or the screen has changed.
  func setMinimumSize() {
    guard let minimumSize else { return }
    let room = screen.map { extents.content(of: $0) }
    func limited(_ points: Double, _ room: Int?) -> Int32 {
      let units = Int((points * scale.unitsPerPoint).rounded())
      return Int32(clamping: max(1, min(units, room ?? units)))
    }
    let width = limited(minimumSize.width, room?.width)
    let height = limited(minimumSize.height, room?.height)
    var (oldWidth, oldHeight): (Int32, Int32) = (0, 0)
    SDL_GetWindowMinimumSize(handle, &oldWidth, &oldHeight)
    // SDL also raises the window.
    if (width, height) != (oldWidth, oldHeight) { SDL_SetWindowMinimumSize(handle, width, height) }
  }
}

extension WorkArea {
  /// Creates the current work areas of all screens.
  @MainActor init(of video: VideoSystem) {
    let screens = (0..<max(0, SDL_GetNumVideoDisplays())).map { display in
      var area = SDL_Rect()
      // The area is empty if the panels of another screen cover it.
      if SDL_GetDisplayUsableBounds(display, &area) != 0 || area.w <= 0 || area.h <= 0 {
        SDL_GetDisplayBounds(display, &area)
      }
      return PixelRect(x: Int(area.x), y: Int(area.y), width: Int(area.w), height: Int(area.h))
    }
    // The compositor may open a window on any screen, so the largest one comes first.
    self.init(video.isX11 ? screens : screens.sorted { $0.area > $1.area })
  }
}

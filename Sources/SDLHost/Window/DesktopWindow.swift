// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing

@MainActor
final class DesktopWindow {
  let handle: OpaquePointer

  let video: VideoSystem
  private var requestedScale: Double?
  /// The minimum content size in points; nil for none.
  let minimumSize: Size?
  private(set) var wayland: WaylandDesktop?
  /// Nil without an X server.
  private(set) lazy var x11 = X11WindowProperties(of: handle)
  private(set) lazy var selections = video.isX11 ? X11Selections() : nil
  /// Whether another program has destroyed the window.
  var isDestroyed = false
  /// Whether text was put on a clipboard.
  var hasOfferedText = false
  /// The desktop's pointer shapes, which are created when they are first needed.
  private var cursors: [Cursor: OpaquePointer] = [:]
  /// The initial geometry of the window, without its initial states.
  private(set) var initialGeometry: PlacementTracker.Geometry
  /// The states to which the window returns when it leaves full screen.
  private(set) var statesBelowFullScreen: WindowStates = []
  private var maximizesAfterFrame = false
  /// The frames before and after an enlargement due to a larger minimum size; nil if there was none.
  private var enlargement: (from: PixelRect, to: PixelRect)?

  /// - Parameter placement: The saved placement; nil to center the window on the screen.
  init(
    _ configuration: ApplicationConfiguration, placement: WindowPlacement?, video: VideoSystem,
    isAccelerated: Bool
  ) throws(HostError) {
    self.video = video
    requestedScale = configuration.scale
    minimumSize = configuration.isResizable ? configuration.minimumSize : nil
    // Before the window exists, only X11 knows the scale; a unit is a pixel there.
    let scale = configuration.scale ?? video.desktopScale
    try HostError.check(size: configuration.size, scale: scale)
    let states = configuration.isResizable ? placement?.states ?? [] : []
    let maximized = states.intersection(.maximized)
    // SDL can only maximize in both directions.
    let isMaximizedOneWay = video.isX11 && !maximized.isEmpty && maximized != .maximized
    var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if configuration.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    if !configuration.isDecorated { flags |= SDL_WINDOW_BORDERLESS.rawValue }
    if isAccelerated { flags |= SDL_WINDOW_OPENGL.rawValue }
    if maximized == .maximized, !video.isWayland { flags |= SDL_WINDOW_MAXIMIZED.rawValue }
    if isMaximizedOneWay { flags |= SDL_WINDOW_HIDDEN.rawValue }
    let extents = configuration.isDecorated ? placement?.extents ?? FrameExtents() : FrameExtents()
    let size = Self.units(configuration.size, scale)
    let frame = Self.openingFrame(
      width: Int(size.width), height: Int(size.height), placement, extents: extents, video)
    let content = extents.content(of: frame)
    initialGeometry = PlacementTracker.Geometry(
      size: Size(Double(content.width) / scale, Double(content.height) / scale), frame: frame)
    guard
      // Window managers place the corner of the frame at the position that a window has when it is shown.
      let handle = SDL_CreateWindow(
        configuration.title, video.isX11 ? Int32(frame.minX) : DRAWER_WINDOWPOS_CENTERED,
        video.isX11 ? Int32(frame.minY) : DRAWER_WINDOWPOS_CENTERED, Int32(content.width),
        Int32(content.height), flags)
    else {
      throw .sdl(
        .unavailable, "cannot open a window",
        recoverySuggestion: "use --headless to draw without a window")
    }
    self.handle = handle
    try checkPixelFormat()
    if isMaximizedOneWay {
      x11?.setInitialStates(maximized)
      SDL_ShowWindow(handle)
    }
    wayland = WaylandDesktop(of: handle)
    maximizesAfterFrame =
      video.isWayland && maximized == .maximized && !states.contains(.fullScreen)
    setMinimumSize()
    if maximized.isEmpty { fit(initialGeometry.size, createdAt: scale, known: placement?.workArea) }
    if states.contains(.fullScreen), setFullScreen(true) { statesBelowFullScreen = maximized }
  }

  isolated deinit {
    wayland = nil
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    SDL_DestroyWindow(handle)
  }

  /// SDL's number of the window, which is in its events.
  private(set) lazy var windowID = SDL_GetWindowID(handle)

  func hide() { SDL_HideWindow(handle) }

  var pixels: PixelRect {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return PixelRect(x: 0, y: 0, width: max(1, Int(width)), height: max(1, Int(height)))
  }

  var scale: DesktopScale {
    var width: Int32 = 0
    SDL_GetWindowSize(handle, &width, nil)
    let pixelsPerUnit = Double(pixels.width) / Double(max(1, width))
    return DesktopScale(
      pixelsPerPoint: requestedScale
        ?? (video.isX11 ? video.desktopScale : Self.snappedScale(pixelsPerUnit)),
      pixelsPerUnit: pixelsPerUnit)
  }

  func size(at scale: DesktopScale) -> Size {
    let pixels = pixels
    return Size(
      Double(pixels.width) / scale.pixelsPerPoint, Double(pixels.height) / scale.pixelsPerPoint)
  }

  /// The position of the content area on the desktop; nil if the desktop does not report it, as on Wayland.
  var position: (x: Int, y: Int)? {
    guard video.isX11, !isFullScreen else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(handle, &x, &y)
    return (Int(x), Int(y))
  }

  /// Updates scale and minimum size. Call it before reading them after the displays may have changed.
  func updateForDisplay() {
    wayland?.updateScale()
    setMinimumSize()
  }

  /// Releases the mouse buttons that SDL considers held. Its grab ends when the window loses the keyboard focus, so
  /// another window may receive the release; SDL would then ignore the next press.
  func releaseMouseButtons() {
    let held = SDL_GetMouseState(nil, nil)
    guard held != 0, let x11 else { return }
    // X11's buttons 4 to 7 are the directions of the wheel.
    for (bit, button) in [1, 2, 3, 8, 9].enumerated() where held & 1 << UInt32(bit) != 0 {
      x11.sendButtonRelease(button)
    }
  }

  /// Maximizes a restored window on Wayland after its first frame. If it was maximized earlier, SDL 2.26.5 would give
  /// libdecor a frame with a wrong size, and the compositor would close the connection.
  func handlePresentedFrame() {
    guard maximizesAfterFrame else { return }
    maximizesAfterFrame = false
    SDL_MaximizeWindow(handle)
  }

  /// Updates the title bar. Call it when the window was activated or deactivated.
  func updateTitleBar() { wayland?.commitTitleBar() }

  /// Whether the window should have a title bar, but neither the compositor nor a library draws it.
  var lacksTitleBar: Bool {
    guard let wayland, !wayland.drawsTitleBars else { return false }
    return SDL_GetWindowFlags(handle) & SDL_WINDOW_BORDERLESS.rawValue == 0
      && !TitleBarLibrary.hasPlugin
  }

  /// The refresh rate of the window's display in frames per second; nil if the display does not report it.
  var refreshRate: Double? {
    var mode = SDL_DisplayMode()
    guard
      SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(handle)), &mode) == 0,
      mode.refresh_rate > 0
    else { return nil }
    return Double(mode.refresh_rate)
  }

  var isVisible: Bool {
    let hidden = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return SDL_GetWindowFlags(handle) & hidden == 0
  }

  var isFullScreen: Bool {
    SDL_GetWindowFlags(handle) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
      == SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
  }

  func setTitle(_ title: String) { SDL_SetWindowTitle(handle, title) }

  /// Enters or leaves full screen. False if the desktop refuses.
  func setFullScreen(_ fullScreen: Bool) -> Bool {
    if fullScreen { statesBelowFullScreen = states.intersection(.maximized) }
    // libdecor would add its title bar twice when leaving full screen, and the compositor would close the connection.
    let isDecorated = wayland?.drawsTitleBars == false && !statesBelowFullScreen.isEmpty
    if isDecorated, fullScreen { SDL_RestoreWindow(handle) }
    defer { if isDecorated, !fullScreen { SDL_MaximizeWindow(handle) } }
    let isDone =
      wayland?.setFullScreen(fullScreen) == true
      || SDL_SetWindowFullscreen(handle, fullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
        == 0
    // SDL 2.26.5 requests a window without states unless it remembers that the window was maximized.
    if isDone, !fullScreen { x11?.maximize(statesBelowFullScreen) }
    return isDone
  }

  func showCursor(_ cursor: Cursor) {
    guard let shape = cursors[cursor] ?? SDL_CreateSystemCursor(Self.shape(cursor)) else { return }
    cursors[cursor] = shape
    SDL_SetCursor(shape)
  }

  private static func shape(_ cursor: Cursor) -> SDL_SystemCursor {
    switch cursor {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .pointingHand: SDL_SYSTEM_CURSOR_HAND
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .resizeLeftRight: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeUpDown: SDL_SYSTEM_CURSOR_SIZENS
    case .notAllowed: SDL_SYSTEM_CURSOR_NO
    }
  }

  /// Throws if SDL has no name for the screen's pixel format, such as 8 bits, since nothing can be drawn then.
  private func checkPixelFormat() throws(HostError) {
    guard SDL_GetWindowPixelFormat(handle) == SDL_PIXELFORMAT_UNKNOWN.rawValue else { return }
    throw HostError(
      .unavailable, "cannot draw with the colors of this display",
      recoverySuggestion:
        "start it with 24 bits per pixel, as in Xvfb :1 -screen 0 1280x800x24, or use --headless")
  }

  /// Sets the pixels per point, limited to the supported scales; nil follows the desktop. The window keeps its size in
  /// pixels, unless it would be too small: then it is enlarged until the scale permits its former size again.
  func setScale(_ scale: Double?) {
    requestedScale = scale.map {
      min(max($0, HostError.scaleRange.lowerBound), HostError.scaleRange.upperBound)
    }
    let old = frame
    let from = enlargement.flatMap { $0.to == old ? $0.from : nil } ?? old
    setMinimumSize()
    if from != old { setFrame(from) }
    // An enlarged window is moved into the work area; a window that keeps its size may stay partly outside.
    let isLarger = (frame.width, frame.height) != (from.width, from.height)
    limitToWorkArea(known: isLarger ? nil : geometry.workArea)
    enlargement = frame == from ? nil : (from, frame)
  }

  /// Sets the size again if the compositor's scale was unknown, and moves the window into the work area.
  private func fit(_ size: Size, createdAt scale: Double, known: PixelRect?) {
    let perPoint = self.scale.unitsPerPoint
    if abs(perPoint - scale) > 0.001 {
      let size = Self.units(size, perPoint)
      SDL_SetWindowSize(handle, size.width, size.height)
    }
    guard video.isX11 else { return }
    initialGeometry = limitToWorkArea(known: known)
  }

  private static func units(_ size: Size, _ perPoint: Double) -> (width: Int32, height: Int32) {
    (
      Int32(max(1, (size.width * perPoint).rounded())),
      Int32(max(1, (size.height * perPoint).rounded()))
    )
  }

  /// The scale in steps of 1/120, as in fractional scaling. Wayland rounds the buffer's size to whole pixels.
  private static func snappedScale(_ scale: Double) -> Double {
    let steps = 120.0
    let exact = (scale * steps).rounded() / steps
    return abs(exact - scale) < 0.002 ? exact : scale
  }
}

extension DesktopWindow {
  /// The window's identifier for portals, which place dialogs above it. Empty except on X11, since SDL 2 has none.
  var portalName: String {
    let number = drawer_x11_window(handle)
    return number == 0 ? "" : "x11:\(String(number, radix: 16))"
  }

  /// The position of the pointer, in points. SDL 2.26 does not report a drop's position, and X11 sends no motion during
  /// another program's drag, so the server is queried. On Wayland, SDL only knows the last motion before the drag.
  func pointerLocation(unitsPerPoint: Double) -> Point {
    var (x, y): (Int32, Int32) = (0, 0)
    if video.isX11 {
      var (left, top): (Int32, Int32) = (0, 0)
      SDL_GetGlobalMouseState(&x, &y)
      SDL_GetWindowPosition(handle, &left, &top)
      x -= left
      y -= top
    } else {
      SDL_GetMouseState(&x, &y)
    }
    return Point(Double(x) / unitsPerPoint, Double(y) / unitsPerPoint)
  }
}

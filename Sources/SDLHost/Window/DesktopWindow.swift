// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing

/// The desktop's window: its size, scale, title and state.
@MainActor
final class DesktopWindow {
  let handle: OpaquePointer

  let video: VideoSystem
  private var wantedScale: Double?
  /// Points; nil for none.
  let minimumSize: Size?
  private(set) var wayland: WaylandDesktop?
  /// Nil where there is no X server.
  private(set) lazy var x11 = X11WindowProperties(of: handle)
  /// Nil where there is no X server.
  private(set) lazy var selections = video.isX11 ? X11Selections() : nil
  /// Whether another program has destroyed the window on the X server, which then knows nothing of it.
  private(set) var isDestroyed = false
  /// Whether a text was offered to other programs.
  private(set) var hasOfferedText = false
  /// What the window opened with, without the states that it was given.
  private(set) var opened: PlacementTracker.Appearance
  /// The states that the window goes back to when it no longer fills the screen.
  private(set) var statesBelowFullScreen: WindowStates = []
  /// Whether the window is to be maximized after its first frame.
  private var isMaximizedLater = false
  /// The frame before a larger smallest size enlarged it, and after that; nil if none did.
  private var enlarged: (from: PixelRect, to: PixelRect)?

  /// - Parameter placement: Where the window was left; nil to place it in the middle of the screen.
  init(
    _ configuration: ApplicationConfiguration, placement: WindowPlacement?, video: VideoSystem,
    isAccelerated: Bool
  ) throws(HostError) {
    self.video = video
    wantedScale = configuration.scale
    minimumSize = configuration.isResizable ? configuration.minimumSize : nil
    // Before the window exists only X11 can tell; there a unit is a pixel.
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
    opened = PlacementTracker.Appearance(
      size: Size(Double(content.width) / scale, Double(content.height) / scale), frame: frame)
    guard
      // Window managers put the corner of the frame at the position that a window has when it is shown.
      let handle = SDL_CreateWindow(
        configuration.title, video.isX11 ? Int32(frame.minX) : DRAWER_WINDOWPOS_CENTERED,
        video.isX11 ? Int32(frame.minY) : DRAWER_WINDOWPOS_CENTERED, Int32(content.width),
        Int32(content.height), flags)
    else {
      throw .sdl(.unavailable, "cannot open a window", remedy: "use --headless to draw without one")
    }
    self.handle = handle
    try checkPixels()
    if isMaximizedOneWay {
      x11?.begin(with: maximized)
      SDL_ShowWindow(handle)
    }
    wayland = WaylandDesktop(of: handle)
    isMaximizedLater =
      video.isWayland && maximized == .maximized && !states.contains(.fullScreen)
    setMinimumSize()
    if maximized.isEmpty { fit(opened.size, createdAt: scale, known: placement?.workArea) }
    if states.contains(.fullScreen), setFullScreen(true) { statesBelowFullScreen = maximized }
  }

  isolated deinit {
    wayland = nil
    SDL_DestroyWindow(handle)
  }

  /// SDL's number of the window, which its events have.
  private(set) lazy var number = SDL_GetWindowID(handle)

  func hide() { SDL_HideWindow(handle) }

  /// The content area in pixels.
  var pixels: PixelRect {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return PixelRect(x: 0, y: 0, width: max(1, Int(width)), height: max(1, Int(height)))
  }

  var scale: DesktopScale {
    var width: Int32 = 0
    SDL_GetWindowSize(handle, &width, nil)
    let pixelsPerUnit = Double(pixels.width) / Double(max(1, width))
    if let wantedScale {
      return DesktopScale(pixelsPerPoint: wantedScale, pixelsPerUnit: pixelsPerUnit)
    }
    return DesktopScale(
      pixelsPerPoint: video.isX11 ? video.desktopScale : Self.snapped(pixelsPerUnit),
      pixelsPerUnit: pixelsPerUnit)
  }

  /// The content area in points.
  func size(at scale: DesktopScale) -> Size {
    let pixels = pixels
    return Size(
      Double(pixels.width) / scale.pixelsPerPoint, Double(pixels.height) / scale.pixelsPerPoint)
  }

  /// Where the content area begins on the desktop; nil where the desktop keeps that to itself, as under Wayland.
  var position: (x: Int, y: Int)? {
    guard video.isX11, !isFullScreen else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(handle, &x, &y)
    return (Int(x), Int(y))
  }

  /// Call before asking for scale and size after the displays may have changed.
  func followDisplay() {
    wayland?.updateScale()
    setMinimumSize()
  }

  /// Makes SDL forget the mouse buttons that are held. SDL ends its grab of the pointer when the window loses the keyboard,
  /// so the release may go to another window; SDL would then ignore the next press.
  func forgetMouseButtons() {
    let held = SDL_GetMouseState(nil, nil)
    guard held != 0, let x11 else { return }
    // X11 counts four directions of the wheel between the third button and the fourth.
    for (bit, button) in [1, 2, 3, 8, 9].enumerated() where held & 1 << UInt32(bit) != 0 {
      x11.release(button: button)
    }
  }

  /// Call when a frame was presented. Under Wayland a window that was maximized is maximized again after its first frame: SDL
  /// 2.26.5 would give libdecor a first frame of another size than the compositor's, which then ends the connection.
  func framePresented() {
    guard isMaximizedLater else { return }
    isMaximizedLater = false
    SDL_MaximizeWindow(handle)
  }

  /// Call when the window became the active one, or is it no more.
  func activityChanged() { wayland?.commitTitleBar() }

  /// Whether nobody draws the title bar of a window that is to have one.
  var lacksTitleBar: Bool {
    guard let wayland, !wayland.drawsTitleBars else { return false }
    return SDL_GetWindowFlags(handle) & SDL_WINDOW_BORDERLESS.rawValue == 0
      && !TitleBarLibrary.hasPlugin
  }

  /// Frames a second of the display that the window is on; nil when it does not say.
  var refreshRate: Double? {
    var mode = SDL_DisplayMode()
    guard
      SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(handle)), &mode) == 0,
      mode.refresh_rate > 0
    else { return nil }
    return Double(mode.refresh_rate)
  }

  /// False while nothing of the window can be seen.
  var isVisible: Bool {
    let hidden = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return SDL_GetWindowFlags(handle) & hidden == 0
  }

  var isFullScreen: Bool {
    SDL_GetWindowFlags(handle) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
      == SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
  }

  func setTitle(_ title: String) {
    SDL_SetWindowTitle(handle, title)
  }

  /// Fills the screen, or goes back. False when the desktop refuses.
  func setFullScreen(_ fullScreen: Bool) -> Bool {
    if fullScreen { statesBelowFullScreen = states.intersection(.maximized) }
    // libdecor adds its title bar twice to a window that goes from maximized to full screen and back, and the compositor then ends
    // the connection.
    let isDecorated = wayland?.drawsTitleBars == false && !statesBelowFullScreen.isEmpty
    if isDecorated, fullScreen { SDL_RestoreWindow(handle) }
    defer { if isDecorated, !fullScreen { SDL_MaximizeWindow(handle) } }
    let isDone =
      wayland?.setFullScreen(fullScreen) == true
      || SDL_SetWindowFullscreen(handle, fullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
        == 0
    // SDL 2.26.5 asks the window manager for an ordinary window, unless it still knows that it was maximized.
    if isDone, !fullScreen { x11?.maximize(statesBelowFullScreen) }
    return isDone
  }

  /// Another program has destroyed the window on the X server.
  func wasDestroyed() { isDestroyed = true }

  /// A text was offered to other programs.
  func noteOfferedText() { hasOfferedText = true }

  /// Where SDL has no name for a screen's pixels, as with 8 bits a pixel, nothing can be drawn,
  /// whichever way is tried.
  private func checkPixels() throws(HostError) {
    guard SDL_GetWindowPixelFormat(handle) == SDL_PIXELFORMAT_UNKNOWN.rawValue else { return }
    throw HostError(
      .unavailable, "cannot draw with the colors of this display",
      remedy:
        "start it with 24 bits a pixel, as in Xvfb :1 -screen 0 1280x800x24, or use --headless")
  }

  /// Sets the pixels per point, limited to the possible scales; nil follows the desktop. The window keeps its pixels. If it
  /// would be too small, it becomes larger, as far as the screen has room, until the scale allows its former size again.
  func setScale(_ scale: Double?) {
    wantedScale = scale.map {
      min(max($0, HostError.scales.lowerBound), HostError.scales.upperBound)
    }
    let old = frame
    let from = enlarged.flatMap { $0.to == old ? $0.from : nil } ?? old
    setMinimumSize()
    if from != old { setFrame(from) }
    // A window that has grown is moved into the work area; a window that keeps its size may stay partly outside.
    let isLarger = (frame.width, frame.height) != (from.width, from.height)
    limitToWorkArea(known: isLarger ? nil : appearance.workArea)
    enlarged = frame == from ? nil : (from, frame)
  }

  /// Sets the size again where the compositor's scale was not known before, and keeps the window in the work area with its
  /// real frame.
  private func fit(_ size: Size, createdAt scale: Double, known: PixelRect?) {
    let perPoint = self.scale.unitsPerPoint
    if abs(perPoint - scale) > 0.001 {
      let size = Self.units(size, perPoint)
      SDL_SetWindowSize(handle, size.width, size.height)
    }
    guard video.isX11 else { return }
    limitToWorkArea(known: known)
    opened = appearance
  }

  private static func units(_ size: Size, _ perPoint: Double) -> (width: Int32, height: Int32) {
    (
      Int32(max(1, (size.width * perPoint).rounded())),
      Int32(max(1, (size.height * perPoint).rounded()))
    )
  }

  /// Wayland rounds the buffer's size to whole pixels, so the quotient is a little off: the steps
  /// of fractional scaling are 1/120.
  private static func snapped(_ scale: Double) -> Double {
    let steps = 120.0
    let exact = (scale * steps).rounded() / steps
    return abs(exact - scale) < 0.002 ? exact : scale
  }
}

extension DesktopWindow {
  /// The identifier with which a portal places its dialogs above the window. Empty except on X11, since SDL 2 provides no
  /// identifier elsewhere.
  var portalName: String {
    let number = drawer_x11_window(handle)
    return number == 0 ? "" : "x11:\(String(number, radix: 16))"
  }

  /// Where the pointer is, in points.
  ///
  /// SDL 2.26 has no place for a drop, and X11 sends a window no motion while another program drags: so the server is
  /// asked. Wayland tells no program where the pointer is; SDL knows the last motion before the drag there.
  func pointerLocation(unitsPerPoint: Double) -> Point {
    var x: Int32 = 0
    var y: Int32 = 0
    if drawer_x11_window(handle) != 0 {
      var left: Int32 = 0
      var top: Int32 = 0
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

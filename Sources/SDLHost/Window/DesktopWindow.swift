// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing

/// The desktop's window: its size, scale, title and state.
@MainActor
final class DesktopWindow {
  let handle: OpaquePointer

  private let video: VideoSystem
  private var wantedScale: Double?
  /// Points; nil for none.
  private let minimumSize: Size?
  private var wayland: WaylandDesktop?

  init(
    _ configuration: Application.Configuration, video: VideoSystem, isAccelerated: Bool
  ) throws(HostError) {
    self.video = video
    wantedScale = configuration.scale
    minimumSize = configuration.isResizable ? configuration.minimumSize : nil
    // Before the window exists only X11 can tell; there a unit is a pixel.
    let scale = configuration.scale ?? video.desktopScale
    try HostError.check(size: configuration.size, scale: scale)
    var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if configuration.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    if !configuration.isDecorated { flags |= SDL_WINDOW_BORDERLESS.rawValue }
    if isAccelerated { flags |= SDL_WINDOW_OPENGL.rawValue }
    let size = Self.units(configuration.size, scale)
    guard
      let handle = SDL_CreateWindow(
        configuration.title, DRAWER_WINDOWPOS_CENTERED, DRAWER_WINDOWPOS_CENTERED,
        size.width, size.height, flags)
    else {
      throw .sdl(.unavailable, "cannot open a window", remedy: "use --headless to draw without one")
    }
    self.handle = handle
    try checkPixels()
    wayland = WaylandDesktop(of: handle)
    fit(configuration, createdAt: scale)
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

  /// Units of the desktop of a window's upper edge that a display has to show at least.
  private static let leastShown: Int32 = 64

  /// Moves the window there, unless no display shows that place any more.
  func move(to position: (x: Int, y: Int)) {
    guard video.isX11, let x = Int32(exactly: position.x), let y = Int32(exactly: position.y) else {
      return
    }
    var width: Int32 = 0
    SDL_GetWindowSize(handle, &width, nil)
    for display in 0..<max(0, SDL_GetNumVideoDisplays()) {
      var area = SDL_Rect()
      guard SDL_GetDisplayUsableBounds(display, &area) == 0 else { continue }
      let shown = min(Int64(x) + Int64(width), Int64(area.x + area.w)) - Int64(max(x, area.x))
      if shown >= Int64(Self.leastShown), y >= area.y, y < area.y + area.h - Self.leastShown {
        return SDL_SetWindowPosition(handle, x, y)
      }
    }
  }

  /// Call before asking for scale and size after the displays may have changed.
  func followDisplay() { wayland?.updateScale() }

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
    wayland?.setFullScreen(fullScreen) == true
      || SDL_SetWindowFullscreen(handle, fullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
        == 0
  }

  /// Where SDL has no name for a screen's pixels, as with 8 bits a pixel, nothing can be drawn,
  /// whichever way is tried.
  private func checkPixels() throws(HostError) {
    guard SDL_GetWindowPixelFormat(handle) == SDL_PIXELFORMAT_UNKNOWN.rawValue else { return }
    throw HostError(
      .unavailable, "cannot draw with the colors of this display",
      remedy:
        "start it with 24 bits a pixel, as in Xvfb :1 -screen 0 1280x800x24, or use --headless")
  }

  /// Pixels per point, brought into what is possible; nil for what the desktop says. The window keeps its pixels, but for
  /// one that would be too small.
  func setScale(_ scale: Double?) {
    wantedScale = scale.map {
      min(max($0, HostError.scales.lowerBound), HostError.scales.upperBound)
    }
    setMinimumSize()
  }

  private func setMinimumSize() {
    guard let minimumSize else { return }
    let size = Self.units(minimumSize, scale.unitsPerPoint)
    SDL_SetWindowMinimumSize(handle, size.width, size.height)
  }

  /// Sets the limits, and the size again where the compositor's scale was not known before.
  private func fit(_ configuration: Application.Configuration, createdAt scale: Double) {
    let perPoint = self.scale.unitsPerPoint
    setMinimumSize()
    if abs(perPoint - scale) > 0.001 {
      let size = Self.units(configuration.size, perPoint)
      SDL_SetWindowSize(handle, size.width, size.height)
    }
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

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import CSDL2
internal import Glibc

@MainActor
final class VideoSystem {
  let driver: String

  /// The desktop's scale on X11, where a unit is a pixel and all displays have one scale; 1 on other systems.
  private(set) lazy var desktopScale = currentScale
  private(set) lazy var x11Settings = isX11 ? X11Settings() : nil

  var isX11: Bool { driver == "x11" }
  var isWayland: Bool { driver == "wayland" }

  /// Starts SDL with the hints of a well-behaved desktop program.
  ///
  /// - Parameter usesBus: Whether SDL may use the session bus. It waits 25 s for each answer.
  init(
    identifier: String, name: String, windowSystem: WindowSystem = .automatic, usesBus: Bool
  ) throws(HostError) {
    // SDL would try the bare console, or fail with a message about drivers.
    let displays = ["SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"]
    if displays.allSatisfy({ Environment.variable($0) == nil }) { throw .noDisplay }
    let wanted = Environment.variable("SDL_VIDEODRIVER")
    let systems =
      wanted.map { [WindowSystem(rawValue: $0)].compactMap(\.self) } ?? windowSystem.candidates
    // SDL 2.26 reads the application id only from these variables (SDL_x11video.c, SDL_waylandvideo.c).
    setenv("SDL_VIDEO_X11_WMCLASS", identifier, 1)
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", identifier, 1)
    for (hint, value) in Self.hints { SDL_SetHint(hint, value) }
    SDL_SetHint("SDL_APP_ID", identifier)
    if wanted == nil {
      SDL_SetHint("SDL_VIDEODRIVER", systems.map(\.rawValue).joined(separator: ","))
    }
    SDL_SetHint(SDL_HINT_APP_NAME, name)
    X11Errors.install()
    SDL_SetMainReady()
    var variables = Self.noInputMethod
    if !usesBus { variables += Self.noBus }
    if Environment.variable("XCOMPOSECACHE") == nil, getuid() != 0,
      let folder = Self.composeCache(home: BaseFolders.home, cache: BaseFolders.cache)
    {
      variables.append(("XCOMPOSECACHE", folder))
    }
    // Video only: if a joystick is connected, SDL waits by polling once a millisecond.
    let isStarted = Self.withEnvironment(variables) {
      SDL_InitSubSystem(SDL_INIT_VIDEO) == 0
    }
    guard isStarted else { throw Self.startError(systems, reason: String(cString: SDL_GetError())) }
    driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    if Self.blindDrivers.contains(driver), Environment.variable("SDL_VIDEODRIVER") == nil {
      Self.shutDown()
      throw Self.startError(systems, reason: "no X11 or Wayland server answers")
    }
    Self.quitOnHangup()
    if driver == "x11" { drawer_watch_destroyed_windows() }
    // By default, every key would produce a text event, and an input method could handle shortcuts.
    SDL_StopTextInput()
  }

  isolated deinit { Self.shutDown() }

  /// Reads the desktop's scale again, and returns whether it has changed.
  func updateDesktopScale() -> Bool {
    let former = desktopScale
    desktopScale = currentScale
    return desktopScale != former
  }

  private var currentScale: Double {
    guard isX11 else { return 1 }
    return DesktopScale.x11DesktopScale(
      x11Settings?.values ?? XSettings(), xftDotsPerInch: x11Settings?.xftDotsPerInch,
      gdkScale: Environment.variable("GDK_SCALE"))
  }

  /// Hides the session bus: libdbus would run `dbus-launch` and wait. This address makes it fail immediately.
  private static let noBus = [(SessionBus.variable, "none:")]

  /// Hides input methods from SDL, since `InputMethod` replaces its clients. The second value is a file name for SDL.
  private static let noInputMethod = [("SDL_IM_MODULE", "none"), ("IBUS_ADDRESS", "none")]

  /// The folder in which libX11 may keep its table of composed characters (dead keys); nil if the user has such a folder,
  /// or if it cannot be created.
  ///
  /// Reading the table from the system's text file takes half of the instructions of a start. libX11 1.8 keeps it in a file
  /// of 400 KB if the folder exists, but never for root. It sees a newer text file or another locale.
  static func composeCache(home: String, cache: String) -> String? {
    guard !SmallFile.exists("\(home)/.compose-cache") else { return nil }
    let folder = "\(cache)/libX11-compose"
    SmallFile.makeFolder(folder)
    return SmallFile.isPrivateFolder(folder) ? "\(folder)/" : nil
  }

  private static func withEnvironment<Result>(
    _ variables: [(name: String, value: String)], _ body: () -> Result
  ) -> Result {
    let former = variables.map { ($0.name, Environment.variable($0.name)) }
    for (name, value) in variables { setenv(name, value, 1) }
    defer {
      for (name, value) in former {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    return body()
  }

  /// Makes SIGHUP a quit event, as SDL does for SIGINT and SIGTERM, unless it is ignored.
  private static func quitOnHangup() {
    var present = sigaction()
    sigaction(SIGHUP, nil, &present)
    guard present.__sigaction_handler.sa_handler == nil else { return }
    signal(SIGHUP, hangupHandler)
  }

  private nonisolated static let hangupHandler: @convention(c) (Int32) -> Void = { _ in
    raise(SIGTERM)
  }

  /// Stops SDL. SDL counts its users; the last one to quit also stops the subsystems that SDL started implicitly.
  private static func shutDown() {
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    if SDL_WasInit(0) == 0 { SDL_Quit() }
  }

  private static let hints: [(String, String)] = [
    // SDL disables the screensaver by default, as for a game.
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    // By default KWin disables its compositor for the whole desktop.
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    // Fingers must not also be reported as a mouse.
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    // The click that activates the window is also sent to it, as in other desktop programs.
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    // A drag continues outside of the window.
    ("SDL_MOUSE_AUTO_CAPTURE", "1"),
    ("SDL_IME_SHOW_UI", "1"),
    ("SDL_IME_SUPPORT_EXTENDED_TEXT", "1"),
    // sdl2-compat's default hides the desktop's scale.
    ("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0"),
    // Presenting the window surface through llvmpipe costs ten times as much as a copy.
    (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
    (SDL_HINT_RENDER_VSYNC, "0"),
    (SDL_HINT_RENDER_BATCHING, "1"),
    // By default SDL minimizes a full-screen window that loses the focus.
    (SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0"),
  ]

  /// The invisible drivers. Debian's SDL 2.26 falls back to `offscreen` if no display answers.
  private static let blindDrivers: Set = ["offscreen", "dummy", "evdev"]

  private static func startError(_ systems: [WindowSystem], reason: String) -> HostError {
    let displays = systems.compactMap(\.display).joined(separator: " or ")
    return HostError(
      .unavailable, "cannot open the display \(displays)", reason: reason,
      recoverySuggestion: "set DISPLAY or WAYLAND_DISPLAY, or use --headless")
  }
}

/// The window system in which a window is opened: Wayland or X11.
public nonisolated enum WindowSystem: String, Sendable, CaseIterable {
  /// Wayland if a compositor runs and windows can have a title bar there, or else X11. The environment variable
  /// `SDL_VIDEODRIVER` takes precedence.
  case automatic
  /// Only Wayland (`WAYLAND_DISPLAY`).
  case wayland
  /// Only X11 (`DISPLAY`), including the X server of a Wayland session, where a scaled window is less sharp.
  case x11
}

extension WindowSystem {
  /// The name of the system's display in the environment; nil if there is none.
  var display: String? {
    switch self {
    case .automatic: nil
    case .wayland: Environment.variable("WAYLAND_DISPLAY")
    case .x11: Environment.variable("DISPLAY")
    }
  }

  var candidates: [WindowSystem] {
    guard self == .automatic else { return [self] }
    let named = [WindowSystem.wayland, .x11].filter { $0.display != nil }
    guard named.count == 2 else { return named.isEmpty ? [.x11] : named }
    return Self.isWaylandGoodEnough ? named : [.x11, .wayland]
  }

  /// Whether Wayland windows can have a title bar, without which the user could not move them.
  private static var isWaylandGoodEnough: Bool {
    guard let interfaces = WaylandLibrary()?.globalInterfaces() else { return false }
    return interfaces.contains("zxdg_decoration_manager_v1") || TitleBarLibrary.hasPlugin
  }
}

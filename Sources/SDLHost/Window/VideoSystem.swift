// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import CSDL2
internal import Glibc

/// SDL's video subsystem for as long as a window needs it.
@MainActor
final class VideoSystem {
  /// The name of SDL's driver: `x11`, `wayland`, `dummy`.
  let driver: String

  /// What the desktop asks for where a window unit is a pixel. X11 has one value for all displays;
  /// elsewhere 1, and the window itself knows better.
  private(set) lazy var desktopScale = presentScale
  /// What an X11 desktop wants; nil elsewhere.
  private(set) lazy var x11Settings = isX11 ? X11Settings() : nil

  var isX11: Bool { driver == "x11" }
  var isWayland: Bool { driver == "wayland" }

  /// Starts SDL with the hints of a well-behaved desktop program; a comment beside each hint says
  /// why.
  /// - Parameters:
  ///   - windowSystem: Where the window is to open.
  ///   - usesBus: Whether SDL may ask the session bus. It waits 25 s for each answer.
  init(
    identifier: String, name: String, windowSystem: WindowSystem = .automatic, usesBus: Bool
  ) throws(HostError) {
    try Self.checkDisplay()
    let wanted = Environment.variable("SDL_VIDEODRIVER")
    let systems =
      wanted.map { [WindowSystem(rawValue: $0)].compactMap(\.self) } ?? windowSystem.candidates
    // SDL 2.26 reads the application id only from here (SDL_x11video.c, SDL_waylandvideo.c).
    setenv("SDL_VIDEO_X11_WMCLASS", identifier, 1)
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", identifier, 1)
    for (hint, value) in Self.hints { SDL_SetHint(hint, value) }
    SDL_SetHint("SDL_APP_ID", identifier)
    if wanted == nil {
      SDL_SetHint("SDL_VIDEODRIVER", systems.map(\.driver).joined(separator: ","))
    }
    SDL_SetHint(SDL_HINT_APP_NAME, name)
    X11Errors.install()
    SDL_SetMainReady()
    // Video only: with a joystick in place SDL waits by polling once a millisecond.
    let isStarted = Self.withEnvironment(
      usesBus ? Self.noInputMethod : Self.noInputMethod + Self.noBus
    ) {
      SDL_InitSubSystem(SDL_INIT_VIDEO) == 0
    }
    guard isStarted else {
      throw Self.startError(systems, reason: String(cString: SDL_GetError()))
    }
    driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    if Self.blindDrivers.contains(driver), Environment.variable("SDL_VIDEODRIVER") == nil {
      Self.shutDown()
      throw Self.startError(systems, reason: "no X11 or Wayland server answers there")
    }
    Self.quitOnHangup()
    if driver == "x11" { drawer_watch_destroyed_windows() }
    // On by default on desktops: every key would make a text event, and an input method could
    // take shortcuts.
    SDL_StopTextInput()
  }

  isolated deinit {
    Self.shutDown()
  }

  /// Call when the desktop's settings have changed.
  ///
  /// - Returns: Whether the scale is another one.
  func updateDesktopScale() -> Bool {
    let former = desktopScale
    desktopScale = presentScale
    return desktopScale != former
  }

  private var presentScale: Double {
    guard isX11 else { return 1 }
    return DesktopScale.ofX11Desktop(
      x11Settings?.values ?? XSettings(), xftDotsPerInch: x11Settings?.xftDotsPerInch,
      gdkScale: Environment.variable("GDK_SCALE"))
  }

  /// Variables by which libdbus finds no session bus, and starts none: it would run `dbus-launch` and wait for it. No transport
  /// knows the address, so connecting fails immediately.
  private static let noBus = [(SessionBus.variable, "none:")]

  /// Variables by which SDL finds no input method, since `InputMethod` asks it. SDL takes the second one for the name of a
  /// file.
  private static let noInputMethod = [("SDL_IM_MODULE", "none"), ("IBUS_ADDRESS", "none")]

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

  /// The end of a terminal or of a session is a quit, as SDL does it for SIGINT and SIGTERM. Someone
  /// who wants the program to outlive them has it ignored.
  private static func quitOnHangup() {
    var present = sigaction()
    sigaction(SIGHUP, nil, &present)
    guard present.__sigaction_handler.sa_handler == nil else { return }
    signal(SIGHUP, hangupHandler)
  }

  private nonisolated static let hangupHandler: @convention(c) (Int32) -> Void = { _ in
    raise(SIGTERM)
  }

  /// SDL counts its users; the last one to quit also ends the subsystems that SDL started by
  /// itself.
  private static func shutDown() {
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    if SDL_WasInit(0) == 0 { SDL_Quit() }
  }

  private static let hints: [(String, String)] = [
    // SDL keeps the screensaver off by default, as for a game.
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    // By default KWin switches its compositor off for the whole desktop.
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    // A finger is a finger: it must not come a second time as a mouse.
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    // The click that brings the window to the front counts, as in other desktop programs.
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    // A drag goes on outside the window.
    ("SDL_MOUSE_AUTO_CAPTURE", "1"),
    ("SDL_IME_SHOW_UI", "1"),
    ("SDL_IME_SUPPORT_EXTENDED_TEXT", "1"),
    // sdl2-compat's default hides the desktop's scale.
    ("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0"),
    // Presenting the window surface through llvmpipe costs ten times the copy.
    (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
    (SDL_HINT_RENDER_VSYNC, "0"),
    (SDL_HINT_RENDER_BATCHING, "1"),
    // SDL minimises a full-screen window that loses the focus; a program with windows must not.
    (SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0"),
  ]

  /// Without a display SDL would try the bare console, or fail with a message about drivers.
  private static func checkDisplay() throws(HostError) {
    guard
      Environment.variable("SDL_VIDEODRIVER") == nil, Environment.variable("DISPLAY") == nil,
      Environment.variable("WAYLAND_DISPLAY") == nil
    else { return }
    throw .noDisplay
  }

  /// Drivers that show nothing. SDL 2.26 as Debian builds it ends with `offscreen` when no
  /// display answers, and the program would run unseen.
  private static let blindDrivers: Set = ["offscreen", "dummy", "evdev"]

  /// - Parameter systems: The systems that were tried.
  private static func startError(_ systems: [WindowSystem], reason: String) -> HostError {
    let displays = systems.compactMap(\.display).joined(separator: " or ")
    return HostError(
      .unavailable, "cannot open the display \(displays)", reason: reason,
      remedy: "set DISPLAY or WAYLAND_DISPLAY, or use --headless")
  }
}

/// Where windows open: on a Wayland compositor or on an X server.
public nonisolated enum WindowSystem: String, Sendable, CaseIterable {
  /// Wayland where a compositor answers and windows can have a title bar, else X11. The environment variable
  /// `SDL_VIDEODRIVER` decides where it is set.
  case automatic
  /// Wayland alone (`WAYLAND_DISPLAY`).
  case wayland
  /// X11 alone (`DISPLAY`), also the X server of a Wayland session, where a scaled window is less sharp.
  case x11
}

extension WindowSystem {
  /// SDL's name.
  var driver: String { rawValue }

  /// What the environment calls the display of the system; nil if it has none.
  var display: String? {
    switch self {
    case .automatic: nil
    case .wayland: Environment.variable("WAYLAND_DISPLAY")
    case .x11: Environment.variable("DISPLAY")
    }
  }

  /// The systems to try, in their order; at least one.
  var candidates: [WindowSystem] {
    guard self == .automatic else { return [self] }
    let named = [WindowSystem.wayland, .x11].filter { $0.display != nil }
    guard named.count == 2 else { return named.isEmpty ? [.x11] : named }
    return Self.isWaylandGoodEnough ? named : [.x11, .wayland]
  }

  /// Without a title bar people could not move a window.
  private static var isWaylandGoodEnough: Bool {
    guard let interfaces = WaylandLibrary()?.globalInterfaces() else { return false }
    return interfaces.contains("zxdg_decoration_manager_v1") || TitleBarLibrary.hasPlugin
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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
    case .wayland: VideoSystem.environment("WAYLAND_DISPLAY")
    case .x11: VideoSystem.environment("DISPLAY")
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

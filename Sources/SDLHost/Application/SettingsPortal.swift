// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import Drawing

/// Follows the desktop's settings over D-Bus: light or dark, and less motion.
///
/// The settings portal (org.freedesktop.portal.Settings) is on the session bus. A helper thread
/// asks it and listens, so that a slow or missing portal does not delay the program.
final class SettingsPortal {
  /// A setting of the portal's namespace `org.freedesktop.appearance`.
  nonisolated enum Setting: Sendable, Equatable {
    case colorScheme(Theme.ColorScheme)
    case contrast(Theme.Contrast)
    case reducesMotion(Bool)

    /// - Parameter value: as the portal gives it. `color-scheme`: 0 none, 1 dark, 2 light;
    ///   `contrast`: 0 none, 1 higher; `reduced-motion`: 0 none, 1 reduced. Other keys are nil.
    init?(key: String, value: UInt32) {
      switch key {
      case "color-scheme": self = .colorScheme(value == 1 ? .dark : .light)
      case "contrast": self = .contrast(value == 1 ? .high : .normal)
      case "reduced-motion": self = .reducesMotion(value == 1)
      default: return nil
      }
    }
  }

  private let thread: HelperThread?

  /// - Parameter onChange: Called on the main actor with each present setting, and again for each
  ///   change. Not called for settings that the desktop does not have.
  init(onChange: @escaping @MainActor (Setting) -> Void) {
    // Without a bus there is no portal to ask; libdbus would start a bus.
    guard VideoSystem.environment("DBUS_SESSION_BUS_ADDRESS") != nil else {
      thread = nil
      return
    }
    thread = HelperThread { stop in
      PortalConnection()?.follow(until: stop) { setting in
        Task { @MainActor in onChange(setting) }
      }
    }
  }
}

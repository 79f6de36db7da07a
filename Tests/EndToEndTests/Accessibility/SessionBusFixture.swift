// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A session bus of its own. What is asked for on it and installed on the machine, such as at-spi2-core's accessibility
/// bus, it starts, and its programs end with it.
final class SessionBusFixture {
  /// What to add to a program's environment so that it finds the bus.
  let environment: [String: String]
  let folder: URL

  private let bus: ChildProcess

  /// - Parameter settings: Where the programs of the bus keep GNOME's settings: `memory`, or `keyfile` for a file in
  ///   the folder.
  init(settings: String = "memory") throws {
    folder = try TemporaryFolder.make()
    var inherited = ProcessInfo.processInfo.environment
    // Whoever the bus starts has this home, and no desktop's settings.
    inherited["HOME"] = folder.path
    inherited["XDG_RUNTIME_DIR"] = folder.path
    inherited["GSETTINGS_BACKEND"] = settings
    if let server = XServer.current { inherited["DISPLAY"] = server.display }
    bus = try ChildProcess(
      "dbus-daemon", arguments: ["--session", "--nofork", "--print-address"],
      environment: inherited, folder: folder)
    var lines = LineReader(descriptor: bus.standardOutput)
    guard let address = try lines.nextLine(before: .after(seconds: 10)) else {
      throw HarnessError("no session bus: \(bus.standardError)")
    }
    environment = [
      "DBUS_SESSION_BUS_ADDRESS": address, "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
      "GSETTINGS_BACKEND": settings,
    ]
  }

  deinit {
    setStopped(false)
    let others = helpers
    _ = try? bus.terminate()
    for helper in others { kill(helper, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }

  /// The bus and those that it started answer nobody, or go on.
  func setStopped(_ stopped: Bool) {
    bus.send(signal: stopped ? SIGSTOP : SIGCONT)
    for helper in helpers { kill(helper, stopped ? SIGSTOP : SIGCONT) }
  }

  /// Ends the accessibility bus and its launcher. at-spi2-core's launcher does not start a bus again that has died, and the
  /// session bus starts the launcher again.
  func killAccessibilityBus() {
    for helper in helpers { kill(helper, SIGKILL) }
  }

  /// What the bus has started: processes with the folder in their environment.
  private var helpers: [pid_t] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap { name in
      guard let identifier = pid_t(name), let surroundings = Self.text("/proc/\(name)/environ"),
        surroundings.contains("XDG_RUNTIME_DIR=\(folder.path)\0"),
        let command = Self.text("/proc/\(name)/cmdline"),
        ["at-spi", "ibus", "fcitx"].contains(where: command.contains)
      else { return nil }
      return identifier
    }
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}

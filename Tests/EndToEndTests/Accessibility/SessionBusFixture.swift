// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A session bus of its own. What is asked for on it and installed on the machine, such as at-spi2-core's accessibility
/// bus, it starts, and its programs end with it.
final class SessionBusFixture {
  /// The environment variables with which a program finds the bus.
  let environment: [String: String]
  let folder: URL

  private let bus: ChildProcess

  /// - Parameter settings: Where the programs of the bus keep GNOME's settings: `memory`, or `keyfile` for a file in
  ///   the folder.
  init(settings: String = "memory") throws {
    folder = try TemporaryFolder.make()
    var inherited = ProcessInfo.processInfo.environment
    // The programs that the bus starts use this home folder, and no desktop's settings.
    inherited["HOME"] = folder.path
    inherited["XDG_RUNTIME_DIR"] = folder.path
    inherited["GSETTINGS_BACKEND"] = settings
    if let server = XServer.current { inherited["DISPLAY"] = server.display }
    bus = try ChildProcess(
      "dbus-daemon", arguments: ["--session", "--nofork", "--print-address"],
      environment: inherited, folder: folder)
    var lines = LineReader(descriptor: bus.standardOutput)
    guard let address = try lines.nextLine(before: .after(seconds: 10)) else {
      throw HarnessError("the session bus did not start: \(bus.standardError)")
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

  /// Suspends or resumes the bus and the helper processes that it has started.
  func setStopped(_ stopped: Bool) {
    bus.send(signal: stopped ? SIGSTOP : SIGCONT)
    for helper in helpers { kill(helper, stopped ? SIGSTOP : SIGCONT) }
  }

  /// Kills the accessibility bus and its launcher. at-spi2-core's launcher does not restart a bus that has died, but
  /// the session bus restarts the launcher.
  func killAccessibilityBus() {
    for helper in helpers { kill(helper, SIGKILL) }
  }

  /// The processes that the bus has started, found by the folder in their environment.
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

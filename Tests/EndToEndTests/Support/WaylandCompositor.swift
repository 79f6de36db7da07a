// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A Wayland compositor in a window of an X server.
final class WaylandCompositor {
  /// For `WAYLAND_DISPLAY`.
  let display = "wayland-test"
  let environment: [String: String]

  private let process: ChildProcess
  private let folder: URL

  init(on server: XServer) throws {
    folder = try TemporaryFolder.make()
    // A compositor refuses a folder that others can read.
    chmod(folder.path, 0o700)
    let runtime = ["XDG_RUNTIME_DIR": folder.path]
    environment = runtime.merging(["WAYLAND_DISPLAY": display, "SDL_VIDEODRIVER": "wayland"]) { $1 }
    process = try ChildProcess(
      "weston",
      arguments: ["--backend=x11-backend.so", "--socket=\(display)", "--log=/dev/stdout"],
      environment: server.environment.merging(runtime) { $1 }, folder: folder)
    var reader = LineReader(descriptor: process.standardOutput)
    let deadline = Deadline.after(seconds: 20)
    while let line = try reader.nextLine(before: deadline) {
      // Its own clients come after its socket.
      if line.contains("launching") { return }
    }
    throw HarnessError("weston did not start: \(process.standardError)")
  }

  /// Ends it without a word to its clients.
  func kill() throws {
    process.send(signal: SIGKILL)
    _ = try process.waitForExit(before: .after(seconds: 3))
  }

  deinit {
    _ = try? process.terminate()
    try? FileManager.default.removeItem(at: folder)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A Wayland compositor in a window of an X server, as large as the server's screen. It receives the server's mouse and
/// keyboard input, and draws no title bars.
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
      arguments: [
        "--backend=x11-backend.so", "--use-pixman", "--socket=\(display)", "--log=/dev/stdout",
        "--width=\(server.width)", "--height=\(server.height)", "--idle-time=0",
      ],
      environment: server.environment.merging(runtime) { $1 }, folder: folder)
    var reader = LineReader(descriptor: process.standardOutput)
    let deadline = Deadline.after(seconds: 20)
    while let line = try reader.nextLine(before: deadline) {
      // The socket exists before the clients.
      guard line.contains("launching") else { continue }
      let rect = PixelRect(server.width / 2 - 50, server.height / 2 - 50, 100, 100)
      try waitForDesktop(at: rect, on: server, before: deadline)
      try alignPointer(with: rect, on: server, before: deadline)
      return
    }
    throw HarnessError("weston did not start: \(process.standardError)")
  }

  /// Waits for the desktop, which fades in from black. Until then, weston does not place windows and the pointer
  /// reliably.
  private func waitForDesktop(at rect: PixelRect, on server: XServer, before deadline: Deadline)
    throws
  {
    var last = try server.screenshot().crop(rect)
    while !deadline.hasPassed {
      let picture = try server.screenshot().crop(rect)
      if picture.differingPixelCount(from: RGB(0), in: picture.bounds) > 0,
        picture.changedPixelCount(from: last) == 0
      {
        return
      }
      last = picture
    }
    throw HarnessError("weston shows no desktop: \(process.standardError)")
  }

  /// Moves weston's pointer to the position of the server's pointer. weston moves its pointer
  /// relatively. If weston missed that the server's pointer was initially over weston's window, the
  /// positions differ until both pointers are stopped by the same corner.
  private func alignPointer(with rect: PixelRect, on server: XServer, before deadline: Deadline)
    throws
  {
    func move(_ x: Int, _ y: Int) throws {
      _ = try Tool.run(
        "xdotool", ["mousemove", "\(x)", "\(y)"], environment: server.environment, folder: folder)
    }
    try move(0, 0)
    let empty = try server.screenshot().crop(rect)
    while !deadline.hasPassed {
      try move(0, 0)
      try move(rect.center.x, rect.center.y)
      if try server.screenshot().crop(rect).changedPixelCount(from: empty) > 0 { return }
    }
    throw HarnessError("weston shows no pointer: \(process.standardError)")
  }

  /// Kills the compositor without notifying its clients.
  func kill() throws {
    process.send(signal: SIGKILL)
    _ = try process.waitForExit(before: .after(seconds: 3))
  }

  deinit {
    _ = try? process.terminate()
    try? FileManager.default.removeItem(at: folder)
  }
}

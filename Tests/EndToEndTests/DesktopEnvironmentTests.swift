// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// Desktops on which something is missing, hangs or goes away.
  @Suite struct DesktopEnvironmentTests {
    /// libdbus by itself waits 25 s for each answer, at the start and at the end.
    @Test(arguments: [true, false])
    func
      `a D-Bus session bus that never replies delays neither the start nor the end of the program`(
        named: Bool
      ) throws
    {
      let bus = try HangingBus(named: named)
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let drawer = try DrawerProcess(
        arguments: ["--state-log", "-"], server: XServer.current, environment: bus.environment,
        folder: folder)

      try drawer.waitForState("the first frame is shown", seconds: 10) { _ in true }
      drawer.process.send(signal: SIGTERM)

      #expect(try drawer.waitForExit(seconds: 10) == .exited(0))
    }

    @Test
    func `the color scheme from a slow D-Bus session bus is applied as soon as it arrives`()
      throws
    {
      let portal = try FakePortal(colorScheme: 1)
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      portal.setBusStopped(true)
      let drawer = try DrawerProcess(
        arguments: ["--state-log", "-"], server: XServer.current, environment: portal.environment,
        folder: folder)
      defer { try? drawer.terminate() }
      try drawer.waitForState("the theme is light before the bus answers", seconds: 10) {
        $0.theme == "light"
      }

      portal.setBusStopped(false)

      try drawer.waitForState("the theme is dark, as on the desktop") { $0.theme == "dark" }
    }

    /// Such a server of X.Org 21.1 aborts when one of several connections closes.
    @Test func `the window opens on an X server without XFIXES`() throws {
      let server = try XServer(arguments: ["-extension", "XFIXES"])
      defer { try? server.stop() }
      let drawer = try DrawerProcess(
        arguments: ["--state-log", "-"], server: server, folder: server.folder)

      try drawer.waitForState("the drawer is at rest", seconds: 15) { $0.phase == .idle }
      drawer.process.send(signal: SIGTERM)

      #expect(try drawer.waitForExit() == .exited(0))
      #expect(drawer.process.standardError.isEmpty)
    }

    @Test(arguments: [8, 30])
    func `a display with an unsupported color depth is reported with advice`(
      depth: Int
    ) throws {
      let small = try XServer(depth: depth)
      defer { try? small.stop() }
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let arguments = ["--screenshot", folder.appendingPathComponent("picture.png").path]

      let (status, _, errors) = try DrawerProgram.run(arguments, server: small)

      #expect(status == .exited(69))
      #expect(
        errors == "drawer: cannot draw with the colors of this display: start it with 24 bits per "
          + "pixel, as in Xvfb :1 -screen 0 1280x800x24, or use --headless\n")
      #expect(try DrawerProgram.run(arguments, server: XServer.current).status == .exited(0))
      #expect(try DrawerProgram.run(arguments + ["--headless"]).status == .exited(0))
    }

    @Test func `the program writes its logs when the Wayland compositor is killed`() throws {
      let server = try XServer()
      defer { try? server.stop() }
      let compositor = try WaylandCompositor(on: server)
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("frames.json")
      let drawer = try DrawerProcess(
        arguments: ["--state-log", "-", "--frame-log", file.path], server: server,
        environment: compositor.environment, folder: folder)
      try drawer.waitForState("the drawer is at rest", seconds: 15) { $0.phase == .idle }

      try compositor.kill()

      #expect(try drawer.waitForExit() == .exited(1))
      #expect(drawer.exitReason == "display lost")
      #expect(try !FrameLog(file: file).frames.isEmpty)
      #expect(
        drawer.process.standardError.hasSuffix(
          "drawer: lost the display \(compositor.display) (the Wayland compositor has closed the "
            + "connection)\n"))
    }

    @Test func `a program reports a lost display when the X server kills its connection`() throws {
      let server = try XServer()
      defer { try? server.stop() }
      let drawer = try DrawerProcess(
        arguments: ["--state-log", "-"], server: server, folder: server.folder)
      try drawer.waitForState("the drawer is at rest", seconds: 15) { $0.phase == .idle }
      let window = try ProgramWindow.find(of: drawer.process, on: server)

      _ = try Tool.run(
        "xdotool", ["windowkill", window], environment: server.environment, folder: server.folder)

      #expect(try drawer.waitForExit() == .exited(1))
      #expect(drawer.exitReason == "display lost")
    }

    @Test func `the program writes its logs when the X server is stopped`() throws {
      let server = try XServer()
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("frames.json")
      let drawer = try DrawerProcess(
        arguments: ["--state-log", "-", "--frame-log", file.path], server: server, folder: folder)
      try drawer.waitForState("the drawer is at rest", seconds: 15) { $0.phase == .idle }

      try server.stop()

      #expect(try drawer.waitForExit() == .exited(1))
      #expect(drawer.exitReason == "display lost")
      #expect(try !FrameLog(file: file).frames.isEmpty)
      #expect(
        drawer.process.standardError
          == "drawer: lost the display \(server.display) (the X server has closed the connection)\n"
      )
    }
  }
}

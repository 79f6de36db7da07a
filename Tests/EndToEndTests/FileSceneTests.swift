// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// Files chosen in a real window, and dropped on it by another program.
  @Suite struct FileSceneTests {
    /// With a file, and a folder that has a file in it.
    private func session(environment: [String: String] = [:]) throws -> (SceneSession, String) {
      let session = try SceneSession("files", environment: environment)
      let home = session.folder.appendingPathComponent("home")
      let folder = home.appendingPathComponent("Über uns")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      for file in [
        home.appendingPathComponent("notes.txt"), folder.appendingPathComponent("a b.txt"),
      ] {
        try Data("words".utf8).write(to: file)
      }
      return (session, home.path)
    }

    @Test
    func `a file can be chosen with the keyboard in the built-in chooser when there is no portal`()
      throws
    {
      let (session, home) = try session()

      try session.input.pressKey("ctrl+o")
      _ = try session.location(of: "notes.txt")
      try session.input.pressKeys("Down", "Return")

      #expect(try session.consumeLines(to: "path").last == "path \(home)/notes.txt")
    }

    @Test
    func
      `a file in a folder can be chosen with the mouse in the built-in chooser without a portal`()
      throws
    {
      let (session, home) = try session()

      try session.input.click(try session.location(of: "Open"))
      try session.input.doubleClick(try session.location(of: "Über uns"))
      let file = try session.location(of: "a b.txt")
      // The next click is one of its own.
      try session.input.hold(seconds: 0.5)
      try session.input.click(file)
      try session.input.click(try session.location(of: "Add it"))

      #expect(try session.consumeLines(to: "path").last == "path \(home)/Über uns/a b.txt")
    }

    @Test func `Escape in the file chooser chooses no file`() throws {
      let (session, _) = try session()

      try session.input.pressKey("ctrl+o")
      _ = try session.location(of: "notes.txt")
      try session.input.pressKey("Escape")

      #expect(try session.consumeLines(to: "chosen").last == "chosen 0")
    }

    @Test func `the program receives the path of the file chosen in the desktop portal's dialog`()
      throws
    {
      let portal = try FakePortal(chooser: .answering)
      let (session, _) = try session(environment: portal.environment)

      try session.input.click(try session.location(of: "Open"))
      let event = try portal.nextEvent()
      portal.respond(0, "file:///home/J%C3%BCrgen/a%20b.txt")

      #expect(event.method == "OpenFile")
      #expect(event.parent?.hasPrefix("x11:") == true)
      #expect(event.title == "Add")
      #expect(try session.consumeLines(to: "path").last == "path /home/Jürgen/a b.txt")
    }

    @Test func `quitting the program closes the portal's open file dialog`() throws {
      let portal = try FakePortal(chooser: .answering)
      let (session, _) = try session(environment: portal.environment)

      try session.input.pressKey("ctrl+o")
      #expect(try portal.nextEvent().event == "asked")
      session.quit()

      #expect(try portal.nextEvent().event == "closed")
      _ = try session.consumeLines(to: "quit")
    }

    /// Drags files from another program to the window; what the program says of them.
    private func drop(_ paths: [String], on session: SceneSession) throws -> [String] {
      let source = try DragSource(paths, on: session.server)
      let (corner, end) = (DragSource.windowOrigin, PixelPoint(300, 200))
      try session.input.dragPauseAndRelease(
        from: PixelPoint(corner.x - session.frame.x, corner.y - session.frame.y), to: end)
      try source.waitUntilFinished()
      return try session.consumeLines()
    }

    @Test func `files dropped from another program are received as paths`() throws {
      let session = try SceneSession("files")
      let paths = ["/tmp/100% Ähre #1.txt", "/srv/日本 語/a+b.png", "/etc/hosts"]

      #expect(
        try drop(paths, on: session) == ["dropped at 300 200"] + paths.map { "path \($0)" })
      #expect(session.errors.isEmpty)
    }

    @Test func `dropped file URLs that name this machine are received as paths`() throws {
      let session = try SceneSession("files")
      let addresses = [
        "file://localhost/tmp/a%20b", "file://\(ProcessInfo.processInfo.hostName)/etc/hosts",
        "file:/etc/fstab",
      ]

      let lines = try drop(addresses, on: session)

      #expect(
        lines == ["dropped at 300 200", "path /tmp/a b", "path /etc/hosts", "path /etc/fstab"])
      #expect(session.errors.isEmpty)
    }

    @Test(arguments: [
      "file://elsewhere.example/tmp/a", "file:///tmp/%FF%FE.txt", "https://example.org/a",
    ])
    func `a dropped URL that names no local file is reported, and the other files are received`(
      address: String
    ) throws {
      let session = try SceneSession("files")

      let lines = try drop([address, "/etc/hosts"], on: session)

      #expect(lines == ["dropped at 300 200", "path /etc/hosts"])
      #expect(session.errors.contains("cannot open the dropped \(address) ("))
    }
  }
}

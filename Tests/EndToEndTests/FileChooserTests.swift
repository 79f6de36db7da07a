// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Foundation
import Testing

@testable import SDLHost

extension EndToEnd {
  /// Files chosen through a portal on a session bus of the test's own.
  @MainActor @Suite struct FileChooserTests {
    /// Asks as a program does, and lets the test be the portal meanwhile.
    private func choose(
      _ chooser: FileChooser, with portal: FakePortal, parent: String = "",
      meanwhile: () throws -> Void = {}
    ) async throws -> Result<[String]?, FileChooserError> {
      let host = FileChooserPortal { portal.address }
      let task = Task { await ask(host, chooser, parent: parent) }
      await Task.yield()
      try meanwhile()
      return await task.value
    }

    private func ask(
      _ host: FileChooserPortal, _ chooser: FileChooser, parent: String = ""
    ) async -> Result<[String]?, FileChooserError> {
      do throws(FileChooserError) {
        return .success(try await host.choose(chooser, parent: parent))
      } catch {
        return .failure(error)
      }
    }

    @Test
    func `the file chooser returns the paths of several files with any characters in their names`()
      async throws
    {
      let portal = try FakePortal(chooser: .answering)

      let answer = try await choose(
        .open(title: "Add", allowsMultipleSelection: true), with: portal, parent: "x11:1c0ffee"
      ) {
        let event = try portal.nextEvent()
        #expect(event.method == "OpenFile")
        #expect(event.parent == "x11:1c0ffee")
        #expect(event.title == "Add")
        #expect(event.options?.multiple == 1)
        #expect(event.options?.directory == 0)
        #expect(event.options?.modal == 1)
        portal.respond(
          0, "file:///home/J%C3%BCrgen/%C3%84nderungen%20100%25.txt", "file:///tmp/a+b_%23c.png")
      }

      #expect(
        answer == .success(["/home/Jürgen/Änderungen 100%.txt", "/tmp/a+b_#c.png"]))
    }

    @Test
    func `the portal's file chooser receives the filters, file name and folder of the program`()
      async throws
    {
      let portal = try FakePortal(chooser: .answering)
      var chooser = FileChooser.save(
        name: "Übersicht 1.txt",
        filters: [
          FileFilter("Text", patterns: ["*.txt", "*.md"]),
          FileFilter("Pictures", patterns: [], mediaTypes: ["image/*"]),
        ], folder: "/home/Jürgen")
      chooser.acceptLabel = "Save_as"

      let answer = try await choose(chooser, with: portal) {
        let event = try portal.nextEvent()
        let text = FakePortal.Filter("Text", [.init(0, "*.txt"), .init(0, "*.md")])
        #expect(event.method == "SaveFile")
        #expect(
          event.options
            == FakePortal.Options(
              accept_label: "Save__as", current_name: "Übersicht 1.txt",
              current_folder: Array("/home/Jürgen".utf8) + [0], modal: 1,
              filters: [text, .init("Pictures", [.init(1, "image/*")])], current_filter: text))
        portal.respond(0, "file:///home/J%C3%BCrgen/new.txt")
      }

      #expect(answer == .success(["/home/Jürgen/new.txt"]))
    }

    @Test func `a file chooser for folders requests and returns a folder`() async throws {
      let portal = try FakePortal(chooser: .answering)

      let answer = try await choose(.folder(), with: portal) {
        let event = try portal.nextEvent()
        #expect(event.method == "OpenFile")
        #expect(event.options?.directory == 1)
        portal.respond(0, "file://localhost/srv")
      }

      #expect(answer == .success(["/srv"]))
    }

    @Test(arguments: [1, 2])
    func `the file chooser returns no files when the user cancels or closes its dialog`(code: Int)
      async throws
    {
      let portal = try FakePortal(chooser: .answering)

      let answer = try await choose(.open(), with: portal) {
        _ = try portal.nextEvent()
        portal.respond(code)
      }

      #expect(answer == .success([]))
    }

    @Test
    func `the file chooser receives the response of an old portal that picks its own request path`()
      async throws
    {
      let portal = try FakePortal(chooser: .old)

      let answer = try await choose(.open(), with: portal) {
        _ = try portal.nextEvent()
        portal.respond(0, "file:///old")
      }

      #expect(answer == .success(["/old"]))
    }

    @Test func `the file chooser throws an error with the reason if the desktop's portal fails`()
      async throws
    {
      let portal = try FakePortal(chooser: .failing)

      let answer = try await choose(.open(), with: portal)

      guard case .failure(let error) = answer else {
        Issue.record("\(answer)")
        return
      }
      #expect(error.description == "The desktop couldn’t open its file chooser. Try again.")
      #expect(error.reason == "org.freedesktop.portal.Error.Failed: out of windows")
    }

    @Test func `the file chooser throws an error if the portal returns a file on another machine`()
      async throws
    {
      let portal = try FakePortal(chooser: .answering)

      let answer = try await choose(.open(), with: portal) {
        _ = try portal.nextEvent()
        portal.respond(0, "file:///here", "sftp://there/file")
      }

      #expect(throws: FileChooserError.self) { try answer.get() }
    }

    @Test func `the file chooser throws an error if the portal ends while the dialog is open`()
      async throws
    {
      let portal = try FakePortal(chooser: .answering)

      let answer = try await choose(.open(), with: portal) {
        _ = try portal.nextEvent()
        try portal.leaveBus()
      }

      #expect(throws: FileChooserError.self) { try answer.get() }
    }

    @Test
    func
      `the portal's file chooser returns nil if the portal has no file chooser or D-Bus is missing`()
      async throws
    {
      let portal = try FakePortal(chooser: .none)

      let answers = [
        try await choose(.open(), with: portal),
        await ask(FileChooserPortal { "unix:path=/nowhere" }, .open()),
        await ask(FileChooserPortal { nil }, .open()),
      ]

      #expect(answers == [.success(nil), .success(nil), .success(nil)])
    }

    @Test func `canceling the task that waits for a file chooser closes the dialog`() async throws {
      let portal = try FakePortal(chooser: .answering)
      let host = FileChooserPortal { portal.address }

      let task = Task { await ask(host, .open()) }
      await Task.yield()
      _ = try portal.nextEvent()
      task.cancel()
      let answer = await task.value

      #expect(answer == .success([]))
      #expect(try portal.nextEvent().event == "closed")
    }

    @Test func `canceling all file choosers at the program's end closes their dialogs`()
      async throws
    {
      let portal = try FakePortal(chooser: .answering)
      let host = FileChooserPortal { portal.address }

      let task = Task { await ask(host, .open()) }
      await Task.yield()
      _ = try portal.nextEvent()
      host.cancelAll()

      #expect(try portal.nextEvent().event == "closed")
      #expect(await task.value == .success([]))
    }
  }
}

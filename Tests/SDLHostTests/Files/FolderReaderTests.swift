// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Foundation
import Testing

@testable import Controls
@testable import Presenting
@testable import SDLHost

/// The library's own chooser on the machine's own folders.
struct FolderReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("Drafts")
    folder.makeFile("Drafts/sea.png")
    for name in ["Letter to Grace.txt", "Plan 9.log", "Plan 10.log", ".hidden"] {
      folder.makeFile(name)
    }
  }

  @Test
  func `reading a folder lists its files, folders and links, and fails for a file or missing path`()
    throws
  {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link", withDestinationPath: folder.path + "/Drafts")
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)

    let entries = try FolderReader.read(folder.path).get()

    #expect(
      Set(entries) == [
        FileEntry("Drafts", isFolder: true), FileEntry("Link", isFolder: true),
        FileEntry("Letter to Grace.txt"), FileEntry("Plan 9.log"), FileEntry("Plan 10.log"),
        FileEntry(".hidden"),
      ])
    #expect(FolderReader.read(folder.path + "/gone") == .failure(.missing))
    #expect(FolderReader.read(folder.path + "/Plan 9.log") == .failure(.notAFolder))
  }

  @Test func `the user's folders, such as Music, are read from the xdg-user-dirs configuration`() {
    let lines: [Substring] = [
      "# comment", #"XDG_MUSIC_DIR="$HOME/Music""#, #"XDG_DESKTOP_DIR="/srv/desk/""#,
      #"XDG_VIDEOS_DIR="relative""#,
    ]
    #expect(UserFolders.parse(lines, home: "/srv/ada") == ["/srv/desk", "/srv/ada/Music"])
  }

  @Test func `the file name patterns of media types are read from the shared MIME database`() {
    let types = MediaTypes([
      "# c", "50:image/png:*.png", "50:image/jpeg:*.jpg", "50:text/plain:*.txt:cs",
      "0:image/x:__NOGLOBS__",
    ])
    #expect(types.patterns(for: ["image/*"]) == ["*.png", "*.jpg"])
    #expect(types.patterns(for: ["text/plain"]) == ["*.txt"])
  }

  @Test(arguments: [Theme.ColorScheme.light, .dark])
  func `the file chooser opens a folder, and then a file in it, with the Return key`(
    scheme: Theme.ColorScheme
  )
    async throws
  {
    var configuration = Application.Configuration()
    configuration.size = Size(900, 640)
    configuration.colorScheme = scheme
    let host = try OffscreenHost(configuration: configuration)
    let root = ViewController()
    host.window.rootViewController = root
    host.advance(by: 0.1)
    let filters = [FileFilter.all, FileFilter("Texts", patterns: ["*.txt"])]
    let task = Task { try await root.chooseFiles(.open(filters: filters, folder: folder.path)) }
    for _ in 0..<100 where root.presentedViewController == nil { await Task.yield() }
    let sheet = try #require(root.presentedViewController as? FileChooserController)

    try await wait { sheet.list.rows.count == 4 }
    host.advance(by: 1)
    host.send(.key(KeyEvent(.return)))
    try await wait { sheet.list.rows.map(\.name) == ["sea.png"] }
    host.send(.key(KeyEvent(.return)))
    host.advance(by: 1)

    #expect(try await task.value == [folder.path + "/Drafts/sea.png"])
  }

  /// Lets the reader do its work.
  private func wait(until isDone: () -> Bool) async throws {
    for _ in 0..<100_000 {
      if isDone() { return }
      await Task.yield()
    }
    try #require(isDone())
  }
}

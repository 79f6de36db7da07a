// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SDLHost

struct RecentFilesTests {
  private let folder: TemporaryFolder
  private let recent: RecentFiles

  init() throws {
    folder = try TemporaryFolder()
    recent = RecentFiles(for: "sketches", in: folder.path + "/state/deep")
  }

  @Test func `the list of recent files is empty at first`() {
    #expect(recent.paths() == [])
  }

  @Test func `adding a file to the recent files puts it first, also if it is in the list already`()
    throws
  {
    for path in ["/a", "/b ü", "/c", "/a"] { try recent.add(path) }

    #expect(recent.paths() == ["/a", "/c", "/b ü"])
    #expect(RecentFiles(for: "sketches", in: folder.path + "/state/deep").paths() == recent.paths())
  }

  @Test func `only the user can read the list of recent files and its folder`() throws {
    try recent.add("/a")
    let folder = folder.path + "/state/deep/sketches"
    chmod(folder, 0o755)
    chmod(folder + "/recent-files", 0o644)

    try recent.add("/b")

    for (path, mode) in [(folder, 0o700), (folder + "/recent-files", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
    }
  }

  @Test func `the list of recent files keeps the last ten files`() throws {
    for number in 1...12 { try recent.add("/\(number)") }

    #expect(recent.paths() == (3...12).reversed().map { "/\($0)" })
  }

  @Test func `the list of recent files leaves out missing files if existingOnly is true`() throws {
    let file = folder.makeFile("there")
    try recent.add(file)
    try recent.add(folder.path + "/gone")

    #expect(recent.paths(existingOnly: true) == [file])
    #expect(recent.paths().count == 2)
  }

  @Test(arguments: ["relative", "", "/two\nlines"])
  func `a relative, empty or multi-line path is not added to the recent files`(path: String) throws
  {
    try recent.add("/a")
    try recent.add(path)

    #expect(recent.paths() == ["/a"])
  }

  @Test func `removeAll empties the recent files`() throws {
    try recent.add("/a")
    try recent.removeAll()

    #expect(recent.paths() == [])
  }

  @Test func `a failed write leaves the list of recent files unchanged`() throws {
    folder.makeFile("state-file")
    let recent = RecentFiles(for: "sketches", in: folder.path + "/state-file")

    #expect(throws: HostError.self) { try recent.add("/a") }
    #expect(recent.paths() == [])
  }
}

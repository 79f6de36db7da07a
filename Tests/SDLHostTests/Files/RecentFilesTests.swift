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

  @Test func `there are none before one was used`() {
    #expect(recent.paths() == [])
  }

  @Test func `the newest comes first, and one used again moves there`() throws {
    for path in ["/a", "/b ü", "/c", "/a"] { try recent.add(path) }

    #expect(recent.paths() == ["/a", "/c", "/b ü"])
    #expect(RecentFiles(for: "sketches", in: folder.path + "/state/deep").paths() == recent.paths())
  }

  @Test func `only the user can read the list and its folder`() throws {
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

  @Test func `ten are kept`() throws {
    for number in 1...12 { try recent.add("/\(number)") }

    #expect(recent.paths() == (3...12).reversed().map { "/\($0)" })
  }

  @Test func `files that are gone are left out when asked`() throws {
    let file = folder.makeFile("there")
    try recent.add(file)
    try recent.add(folder.path + "/gone")

    #expect(recent.paths(existingOnly: true) == [file])
    #expect(recent.paths().count == 2)
  }

  @Test(arguments: ["relative", "", "/two\nlines"])
  func `what is no path of one line is left out`(path: String) throws {
    try recent.add("/a")
    try recent.add(path)

    #expect(recent.paths() == ["/a"])
  }

  @Test func `the list is emptied`() throws {
    try recent.add("/a")
    try recent.removeAll()

    #expect(recent.paths() == [])
  }

  @Test func `a list that cannot be written stays as it was`() throws {
    folder.makeFile("state-file")
    let recent = RecentFiles(for: "sketches", in: folder.path + "/state-file")

    #expect(throws: HostError.self) { try recent.add("/a") }
    #expect(recent.paths() == [])
  }
}

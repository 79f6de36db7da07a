// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Glibc
import Testing

@testable import SDLHost

struct OutputFileTests {
  private let folder: String
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
    folder = temporary.path
  }

  private nonisolated static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  @Test func `the old file is there until the new one is complete`() throws {
    let path = folder + "/log"
    try OutputFile.write(Array("old".utf8), to: path)

    let file = try OutputFile(path: path)
    try file.write(Array("new".utf8))
    #expect(try Self.text(path) == "old")
    try file.publish()
    #expect(try Self.text(path) == "new")
    try file.write(Array(" and more".utf8))
    try file.publish()

    #expect(try Self.text(path) == "new and more")
  }

  @Test func `what was never complete leaves nothing behind`() throws {
    try OutputFile(path: folder + "/log").write(Array("half".utf8))
    try OutputFile.check(folder + "/log")

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func `a new file is where a link led, for those whom the old one was for`() throws {
    try OutputFile.write(Array("old".utf8), to: folder + "/log")
    chmod(folder + "/log", 0o640)
    symlink("log", folder + "/link")

    try OutputFile.write(Array("new".utf8), to: folder + "/link")

    var status = stat()
    lstat(folder + "/link", &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    stat(folder + "/log", &status)
    #expect(status.st_mode & 0o777 == 0o640)
    #expect(try Self.text(folder + "/log") == "new")
  }

  @Test func `one for its owner alone is so in the place of one for others too`() throws {
    for path in ["\(folder)/new", "\(folder)/old"] {
      if path.hasSuffix("old") {
        try OutputFile.write([1], to: path)
        chmod(path, 0o644)
      }
      try OutputFile.write([2], to: path, isPrivate: true)
      var status = stat()
      stat(path, &status)
      #expect(status.st_mode & 0o777 == 0o600)
    }
  }

  @Test func `a folder is no file`() throws {
    let error = #expect(throws: HostError.self) { try OutputFile.check(folder) }

    #expect(error?.reason == "Is a directory")
  }

  /// In a process of its own: the limit is the process's.
  @Test func `a disk that fills up keeps whole records only`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGXFSZ, SIG_IGN)
      let there = try TemporaryFolder()
      defer { withExtendedLifetime(there) {} }
      let path = there.path + "/log"
      let file = try OutputFile(path: path)
      try file.write(Array("whole\n".utf8))
      try file.publish()
      var limit = rlimit(rlim_cur: 8, rlim_max: 8)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)

      let error = #expect(throws: HostError.self) { try file.write(Array("broken\n".utf8)) }

      #expect(error?.reason == "File too large")
      #expect(try Self.text(path) == "whole\n")
    }
  }
}

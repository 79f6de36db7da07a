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

  @Test func `an existing file keeps its content until the new output file is committed`() throws {
    let path = folder + "/log"
    try OutputFile.write(Array("old".utf8), to: path)

    let file = try OutputFile(path: path)
    try file.write(Array("new".utf8))
    #expect(try Self.text(path) == "old")
    try file.commit()
    #expect(try Self.text(path) == "new")
    try file.write(Array(" and more".utf8))
    try file.commit()

    #expect(try Self.text(path) == "new and more")
  }

  @Test func `an output file that is not committed leaves no file behind`() throws {
    try OutputFile(path: folder + "/log").write(Array("half".utf8))
    try OutputFile.check(folder + "/log")

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func `an output file on a full device is refused before anything is written`() {
    let error = #expect(throws: HostError.self) { try OutputFile.check("/dev/full") }

    #expect(error?.reason == String(cString: strerror(ENOSPC)))
    #expect(throws: Never.self) { try OutputFile.check("/dev/null") }
  }

  @Test func `writing through a symbolic link keeps the link and the permissions of its target`()
    throws
  {
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

  @Test
  func `a private output file that replaces a public file is readable only by the file's owner`()
    throws
  {
    for path in ["\(folder)/new", "\(folder)/old"] {
      if path.hasSuffix("old") {
        try OutputFile.write([1], to: path)
        chmod(path, 0o644)
      }
      try OutputFile.write([2], to: path, policy: .chosenPrivate)
      var status = stat()
      stat(path, &status)
      #expect(status.st_mode & 0o777 == 0o600)
    }
  }

  /// An item that has the name of a file before the program writes the file.
  nonisolated enum Obstacle: CaseIterable {
    case file, link, linkToNothing, hardLink, pipe, folder
  }

  /// Another file, which a link may lead to, and something with a name.
  private func put(_ obstacle: Obstacle, at path: String) throws {
    try OutputFile.write(Array("other".utf8), to: folder + "/other")
    switch obstacle {
    case .file: try OutputFile.write(Array("other".utf8), to: path)
    case .link: symlink("other", path)
    case .linkToNothing: symlink("nothing", path)
    case .hardLink: link(folder + "/other", path)
    case .pipe: mkfifo(path, 0o600)
    case .folder: mkdir(path, 0o700)
    }
  }

  @Test(arguments: Obstacle.allCases)
  func
    `a number is inserted in an output file's derived name if the name is already in use`(
      obstacle: Obstacle
    )
    throws
  {
    let taken = folder + "/log.now.png"
    try put(obstacle, at: taken)
    symlink("other", folder + "/log-2.now.png")
    var before = stat()
    lstat(taken, &before)

    let name = try OutputFile.write([1, 2], beside: folder + "/log", ending: ".now.png")

    #expect(name == folder + "/log-3.now.png")
    var status = stat()
    #expect(lstat(name, &status) == 0 && status.st_mode == S_IFREG | 0o600 && status.st_size == 2)
    #expect(lstat(taken, &status) == 0 && status.st_ino == before.st_ino)
    #expect(try Self.text(folder + "/other") == "other")
    #expect(access(folder + "/nothing", F_OK) != 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(!names.contains { $0.contains("partial") })
  }

  @Test
  func `replacing the content of an output file fails if its path now belongs to another file`()
    throws
  {
    let file = try OutputFile(beside: folder + "/log", ending: ".short")
    try file.replace(with: Array("long".utf8))
    try file.commit()
    try file.replace(with: Array("short".utf8))
    try file.commit()
    #expect(try Self.text(folder + "/log.short") == "short")

    try put(.file, at: folder + "/new")
    rename(folder + "/new", folder + "/log.short")

    #expect(throws: HostError.self) { try file.replace(with: [3]) }
    #expect(try Self.text(folder + "/log.short") == "other")
  }

  @Test func `a symbolic link at the temporary path of an output file is not followed`()
    throws
  {
    try put(.link, at: "\(folder)/log.now.png.partial-\(getpid())")

    #expect(
      try OutputFile.write([1], beside: folder + "/log", ending: ".now.png").hasSuffix("now.png"))

    #expect(try Self.text(folder + "/other") == "other")
  }

  @Test(arguments: [Obstacle.pipe, .folder])
  func `writing a file of the program's own data fails if its path is a pipe or a folder`(
    obstacle: Obstacle
  ) throws {
    try put(obstacle, at: folder + "/state")

    let error = #expect(throws: HostError.self) {
      try OutputFile.write([1], to: folder + "/state", policy: .appOwned)
    }

    #expect(error?.kind == .cannotCreate)
  }

  /// Root writes a file that belongs to another user.
  @Test(.enabled(if: geteuid() == 0))
  func `an output file that replaces another user's file belongs to the user who writes it`() throws
  {
    for policy in [OutputFile.Policy.chosen, .chosenPrivate, .appOwned] {
      let path = "\(folder)/\(policy)"
      try OutputFile.write([1], to: path)
      chown(path, 12345, 54321)
      chmod(path, 0o664)

      try OutputFile.write([2], to: path, policy: policy)

      var status = stat()
      stat(path, &status)
      #expect(status.st_uid == geteuid(), "\(policy)")
      #expect(status.st_mode & 0o777 == (policy == .chosen ? 0o664 : 0o600), "\(policy)")
    }
  }

  @Test func `the temporary file that will replace a private file is private too`() throws {
    try OutputFile.write([1], to: folder + "/log", policy: .chosenPrivate)

    let file = try OutputFile(path: folder + "/log")
    try file.write([2])

    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let partial = try #require(names.first { $0.contains("partial") })
    var status = stat()
    stat("\(folder)/\(partial)", &status)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func `a folder is refused as an output file`() throws {
    let error = #expect(throws: HostError.self) { try OutputFile.check(folder) }

    #expect(error?.reason == "Is a directory")
  }

  /// In a process of its own: the limit is the process's.
  @Test
  func `an output file keeps only complete records when a write fails because the disk is full`()
    async
  {
    await #expect(processExitsWith: .success) {
      signal(SIGXFSZ, SIG_IGN)
      let there = try TemporaryFolder()
      defer { withExtendedLifetime(there) {} }
      let path = there.path + "/log"
      let file = try OutputFile(path: path)
      try file.write(Array("whole\n".utf8))
      try file.commit()
      var limit = rlimit(rlim_cur: 8, rlim_max: 8)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)

      let error = #expect(throws: HostError.self) { try file.write(Array("broken\n".utf8)) }

      #expect(error?.reason == "File too large")
      #expect(try Self.text(path) == "whole\n")
    }
  }
}

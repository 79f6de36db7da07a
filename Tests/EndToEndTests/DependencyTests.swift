// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The versions of the packages that the shipped program needs.
struct DependencyTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the package manifest pins the version of each external package`() throws {
    let manifest = try String(
      contentsOf: Self.project.appendingPathComponent("Package.swift"), encoding: .utf8)

    let pinned = manifest.matches(of: /\n    pinned\("https:\/\/[^"]+", "\d+\.\d+\.\d+"\),/)
    #expect(pinned.count == 2)
    #expect(
      manifest.contains(
        "isDependency ? .package(url: url, from: version) : .package(url: url, exact: version)"))
    #expect(manifest.ranges(of: ".package(url:").count == 2, "only in the function that pins")
  }

  @Test func `check-dependencies.sh reports an outdated external package`() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "GIT_AUTHOR_NAME": "A",
      "GIT_AUTHOR_EMAIL": "a@b",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b",
    ]
    func git(_ arguments: String...) throws {
      _ = try Tool.run(
        "git", ["-C", folder.appendingPathComponent("library").path] + arguments,
        environment: environment, folder: folder)
    }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("library"), withIntermediateDirectories: true)
    try git("init", "-q")
    try git("commit", "-q", "--allow-empty", "-m", "Begin")
    for tag in ["1.2.0", "1.9.0", "v1.10.0", "2.0.0-beta.1"] { try git("tag", tag) }

    func report(_ version: String) throws -> String {
      let manifest = folder.appendingPathComponent("Package.swift")
      try "    pinned(\"file://\(folder.path)/library\", \"\(version)\"),\n"
        .write(to: manifest, atomically: true, encoding: .utf8)
      return try Tool.run(
        "/bin/sh",
        [
          "-c", "\"$0\" \"$1\"; echo \"code $?\"",
          Self.project.appendingPathComponent("Scripts/check-dependencies.sh").path, manifest.path,
        ], environment: environment, folder: folder, seconds: 60)
    }

    #expect(try report("1.10.0") == "library 1.10.0 is the newest\ncode 0")
    #expect(try report("1.9.0") == "library 1.9.0 is old: 1.10.0 is available\ncode 1")
  }
}

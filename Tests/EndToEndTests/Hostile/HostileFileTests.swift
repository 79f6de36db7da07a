// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Pipes, links, folders and devices in the place of each file that the library reads or writes, in the release build under
/// the address sanitizer.
@Suite(.needsHostile)
final class HostileFileTests {
  enum Obstacle: CaseIterable {
    case pipe, link, folder, device, loop
  }

  private let folder: URL

  init() throws { folder = try TemporaryFolder.make() }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// - Returns: A file that no run may change.
  private func put(_ obstacle: Obstacle, at path: String) throws -> URL {
    let files = FileManager.default
    let victim = folder.appendingPathComponent("victim")
    try Data("kept".utf8).write(to: victim)
    switch obstacle {
    case .pipe: try #require(mkfifo(path, 0o600) == 0)
    case .link: try files.createSymbolicLink(atPath: path, withDestinationPath: victim.path)
    case .folder: try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    case .device: try files.createSymbolicLink(atPath: path, withDestinationPath: "/dev/full")
    case .loop: try files.createSymbolicLink(atPath: path, withDestinationPath: path)
    }
    return victim
  }

  /// - Parameter name: The name of the obstacle, where it is not the file that the library is given.
  private func use(
    _ use: String, _ file: String, with obstacle: Obstacle, at name: String? = nil
  ) throws -> MisuseProgram.Run {
    let path = folder.appendingPathComponent(name ?? file).path
    let victim = try put(obstacle, at: path)
    let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    let run = try MisuseProgram.run(
      "file", use, folder.appendingPathComponent(file).path, seconds: 20)

    #expect(try Data(contentsOf: victim) == Data("kept".utf8), "\(run)")
    let after = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(before == after, "the obstacle stays: \(run)")
    return run
  }

  @Test(arguments: ["picture", "font"], Obstacle.allCases)
  func `reading a path that is not a regular file fails without blocking`(
    what: String, obstacle: Obstacle
  ) throws {
    let run = try use(what, "file", with: obstacle)

    #expect(run.isDone, "\(run)")
    #expect((run.output + run.errors).contains("file"), "the message names the path: \(run)")
  }

  @Test(arguments: ["state", "state.starts", "state.late"], Obstacle.allCases)
  func `a pipe, link or folder in place of a state file neither crashes nor delays the program`(
    name: String, obstacle: Obstacle
  ) throws {
    // A link at the name of the state file itself is the user's.
    guard name != "state" || obstacle != .link && obstacle != .loop else { return }
    if name != "state" { try Data("7".utf8).write(to: folder.appendingPathComponent("state")) }
    let run = try use("state", "state", with: obstacle, at: name)

    #expect(run.isDone, "\(run)")
    guard name != "state" else { return }
    #expect(try String(contentsOf: folder.appendingPathComponent("state"), encoding: .utf8) == "1")
  }

  @Test(arguments: ["png", "recording"], [Obstacle.folder, .device])
  func `writing to a folder or a full device fails with a message`(
    what: String, obstacle: Obstacle
  ) throws {
    let run = try use(what, "file", with: obstacle)

    #expect(run.isDone, "\(run)")
    #expect((run.output + run.errors).contains("cannot"), "\(run)")
  }

  @Test(arguments: [Obstacle.pipe, .folder, .device])
  func `a pipe, folder or full device in place of the list of recent files is reported`(
    obstacle: Obstacle
  )
    throws
  {
    let list = folder.appendingPathComponent("state/recent-files")
    try FileManager.default.createDirectory(
      at: list.deletingLastPathComponent(), withIntermediateDirectories: true)
    let run = try use("recent", "state", with: obstacle, at: "state/recent-files")

    #expect(run.isDone, "\(run)")
    #expect(run.output.contains("refused: "), "\(run)")
  }
}

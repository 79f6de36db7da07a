// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// Starts the program `Scenes`, sends it real input, and reads the line that it prints for each event.
final class SceneSession {
  let input: InputDriver
  let server: XServer
  /// The frame of the contents on the screen.
  let frame: PixelRect
  /// The folder of the program's files, which contains its home folder.
  let folder: URL

  private let process: ChildProcess
  private var reader: LineReader
  /// The printed lines that were not taken yet, and the printed positions of labeled views.
  private var lines: [String] = []
  private var locations: [String: PixelPoint] = [:]

  /// Starts the program and returns when its first frame was shown.
  init(
    _ scene: String, arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    guard let server = XServer.current else {
      throw HarnessError("the suite has no X server: give it .privateDisplay()")
    }
    self.server = server
    folder = try TemporaryFolder.make()
    input = try InputDriver(server: server)
    try input.move(to: PixelPoint(server.width - 1, server.height - 1))
    let home = folder.appendingPathComponent("home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    process = try ChildProcess(
      DrawerProgram.path("Scenes"),
      arguments: [scene] + (scene == "files" ? [home.path] : arguments),
      environment: DrawerProgram.environment(server: server, folder: folder)
        .merging(environment) { _, new in new },
      folder: folder)
    reader = LineReader(descriptor: process.standardOutput)
    let window = try ProgramWindow.find(of: process, on: server)
    frame = try ProgramWindow.frame(of: window, on: server)
    input.origin = PixelPoint(frame.x, frame.y)
    _ = try consumeLines(to: "ready", seconds: 15)
  }

  deinit {
    try? input.stop()
    _ = try? process.terminate()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Waits for a line with a prefix, and takes all lines up to that line, inclusive.
  func consumeLines(to beginning: String, seconds: Double = 5) throws -> [String] {
    let deadline = Deadline.after(seconds: seconds)
    var searched = 0
    while true {
      while searched < lines.count {
        searched += 1
        guard lines[searched - 1].hasPrefix(beginning) else { continue }
        defer { lines.removeFirst(searched) }
        return Array(lines[..<searched])
      }
      guard try readLine(before: deadline) else {
        throw HarnessError(
          "no line “\(beginning)…” was printed after \(lines); stderr: \(process.standardError)")
      }
    }
  }

  /// The lines printed for all input so far.
  func consumeLines() throws -> [String] {
    try input.pressKey("F12")
    return try consumeLines(to: "mark").dropLast()
  }

  /// Waits until the position of a labeled view is printed, and returns it.
  func location(of label: String) throws -> PixelPoint {
    let deadline = Deadline.after(seconds: 5)
    while locations[label] == nil {
      guard try readLine(before: deadline) else {
        throw HarnessError("\(label) is not among the labels \(locations.keys.sorted())")
      }
    }
    return locations[label] ?? PixelPoint(0, 0)
  }

  /// What the program has written on its standard error.
  var errors: String { process.standardError }

  /// Sends SIGTERM, as at the end of the user's session.
  func quit() { process.send(signal: SIGTERM) }

  /// Kills the program, which cannot save or print anything before it ends.
  func kill() throws {
    process.send(signal: SIGKILL)
    _ = try process.terminate()
  }

  private func readLine(before deadline: Deadline) throws -> Bool {
    guard let line = try reader.nextLine(before: deadline) else { return false }
    let words = line.split(separator: " ", maxSplits: 3)
    if words.count == 4, words[0] == "place", let x = Int(words[1]), let y = Int(words[2]) {
      locations[String(words[3])] = PixelPoint(x, y)
    } else {
      lines.append(line)
    }
    return true
  }
}

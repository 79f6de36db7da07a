// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// How the program reports output that cannot be written.
  @Suite final class LogFileTests {
    /// No file may grow, as on a full disk. The test reads standard error through a pipe.
    private static let fullDisk = "ulimit -f 0; exec \"$0\" \"$@\" 2>&1"

    private let folder: URL
    private let nowhere: URL

    init() throws {
      folder = try TemporaryFolder.make()
      nowhere = try TemporaryFolder.make()
    }

    deinit {
      for folder in [folder, nowhere] { try? FileManager.default.removeItem(at: folder) }
    }

    /// Arguments for a window that closes after its first frame. The picture is written to a link to the null device,
    /// so that a failing test cannot replace the device.
    private func oneFrame() throws -> [String] {
      ["--sample", "colors", "--screenshot", try device("null")]
    }

    private func device(_ name: String) throws -> String {
      let link = nowhere.appendingPathComponent(name).path
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "/dev/\(name)")
      return link
    }

    @Test(arguments: ["--frame-log", "--state-log", "--screenshot", "--headless"])
    func `an output file that does not fit on the disk is reported, and the old file is kept`(
      option: String
    ) throws {
      let file = folder.appendingPathComponent("file").path
      try Data("old".utf8).write(to: URL(filePath: file))
      let arguments =
        switch option {
        case "--screenshot": [option, file]
        case "--headless": [option, "--screenshot", file]
        default: try oneFrame() + [option, file]
        }

      let (status, output, _) = try DrawerProgram.run(
        arguments, shell: Self.fullDisk, server: XServer.current)

      #expect(status == .exited(73))
      #expect(
        output == "drawer: cannot write \(file) (File too large): "
          + "free some space, or choose another folder")
      #expect(try Data(contentsOf: URL(filePath: file)) == Data("old".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
    }

    @Test(arguments: ["--frame-log", "--state-log"])
    func `starting without a display does not overwrite the old log file`(option: String) throws {
      let file = folder.appendingPathComponent("file")
      try Data("old".utf8).write(to: file)

      let (status, _, _) = try DrawerProgram.run([option, file.path])

      #expect(status == .exited(69))
      #expect(try Data(contentsOf: file) == Data("old".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
    }

    @Test func `writing a tour's images to a full disk keeps the old images`() throws {
      let picture = folder.appendingPathComponent("01-overview.png")
      try Data("old".utf8).write(to: picture)

      let (status, output, _) = try DrawerProgram.run(
        ["--headless", "--tour", folder.path], shell: Self.fullDisk)

      #expect(status == .exited(73))
      #expect(output.hasPrefix("drawer: cannot write \(picture.path) ("), "\(output)")
      #expect(try Data(contentsOf: picture) == Data("old".utf8))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["01-overview.png"])
    }

    @Test(arguments: ["--frame-log", "--state-log"])
    func `a log is written to a named pipe without replacing the pipe`(option: String) throws {
      let pipe = folder.appendingPathComponent("pipe").path
      mkfifo(pipe, 0o600)

      let (status, output, _) = try DrawerProgram.run(
        oneFrame() + [option, pipe],
        shell: "timeout 15 cat \"${@: -1}\" & \"$0\" \"$@\"; status=$?; wait; exit $status",
        server: XServer.current)

      #expect(status == .exited(0))
      #expect(output.contains("\"time\""), "\(output)")
      #expect(isPipe(pipe))
    }

    @Test func `a device without space for the log is reported and not replaced by a file`() throws
    {
      let device = try device("full")

      let frame = try oneFrame()
      for option in ["--frame-log", "--state-log"] {
        let (status, _, errors) = try DrawerProgram.run(
          frame + [option, device], server: XServer.current)

        #expect(status == .exited(73))
        #expect(
          errors == "drawer: cannot write \(device) (No space left on device): "
            + "free some space, or choose another folder\n")
      }
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: device) == "/dev/full")
    }

    /// Without a check, the log would be written to the connection to the X server, which reuses the closed descriptor.
    @Test func `logging to a closed standard output is reported`() throws {
      let (status, _, errors) = try DrawerProgram.run(
        oneFrame() + ["--state-log", "-"], shell: "exec \"$0\" \"$@\" >&-",
        server: XServer.current)

      #expect(status == .exited(73))
      #expect(errors == "drawer: cannot write standard output (Bad file descriptor)\n")
    }

    @Test func `the program runs and ends normally with all three standard descriptors closed`()
      throws
    {
      let (status, _, errors) = try DrawerProgram.run(
        oneFrame(), shell: "exec \"$0\" \"$@\" <&- >&- 2>&-", server: XServer.current)

      #expect(status == .exited(0))
      #expect(errors.isEmpty)
    }

    @Test
    func
      `a log reader that reads nothing does not block the program, and lost records are reported`()
      throws
    {
      let server = try #require(XServer.current)
      let pipe = try UnreadPipe(isFull: true)
      let drawer = try DrawerProcess(
        arguments: ["--sample", "colors", "--state-log", pipe.path],
        server: server, folder: pipe.folder)
      _ = try ProgramWindow.find(of: drawer.process, on: server)

      drawer.process.send(signal: SIGTERM)

      #expect(try drawer.waitForExit(seconds: 10) == .exited(73))
      let said = drawer.process.standardError
      #expect(
        said.contains(
          /^drawer: cannot write all of .*\/pipe \(\d+ records could not be written in time\)\n$/),
        "\(said)")
    }

    @Test
    func `several log pipes without readers delay the program's exit only once`()
      throws
    {
      let pipes = ["state-log", "frame-log", "record", "screenshot"].map {
        (option: "--\($0)", path: folder.appendingPathComponent($0).path)
      }
      for pipe in pipes { mkfifo(pipe.path, 0o600) }
      let drawer = try DrawerProcess(
        arguments: ["--sample", "colors"] + pipes.flatMap { [$0.option, $0.path] },
        server: XServer.current, folder: folder)

      #expect(try drawer.waitForExit(seconds: 10) == .exited(73))

      let lines = drawer.process.standardError.split(separator: "\n")
      #expect(lines.count == 4, "\(lines)")
      #expect(lines.allSatisfy { $0.hasPrefix("drawer: cannot write all of ") }, "\(lines)")
    }

    @Test func `a log reader that closes its pipe ends the log but not the program`() throws {
      let pipe = try UnreadPipe()
      let drawer = try DrawerProcess(
        arguments: ["--sample", "colors", "--state-log", pipe.path],
        server: XServer.current, folder: pipe.folder)
      try pipe.waitForInput()

      pipe.closeReader()
      drawer.process.send(signal: SIGTERM)

      #expect(try drawer.waitForExit(seconds: 10) == .exited(73))
      #expect(
        drawer.process.standardError == "drawer: cannot write \(pipe.path) (Broken pipe)\n")
    }

    private func isPipe(_ path: String) -> Bool {
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }
  }
}

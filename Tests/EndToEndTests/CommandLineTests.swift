// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// What the program says and writes without a window.
  @Suite struct CommandLineTests {
    @Test func `starting without a display prints an error with advice`() throws {
      let (status, output, errors) = try DrawerProgram.run([])

      #expect(status == .exited(69))
      #expect(output.isEmpty)
      #expect(
        errors == "drawer: no display: set DISPLAY or WAYLAND_DISPLAY, or use --headless\n")
    }

    @Test
    func
      `starting with an unreachable display fails with the same exit status as without a display`()
      throws
    {
      let (status, _, errors) = try DrawerProgram.run([], environment: ["DISPLAY": ":987"])

      #expect(status == .exited(69))
      #expect(isOneLine(errors), "\(errors)")
    }

    @Test func `the version option prints the program's version`() throws {
      let (status, output, errors) = try DrawerProgram.run(["--version"])

      #expect(status == .exited(0))
      #expect(output.contains(/^[^\n]*\d+\.\d+\.\d+$/))
      #expect(errors.isEmpty)
    }

    @Test(arguments: [
      ["--scale", "0"], ["--scale", "nan"], ["--scale", "1000"], ["--size", "0x0"],
      ["--size", "999999x999999"], ["--size", "wide"], ["--theme", "pink"], ["--no-such-option"],
      ["--state", "-"], ["--state", ""],
    ])
    func `an invalid command-line option prints a one-line message and exits with a usage error`(
      arguments: [String]
    )
      throws
    {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let picture = folder.appendingPathComponent("picture.png").path

      let (status, output, errors) = try DrawerProgram.run(
        ["--headless", "--screenshot", picture] + arguments)

      #expect(status == .exited(64))
      #expect(!FileManager.default.fileExists(atPath: picture))
      #expect(output.isEmpty)
      #expect(isOneLine(errors), "\(errors)")
      #expect(errors.contains(arguments[0]), "the error names the option: \(errors)")
    }

    @Test(arguments: [
      ("--sample", "containers, colors, languages, many, million, sources, playground, tutorial"),
      ("--theme", "'light', 'dark' or 'auto'"), ("--contrast", "'normal', 'high' or 'auto'"),
      ("--renderer", "'auto', 'software' or 'accelerated'"),
      ("--accessibility", "auto, on or off"), ("--locale", "en, de, ar or qps"),
      ("--scale", "a number from 0.5 to 4"), ("--text-scale", "a number from 0.5 to 3"),
      ("--size", "such as 1000x700"), ("--option", "such as leading.style=overlay"),
    ])
    func `an invalid value of a command-line option prints the valid values`(
      option: String, values: String
    ) throws {
      for value in ["foo", "a\nb"] {
        let (status, _, errors) = try DrawerProgram.run(
          ["--headless", "--screenshot", "/dev/null", option, value])

        #expect(status == .exited(64))
        #expect(isOneLine(errors) && errors.contains(values), "\(errors)")
      }
    }

    @Test(arguments: [["--headless", "--replay"], ["movie"], ["shrink"]])
    func `replaying an unusable recording prints the reason`(command: [String]) throws {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data().write(to: folder.appendingPathComponent("empty"))
      try Data("hello\n".utf8).write(to: folder.appendingPathComponent("text"))
      let rest = command == ["movie"] ? ["\(folder.path)/movie.webp"] : []

      for (name, reason) in [
        ("missing", "No such file or directory"), ("", "it is a folder and not a regular file"),
        ("empty", "it is empty"), ("text", "it is not a recording of this version"),
        ("text/x", "Not a directory"),
      ] {
        let file = folder.path + "/" + name
        let (status, _, errors) = try DrawerProgram.run(command + [file] + rest)
        #expect(status == .exited(66))
        #expect(
          isOneLine(errors) && errors.contains("cannot play \(file) (\(reason))"), "\(errors)")
      }
      let (status, _, errors) = try DrawerProgram.run(command + [""] + rest)
      #expect(
        status == .exited(64) && isOneLine(errors) && errors.contains("an empty name"), "\(errors)")
    }

    @Test func `all output files that cannot be written are reported before a window opens`() throws
    {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let text = folder.appendingPathComponent("text")
      try Data("hello\n".utf8).write(to: text)

      let (status, _, errors) = try DrawerProgram.run([
        "--screenshot", folder.path, "--frame-log", "\(folder.path)/missing/log",
        "--record", "/dev/full", "--state-log", "\(text.path)/log",
      ])

      #expect(status == .exited(73), "and not 69: there is no display")
      let lines = errors.split(separator: "\n")
      let expected = [
        "\(folder.path) (Is a directory)", "missing/log (No such file or directory)",
        "text/log (Not a directory)", "/dev/full (No space left on device)",
      ]
      #expect(lines.count == expected.count)
      for (line, words) in zip(lines, expected) { #expect(line.contains(words)) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["text"])
    }

    @Test(arguments: ["folder", "folder/text/state.json"])
    func `a state file that cannot be written is reported before a window opens`(path: String)
      throws
    {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let inner = folder.appendingPathComponent("folder")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      try Data("hello\n".utf8).write(to: inner.appendingPathComponent("text"))

      let (status, _, errors) = try DrawerProgram.run(["--state", "\(folder.path)/\(path)"])

      #expect(status == .exited(73))
      #expect(
        isOneLine(errors) && errors.contains("cannot write \(folder.path)/\(path)"), "\(errors)")
    }

    @Test(arguments: [
      (["--record", "log", "--state-log", "log"], "--state-log and --record"),
      (["--frame-log", "./log", "--state", "log"], "--frame-log and --state"),
      (["--state-log", "-", "--record", "-"], "--state-log and --record"),
    ])
    func `two command-line options that name the same file are refused`(
      arguments: [String], options: String
    ) throws {
      let (status, _, errors) = try DrawerProgram.run(arguments)

      #expect(status == .exited(64))
      #expect(isOneLine(errors) && errors.contains("\(options) name the same file"), "\(errors)")
    }

    @Test func `launches that fail before the window opens do not change the saved state`() throws {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("state.json")
      let memory =
        #"{"preferences":{"contrast":"auto","direction":"auto","motion":"auto","renderer":"auto","theme":"dark"},"version":1}"#
      try Data(memory.utf8).write(to: file)

      for arguments in [[], ["--record", folder.path]] {
        for _ in 0..<4 {
          let (_, _, errors) = try DrawerProgram.run(["--state", file.path] + arguments)
          #expect(isOneLine(errors), "\(errors)")
        }
      }

      #expect(try String(contentsOf: file, encoding: .utf8) == memory)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["state.json"])
    }

    @Test(arguments: [
      ["--replay", "\u{1B}]0;x\u{7}\nsesame"], ["--sample", "\u{1B}[31m\u{202E}x"],
      ["--headless", "--screenshot", "/missing/\u{9B}2J\n.png"],
    ])
    func `an argument with control characters is printed escaped, in one line`(arguments: [String])
      throws
    {
      let (_, output, errors) = try DrawerProgram.run(arguments)

      #expect(output.isEmpty && isOneLine(errors), "\(errors)")
      #expect(errors.contains(#"\u{"#))
      #expect(
        !errors.dropLast().unicodeScalars.contains { $0.properties.generalCategory == .control })
    }

    @Test func `a screenshot that cannot be written leaves no file behind`() throws {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let picture = folder.appendingPathComponent("missing/picture.png").path

      let (status, _, errors) = try DrawerProgram.run(["--headless", "--screenshot", picture])

      #expect(status == .exited(73))
      #expect(isOneLine(errors), "\(errors)")
      #expect(errors.contains(picture))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy {
          $0.hasPrefix("stderr-")
        })
    }

    @Test func `the tour option writes the same numbered images at each run`() throws {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      var runs: [[String: Data]] = []

      for run in ["first", "second"] {
        let target = folder.appendingPathComponent(run)
        let (status, _, errors) = try DrawerProgram.run(
          ["--headless", "--tour", target.path], seconds: 60)
        #expect(status == .exited(0))
        #expect(errors.isEmpty, "progress is for terminals: \(errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: target.path)
        runs.append(
          try Dictionary(
            uniqueKeysWithValues: names.map {
              ($0, try Data(contentsOf: target.appendingPathComponent($0)))
            }))
      }

      let names = runs[0].keys.sorted()
      for stop in ["open", "hover", "swap", "drag", "dark", "narrow", "push", "tabs", "sheet"] {
        #expect(names.contains { $0.hasSuffix("-\(stop).png") }, "\(stop): \(names)")
      }
      #expect(names.allSatisfy { $0.contains(/^\d+.*\.png$/) }, "\(names)")
      #expect(runs[0] == runs[1])
    }

    @Test func `a recorded tour can be replayed with the same frames and converted to a movie`()
      throws
    {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let (recording, movie) = ("\(folder.path)/tour", "\(folder.path)/a tour.webp")

      let tour = try DrawerProgram.run(
        [
          "--headless", "--sample", "colors", "--theme", "light", "--scale", "0.5", "--tour",
          "\(folder.path)/pictures", "--record", recording,
        ], seconds: 60)
      #expect(tour.status == .exited(0), "\(tour.errors)")
      let played = try DrawerProgram.run(["--headless", "--replay", recording], seconds: 60)
      #expect(played.status == .exited(0) && played.output.hasSuffix("all as recorded"))
      let made = try DrawerProgram.run(["movie", recording, movie], seconds: 60)
      #expect(made.status == .exited(0), "\(made.errors)")

      let bytes = try Data(contentsOf: URL(fileURLWithPath: movie))
      #expect(bytes.prefix(4) == Data("RIFF".utf8) && bytes[8..<12] == Data("WEBP".utf8))
      var pictures = 0
      var position = bytes.startIndex
      while let next = bytes.range(of: Data("ANMF".utf8), in: position..<bytes.endIndex) {
        pictures += 1
        position = next.upperBound
      }
      #expect(pictures > 30)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    }

    @Test(arguments: [
      (["movie", "x", "y.gif"], 64, "ends with .webp"),
      (["movie", "x", "y.webp", "--rate", "0"], 64, "--rate must be a number from 1 to 60"),
      (["movie", "/nowhere/x", "y.webp"], 66, "cannot play /nowhere/x"),
      (["--record", "x", "--headless"], 64, "--headless opens no window"),
      (["--replay", "x", "--state-log", "-"], 64, "--replay writes no logs"),
      (["shrink", "/nowhere/x"], 66, "cannot play /nowhere/x"),
      (["shrink", "x", "--seconds", "0"], 64, "--seconds must be a number from 1 to 600"),
      (["--aim"], 64, "--aim applies only to a replay"),
    ])
    func `invalid arguments for movies and recordings are refused with a message`(
      arguments: [String], code: Int, message: String
    ) throws {
      let (status, _, errors) = try DrawerProgram.run(arguments, seconds: 10)

      #expect(status == .exited(Int32(code)))
      #expect(isOneLine(errors) && errors.contains(message), "\(errors)")
    }

    /// One line that begins with the program's name, as the shell's own tools do.
    private func isOneLine(_ text: String) -> Bool {
      text.hasPrefix("drawer: ") && text.hasSuffix("\n") && text.count { $0 == "\n" } == 1
    }
  }
}

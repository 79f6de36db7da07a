// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// What the program says and writes without a window.
  @Suite struct CommandLineTests {
    @Test func `without a display it says what to do`() throws {
      let (status, output, errors) = try DrawerProgram.run([])

      #expect(status == .exited(69))
      #expect(output.isEmpty)
      #expect(
        errors == "drawer: no display: set DISPLAY or WAYLAND_DISPLAY, or use --headless\n")
    }

    @Test func `a display that does not answer is no display`() throws {
      let (status, _, errors) = try DrawerProgram.run([], environment: ["DISPLAY": ":987"])

      #expect(status == .exited(69))
      #expect(isOneLine(errors), "\(errors)")
    }

    @Test func `it tells its version`() throws {
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
    func `a bad option is one line and a usage error`(arguments: [String]) throws {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let picture = folder.appendingPathComponent("picture.png").path

      let (status, output, errors) = try DrawerProgram.run(
        ["--headless", "--screenshot", picture] + arguments)

      #expect(status == .exited(64))
      #expect(!FileManager.default.fileExists(atPath: picture))
      #expect(output.isEmpty)
      #expect(isOneLine(errors), "\(errors)")
      #expect(errors.contains(arguments[0]), "it names the option: \(errors)")
    }

    @Test func `a picture that cannot be written leaves nothing behind`() throws {
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

    @Test func `the tour writes numbered pictures, the same each time`() throws {
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

    @Test func `with a rate the tour also saves what moves`() throws {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }

      let (status, _, _) = try DrawerProgram.run(
        ["--headless", "--sample", "colors", "--tour", folder.path, "--tour-rate", "5"],
        seconds: 60)
      #expect(status == .exited(0))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasPrefix("film-") }.sorted()

      #expect(names.count > 30, "a fifth of a second each")
      #expect(names.first == "film-00001.png" && names.last == "film-\(padded(names.count)).png")
      let pictures = try names.map { try Data(contentsOf: folder.appendingPathComponent($0)) }
      #expect(Set(pictures).count > 20, "most differ from each other")
    }

    private func padded(_ number: Int) -> String { String("\(100_000 + number)".dropFirst()) }

    @Test(arguments: [["--tour-rate", "5"], ["--tour", "x", "--tour-rate", "0"]])
    func `a rate without a tour, or out of range, is refused`(arguments: [String]) throws {
      let (status, _, errors) = try DrawerProgram.run(arguments, seconds: 10)

      #expect(status == .exited(64))
      #expect(errors.contains("--tour-rate is a number from 1 to 60, and needs --tour DIR"))
    }

    /// One line that begins with the program's name, as the shell's own tools do.
    private func isOneLine(_ text: String) -> Bool {
      text.hasPrefix("drawer: ") && text.hasSuffix("\n") && text.count { $0 == "\n" } == 1
    }
  }
}

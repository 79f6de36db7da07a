// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Tests the rules of Scripts/port-from-uikit.pl with the files of `PortRules`: with code that the script changes, and
/// with similar code that it keeps.
///
/// A file has several cases. `=== NAME` begins a case, followed by the input. `--- after` has the expected output, by
/// default the input; `--- hints` the hints, as line and word; `--- left out` the code that the script removes.
struct PortRuleTests {
  private nonisolated struct Rule: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    var after: String
    var hints = ""
    var leftOut = ""

    init(_ text: Substring) {
      let parts = text.components(separatedBy: "\n--- ")
      let end = parts[0].firstIndex(of: "\n") ?? parts[0].endIndex
      testDescription = String(parts[0][..<end])
      before = parts[0][end...].dropFirst() + (parts.count > 1 ? "\n" : "")
      after = before
      for (index, part) in parts.enumerated().dropFirst() {
        let end = part.firstIndex(of: "\n") ?? part.endIndex
        let body = part[end...].dropFirst() + (index + 1 < parts.count ? "\n" : "")
        switch part[..<end] {
        case "after": after = String(body)
        case "hints": hints = String(body)
        default: leftOut = String(body)
        }
      }
    }

    static let all: [Rule] = {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PortRules")
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return (files ?? []).sorted { $0.path < $1.path }.flatMap { file in
        ((try? String(contentsOf: file, encoding: .utf8)) ?? "")
          .components(separatedBy: "=== ").dropFirst().map { Rule(Substring($0)) }
      }
    }()
  }

  @Test func `the porting rules have more than fifty test cases`() {
    #expect(Rule.all.count > 50)
  }

  @Test(arguments: Rule.all)
  private func `the script changes UIKit's names and keeps the program's own`(
    rule: Rule
  ) throws {
    let run = try PortRun(code: rule.before)

    #expect(run.text == rule.after)
    let hints = run.hints.split(separator: "\n").map { line in
      let words = line.components(separatedBy: ": ")
      return (words[0].split(separator: ":").last ?? "") + ": \(words[1])\n"
    }
    #expect(hints.joined() == rule.hints)
    let leftOut = run.summary.split(separator: "\n").compactMap { line in
      line.components(separatedBy: ": left out: ").dropFirst().first.map { $0 + "\n" }
    }
    #expect(leftOut.joined() == rule.leftOut)
  }

  @Test func `the script keeps names that another file of the program declares`() throws {
    let run = try PortRun(files: [
      "Style.swift": "import UIKit\nstruct Style { var textColor: UIColor }\n",
      "Card.swift": """
      import UIKit
      func show(_ style: Style, in label: UILabel) {
        label.textColor = style.textColor
      }

      """,
    ])

    #expect(run.hints == "")
    #expect(
      run.texts["Card.swift"]?.contains("label.color = style.textColor") == true,
      "\(run.texts)")
  }
}

/// One run of the script on files with the given contents.
private struct PortRun {
  private(set) var texts: [String: String] = [:]
  let summary: String
  let hints: String

  var text: String { texts["Screen.swift"] ?? "" }

  init(code: String) throws { try self.init(files: ["Screen.swift": code]) }

  init(files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let result = folder.appending(path: "ported")
    try FileManager.default.createDirectory(at: result, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, code) in files {
      try code.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../../Scripts/port-from-uikit.pl")
    let process = Process()
    let output = Pipe(), errors = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["perl", script.path, result.path]
      + files.keys.sorted().map { folder.appending(path: $0).path }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    summary = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    hints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    for name in files.keys {
      texts[name] = try String(contentsOf: result.appending(path: name), encoding: .utf8)
    }
  }
}

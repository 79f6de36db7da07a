// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A file of Assets/Utterances: the keys that the user presses in order, and the utterances after each key.
///
/// The first line has the arguments of the program. A line that begins with `> ` is a key, or text to type if it begins
/// with `> "`. `> click 9 20` clicks at a point of the window, `> click Green` on a row of the menu. The lines after it
/// are the expected utterances, in order.
struct SpokenTourScript {
  struct Step {
    var input: String
    var utterances: [String]
  }

  var arguments: [String]
  var steps: [Step]

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Assets/Utterances")

  static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }

  init(named name: String) throws {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("\(name).txt"), encoding: .utf8)
    var lines = text.split(separator: "\n").map(String.init)
    arguments = lines.removeFirst().split(separator: " ").map(String.init)
    // The first step has no key: its utterances follow the start of the program.
    steps = [Step(input: "", utterances: [])]
    for line in lines {
      if line.hasPrefix("> ") {
        steps.append(Step(input: String(line.dropFirst(2)), utterances: []))
      } else {
        steps[steps.count - 1].utterances.append(line)
      }
    }
  }

  func write(named name: String) throws {
    let lines = steps.flatMap { ($0.input.isEmpty ? [] : ["> \($0.input)"]) + $0.utterances }
    let text = ([arguments.joined(separator: " ")] + lines).joined(separator: "\n") + "\n"
    try text.write(
      to: Self.folder.appendingPathComponent("\(name).txt"), atomically: true, encoding: .utf8)
  }
}

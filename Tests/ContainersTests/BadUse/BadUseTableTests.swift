// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// docs/BAD-USE.md names a suite for each line.
struct BadUseTableTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The cells of each line: the call, what happens, the suite.
  private static func rows() throws -> [[String]] {
    let text = try String(
      contentsOf: repository.appendingPathComponent("docs/BAD-USE.md"), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      .filter { $0.first != "call" }
  }

  private static func suites() -> Set<String> {
    let folder = repository.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" {
        names.insert(file.deletingPathExtension().lastPathComponent)
      }
    }
    return names
  }

  @Test func `each line of BAD-USE.md names an existing test suite`() throws {
    let rows = try Self.rows()
    let suites = Self.suites()

    #expect(rows.count > 80)
    for row in rows {
      #expect(row.count == 3, "\(row)")
      #expect(suites.contains(row.last ?? ""), "\(row)")
    }
    #expect(Set(rows.map(\.first)).count == rows.count)
  }
}

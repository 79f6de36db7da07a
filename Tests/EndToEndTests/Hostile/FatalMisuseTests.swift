// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// docs/BAD-USE.md, line by line: the release build stops and says why.
@Suite(.needsHostile)
struct FatalMisuseTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs/BAD-USE.md")

  /// The calls that stop the program, as the page has them.
  private static func documented() throws -> Set<String> {
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    return Set(rows.filter { $0.count == 3 && $0[1].hasPrefix("stops the program") }.map(\.[0]))
  }

  @Test func `each call that is documented as fatal traps with its message in a release build`()
    throws
  {
    let stops = try MisuseProgram.list("stop").map { $0.components(separatedBy: " → ") }

    #expect(stops.count > 90)
    #expect(Set(stops.map(\.[0])) == (try Self.documented()))
    for stop in stops {
      let run = try MisuseProgram.run("stop", stop[0], seconds: 20)
      #expect(run.isStopped(saying: stop[1]), "\(stop[0]): \(run)")
    }
  }
}

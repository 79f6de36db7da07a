// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Drawing
@testable import SDLHost

/// Lines of which nobody can see all.
struct LongLineTests {
  private static let body = Font(size: 14)

  @Test func `of a line of megabytes only the start is measured, drawn and kept`() throws {
    let engine = try RenderingFixture().text
    let long = String(repeating: "abcdefghi ", count: 500_000)
    let start = String(long[...].start(bytes: TextLayout.longestLine))

    #expect(engine.width(of: long, in: Self.body) == engine.width(of: start, in: Self.body))
    #expect(engine.drawableLine(long, Self.body) === engine.drawableLine(start, Self.body))
    #expect(engine.cachedBytes < 8_000_000 && engine.shapedLines == 1)
  }

  @Test func `each character of a line that is too long has a place`() throws {
    let engine = try RenderingFixture().text
    let long = String(repeating: "abcdefghi ", count: 2000)

    let clusters = engine.clusters(of: long, in: Self.body)

    #expect(clusters.count == long.count)
    #expect(clusters.last?.right == clusters[TextLayout.longestLine - 1].right)
  }

  @Test(arguments: [
    "a" + String(repeating: "\u{301}", count: 5000), String(repeating: "👨\u{200D}", count: 1000),
  ])
  func `a character of thousands of marks is drawn with the first of them`(text: String) throws {
    let engine = try RenderingFixture().text

    let runs = engine.drawableLine(text, Self.body).runs

    #expect(runs.count == 1 && runs.allSatisfy { $0.run.text.utf8.count <= 128 })
    #expect(engine.clusters(of: text, in: Self.body).count == text.count)
  }
}

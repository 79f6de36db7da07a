// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Drawing
@testable import SDLHost

/// Lines that are too long to be shown completely.
struct LongLineTests {
  private static let body = Font(size: 14)

  @Test func `only the start of a text line of several megabytes is measured, drawn and cached`()
    throws
  {
    let engine = try RenderingFixture().text
    let long = String(repeating: "abcdefghi ", count: 500_000)
    let start = String(long[...].prefix(maxBytes: TextLayout.maximumLineByteCount))

    #expect(engine.width(of: long, in: Self.body) == engine.width(of: start, in: Self.body))
    #expect(engine.drawableLine(long, Self.body) === engine.drawableLine(start, Self.body))
    #expect(engine.cachedBytes < 8_000_000 && engine.shapedLineCount == 1)
  }

  @Test
  func
    `characters beyond the measured part of a long text line are placed at the end of that part`()
    throws
  {
    let engine = try RenderingFixture().text
    let long = String(repeating: "abcdefghi ", count: 2000)

    let clusters = engine.clusters(of: long, in: Self.body)

    #expect(clusters.count == long.count)
    #expect(clusters.last?.right == clusters[TextLayout.maximumLineByteCount - 1].right)
  }

  @Test(arguments: [
    "a" + String(repeating: "\u{301}", count: 5000), String(repeating: "👨\u{200D}", count: 1000),
  ])
  func `a character with thousands of diacritics is drawn with only the first ones`(text: String)
    throws
  {
    let engine = try RenderingFixture().text

    let runs = engine.drawableLine(text, Self.body).runs

    #expect(runs.count == 1 && runs.allSatisfy { $0.run.text.utf8.count <= 128 })
    #expect(engine.clusters(of: text, in: Self.body).count == text.count)
  }
}

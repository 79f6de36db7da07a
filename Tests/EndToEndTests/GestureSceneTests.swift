// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// Recognizers of a program's own under a real mouse.
  @Suite struct GestureSceneTests {
    private let session: SceneSession

    init() throws { session = try SceneSession("gestures") }

    /// A place in one of the six tiles, from its corner.
    private func location(_ tile: Int, _ x: Int, _ y: Int) -> PixelPoint {
      PixelPoint(60 + tile % 3 * 200 + x, 60 + tile / 3 * 240 + y)
    }

    /// The first word of each line that differs from the one before: what went on, without where.
    private func phases(_ lines: [String]) -> [String] {
      lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    private func numbers(_ line: String?) -> [Int] {
      line?.split(separator: " ").compactMap { Int($0) } ?? []
    }

    @Test func `a pan gesture follows the mouse along both axes and reports its velocity`() throws {
      try session.input.fling(from: location(0, 20, 150), to: location(0, 140, 30), steps: 12)
      let lines = try session.consumeLines()

      #expect(phases(lines) == ["pan began", "pan changed", "pan ended"])
      #expect(lines.first?.hasPrefix("pan began 0 0 ") == true)
      let end = numbers(lines.last)
      // The first step made it a drag.
      #expect(end.prefix(2) == [110, -110])
      #expect(end[2] > 0 && end[3] < 0, "points a second: \(end)")
    }

    @Test func `a pan gesture that pauses before its release has no velocity`() throws {
      try session.input.dragPauseAndRelease(from: location(0, 20, 20), to: location(0, 120, 60))

      let end = numbers(try session.consumeLines().last)
      #expect(end.suffix(2) == [0, 0])
    }

    @Test func `a click is recognized as a single tap when the time for a second click has passed`()
      throws
    {
      try session.input.click(location(1, 30, 40))
      #expect(try session.consumeLines().isEmpty)

      #expect(try session.consumeLines(to: "single") == ["single 30 40"])
    }

    @Test func `two quick clicks are recognized only as a double tap`() throws {
      try session.input.doubleClick(location(1, 50, 60))
      // The next click is one of its own.
      try session.input.hold(seconds: 0.6)

      #expect(try session.consumeLines() == ["double 50 60"])
    }

    @Test func `a press without movement becomes a long press, which then follows the pointer`()
      throws
    {
      try session.input.pressAndGlide(from: location(2, 40, 40), to: location(2, 41, 40), steps: 1)
      #expect(try session.consumeLines(to: "hold") == ["hold began 41 40"])
      try session.input.glide(from: location(2, 41, 40), to: location(2, 100, 90))
      try session.input.release()

      let lines = try session.consumeLines()
      #expect(phases(lines) == ["hold changed", "hold ended"])
      #expect(lines.last == "hold ended 100 90")
    }

    @Test func `a press that moves immediately is not recognized as a long press`() throws {
      try session.input.pressAndGlide(from: location(2, 40, 40), to: location(2, 100, 40))
      try session.input.hold(seconds: 0.7)
      try session.input.release()

      #expect(try session.consumeLines().isEmpty)
    }

    @Test func `a quick drag to the left is recognized as a swipe before the release`() throws {
      try session.input.pressAndGlide(from: location(3, 150, 90), to: location(3, 30, 90), steps: 6)
      #expect(try session.consumeLines() == ["swipe ended"])
      try session.input.release()

      try session.input.fling(from: location(3, 30, 90), to: location(3, 150, 90))
      try session.input.fling(from: location(3, 90, 30), to: location(3, 90, 150))
      try session.input.pressAndGlide(
        from: location(3, 150, 90), to: location(3, 30, 90), steps: 10, stepSeconds: 0.1)
      try session.input.release()
      #expect(
        try session.consumeLines().isEmpty, "swipes to the right, down and slow swipes are ignored")
    }

    @Test func `a drag from the window's edge is recognized by a screen edge pan recognizer`()
      throws
    {
      try session.input.dragPauseAndRelease(from: PixelPoint(4, 290), to: PixelPoint(54, 290))
      let lines = try session.consumeLines()
      #expect(phases(lines) == ["edge began", "edge changed", "edge ended"])
      #expect(lines.last == "edge ended 45 0")

      try session.input.dragPauseAndRelease(from: PixelPoint(30, 290), to: PixelPoint(90, 290))
      try session.input.dragPauseAndRelease(from: PixelPoint(4, 290), to: PixelPoint(4, 390))
      #expect(
        try session.consumeLines().isEmpty, "drags away from the edge and along it are ignored")
    }

    @Test func `two pan recognizers recognize simultaneously only if a delegate allows it`() throws
    {
      let (start, end) = (location(4, 30, 30), location(4, 130, 130))

      try session.input.dragPauseAndRelease(from: start, to: end)
      let both = Set(try session.consumeLines())
      let phases = ["began", "changed", "ended"]
      #expect(both == Set(phases.map { "one \($0)" } + phases.map { "other \($0)" }))

      try session.input.pressKey("F2")
      try session.input.dragPauseAndRelease(from: start, to: end)
      let single = Set(try session.consumeLines().compactMap { $0.split(separator: " ").first })
      #expect(single.count == 1, "only one recognizer begins without the delegate")
    }

    @Test func `a pan gesture cancels the view's touches unless cancelsTouchesInView is false`()
      throws
    {
      try session.input.dragPauseAndRelease(from: location(5, 30, 40), to: location(5, 130, 40))
      #expect(try session.consumeLines() == ["upper down", "upper dragged", "upper cancelled"])

      try session.input.dragPauseAndRelease(from: location(5, 30, 130), to: location(5, 130, 130))
      #expect(try session.consumeLines() == ["lower down", "lower dragged", "lower up"])
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// What a list and a scroll view tell their delegate of a real wheel, real drags and real keys.
  @Suite struct ListSceneTests {
    private let session: SceneSession
    /// In the list, and in the two pads of the page.
    private static let list = PixelPoint(150, 300)
    private static let keeper = PixelPoint(540, 140)
    private static let other = PixelPoint(540, 340)

    init() throws { session = try SceneSession("lists") }

    /// The printed events without their numbers; adjacent equal events are merged.
    private func events(_ lines: [String]) -> [String] {
      lines.map { line in
        line.split(separator: " ").filter { Int($0) == nil }.joined(separator: " ")
      }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    private func numbers(_ line: String?) -> [Int] {
      line?.split(separator: " ").compactMap { Int($0) } ?? []
    }

    @Test func `scrolling a list by wheel calls no dragging method of its delegate`() throws {
      try session.input.scrollWheel(3, at: Self.list)
      let lines = try session.consumeLines(to: "list scrolled 180")

      #expect(events(lines) == ["list scrolled"])
    }

    @Test func `scrolling a list by keys calls no dragging method of its delegate`() throws {
      try session.input.click(Self.list)
      #expect(try session.consumeLines() == ["row 6"])
      try session.input.pressKey("End")
      let lines = try session.consumeLines(to: "list scrolled 21400")

      #expect(events(lines) == ["list scrolled"])
    }

    @Test
    func `scrolling a list in code is immediate, or animated with a delegate call at the end`()
      throws
    {
      try session.input.pressKey("F3")
      #expect(try session.consumeLines() == ["list scrolled 440"])

      try session.input.pressKey("F2")
      let lines = try session.consumeLines(to: "list arrived")
      #expect(events(lines) == ["list scrolled", "list arrived"])
      #expect(lines.dropLast().last == "list scrolled 880")
    }

    @Test func `a list's delegate is notified of a drag from its beginning to its release`() throws
    {
      try session.input.dragPauseAndRelease(from: Self.list, to: PixelPoint(150, 200))
      let lines = try session.consumeLines()

      #expect(
        events(lines) == [
          "list will begin dragging", "list scrolled", "list will end dragging",
          "list did end dragging, rests",
        ])
      // The first step of ten made it a drag. At rest the target is where it is.
      #expect(lines.dropLast().last == "list will end dragging 0 0 0 90")
    }

    @Test
    func
      `a flicked list decelerates to the target offset that its delegate received at the release`()
      throws
    {
      try session.input.fling(from: Self.list, to: PixelPoint(150, 200))
      let lines = try session.consumeLines(to: "list did decelerate")

      #expect(
        events(lines) == [
          "list will begin dragging", "list scrolled", "list will end dragging",
          "list did end dragging, goes on", "list will decelerate", "list scrolled",
          "list did decelerate",
        ])
      let target = try #require(
        numbers(lines.first { $0.hasPrefix("list will end dragging") }).last)
      let rest = try #require(numbers(lines.dropLast().last).last)
      #expect(target > 90, "the list moves on after the release")
      #expect(abs(target - rest) <= 5, "the list announces \(target) and rests at \(rest)")
    }

    @Test
    func `a click that stops a decelerating list selects no row, but the next click selects one`()
      throws
    {
      try session.input.flingAndClick(from: Self.list, to: PixelPoint(150, 200))
      let lines = try session.consumeLines(to: "list did decelerate") + session.consumeLines()

      #expect(!lines.contains { $0.hasPrefix("row") }, "\(lines)")
      try session.input.click(Self.list)
      #expect(try session.consumeLines().contains { $0.hasPrefix("row") })
    }

    @Test
    func
      `a drag on a view scrolls its enclosing scroll view unless the view reserves the axis`()
      throws
    {
      try session.input.dragPauseAndRelease(from: Self.keeper, to: PixelPoint(540, 80))
      #expect(try session.consumeLines() == ["keeper down", "keeper up"])

      try session.input.dragPauseAndRelease(from: Self.other, to: PixelPoint(540, 280))
      #expect(
        events(try session.consumeLines()) == [
          "other down", "page will begin dragging", "other cancelled", "page scrolled",
          "page will end dragging", "page did end dragging, rests",
        ])
    }
  }
}

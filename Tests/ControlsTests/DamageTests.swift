// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// A control that changes has its own rectangle shown anew, and nothing else.
struct DamageTests {
  /// As many as show: nothing scrolls, and no scroll bar comes over them.
  private let rows = PlainRows(10)
  private let table = TableView(frame: Rect(20, 10, 200, 440))
  private let harness: TestWindow

  init() {
    let root = ViewController()
    root.view.backgroundColor = .surface
    harness = TestWindow(table: table, rows: rows, in: root)
  }

  @Test func `moving the mouse over a table row redraws only that row`() throws {
    harness.move(to: Point(100, 10 + 44 * 2 + 5))

    harness.clock.advance(by: 0.05)
    let frame = try #require(harness.step())

    #expect(frame.damage == [Rect(20, 10 + 44 * 2, 200, 44)])
  }

  @Test func `moving the mouse between two table rows redraws only these rows`() throws {
    harness.move(to: Point(100, 10 + 44 * 1 + 5))
    harness.runUntilIdle()

    harness.move(to: Point(100, 10 + 44 * 7 + 5))
    harness.clock.advance(by: 0.05)
    let frame = try #require(harness.step())

    #expect(Set(frame.damage) == [Rect(20, 10 + 44, 200, 44), Rect(20, 10 + 44 * 7, 200, 44)])
  }

  @Test func `moving the mouse inside the hovered table row redraws nothing`() {
    harness.move(to: Point(100, 10 + 44 * 2 + 5))
    harness.runUntilIdle()

    harness.move(to: Point(120, 10 + 44 * 2 + 15))

    #expect(harness.step() == nil)
  }
}

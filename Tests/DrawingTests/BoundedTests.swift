// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Drawing

struct BoundedTests {
  @Test func `isWithinBounds is true for geometry values within the library's limits`() {
    #expect(Rect(-5, 1e11, 1e7, 0).isWithinBounds)
    #expect(Transform.scale(0.5, -2).isWithinBounds)
    #expect(Optional<Shadow>.none.isWithinBounds)
  }

  @Test func `geometry values beyond the library's limits are clamped to them`() {
    #expect(
      bounded(Rect(1e300, -1e300, 1e9, 20), else: .zero, "frame")
        == Rect(1e12, -1e12, 1e8, 20))
    #expect(bounded(1e18, else: 0, "cornerRadius") == 1e12)
    #expect(
      bounded(Transform.scale(1e6, 1), else: .identity, "transform") == Transform.scale(1e4, 1))
    #expect(
      bounded(Insets(horizontal: 1e9, vertical: 1), else: .zero, "insets")
        == Insets(horizontal: 1e8, vertical: 1))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func
    `isWithinBounds is false and bounded is nil for geometry values that contain NaN or infinity`(
      number: Double
    )
  {
    #expect(!number.isWithinBounds && number.bounded == nil)
    #expect(!Point(1, number).isWithinBounds && Point(number, 1).bounded == nil)
    #expect(!Size(1, number).isWithinBounds && Size(number, 1).bounded == nil)
    #expect(!Rect(1, 1, number, 1).isWithinBounds && Rect(1, 1, 1, number).bounded == nil)
    #expect(!Insets(top: number).isWithinBounds && Insets(left: number).bounded == nil)
    #expect(!Transform.scale(number, 1).isWithinBounds)
    #expect(Transform.translation(1, number).bounded == nil)
    #expect(!Shadow(color: .black, blur: number).isWithinBounds)
    #expect(Shadow(color: .black, offset: Point(0, number)).bounded == nil)
  }

  @Test
  func
    `in a debug build, a non-finite geometry value traps with a message that names the property`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = bounded(Point(.nan, 1), else: .zero, "center")
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("center must be finite: Point(x: nan, y: 1.0)"))
  }
}

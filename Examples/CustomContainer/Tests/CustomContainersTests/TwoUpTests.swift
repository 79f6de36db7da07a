// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CustomContainers
import DrawerContainer
import DrawerTesting
import Testing

@Suite(.contractChecked) struct TwoUpTests {
  private let window: TestWindow
  private let pair: TwoUpController
  private final class Result { var heard: [Bool] = [] }
  private let result = Result()

  init() throws {
    let sides = ["L", "R"].map { title in
      let side = ViewController()
      side.title = title
      return side
    }
    pair = TwoUpController(left: sides[0], right: sides[1])
    window = try TestWindow(pair)
    let result = result
    pair.onExchange = { result.heard.append($0) }
    window.takeCallbacks()
  }

  private func drag(by distance: Double, in seconds: Double, thenRest: Bool) {
    let start = window.center(of: pair.divider)
    window.drag(
      from: start, to: Point(start.x + distance, start.y), duration: seconds,
      rest: thenRest ? 0.5 : 0)
  }

  @Test func `the sides are exchanged, and nobody hears of it`() {
    pair.swapSides()
    window.advance(by: 1.5)

    #expect(pair.left.title == "R")
    #expect(pair.left.view.frame.minX == 0)
    #expect(result.heard == [true])
    #expect(window.takeCallbacks().isEmpty)
  }

  @Test func `a drag past the middle exchanges them`() {
    drag(by: 300, in: 0.5, thenRest: true)
    window.advance(by: 1.5)

    #expect(pair.left.title == "R")
  }

  @Test func `a drag of less goes back, and everything is as before`() {
    drag(by: 150, in: 0.5, thenRest: true)
    #expect(abs(pair.left.view.presentedFrame.minX) > 50)
    window.advance(by: 1.5)

    #expect(pair.left.title == "L")
    #expect(pair.left.view.frame.minX == 0)
    #expect(result.heard == [false])
  }

  @Test func `a fling exchanges them from anywhere`() {
    drag(by: 120, in: 0.1, thenRest: false)
    window.advance(by: 1.5)

    #expect(pair.left.title == "R")
  }

  @Test func `a second call in mid-flight turns it round`() {
    pair.swapSides()
    window.advance(by: 0.1)
    pair.swapSides()
    window.advance(by: 1.5)

    #expect(pair.left.title == "L")
    #expect(result.heard == [false])
  }

  @Test func `a resize leaves the halves equal`() {
    window.resize(to: Size(800, 600))
    window.advance(by: 0.1)

    #expect(pair.left.view.frame.width == pair.right.view.frame.width)
    #expect(pair.right.view.frame.maxX == 800)
  }
}

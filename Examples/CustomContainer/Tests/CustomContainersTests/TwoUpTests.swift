// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CustomContainers
import DrawerContainer
import DrawerTesting
import Testing

@Suite(.contractChecked) struct TwoUpTests {
  private let window: TestWindow
  private let pair: TwoUpController
  private final class Result { var completions: [Bool] = [] }
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
    pair.onSwap = { result.completions.append($0) }
    window.removeAllCallbacks()
  }

  private func drag(by distance: Double, in seconds: Double, pauses: Bool) {
    let start = window.center(of: pair.divider)
    window.drag(
      from: start, to: Point(start.x + distance, start.y), duration: seconds,
      pauseDuration: pauses ? 0.5 : 0)
  }

  @Test func `swapSides exchanges the sides and sends no callbacks`() {
    pair.swapSides()
    window.advance(by: 1.5)

    #expect(pair.left.title == "R")
    #expect(pair.left.view.frame.minX == 0)
    #expect(result.completions == [true])
    #expect(window.removeAllCallbacks().isEmpty)
  }

  @Test func `a drag past the middle exchanges the sides`() {
    drag(by: 300, in: 0.5, pauses: true)
    window.advance(by: 1.5)

    #expect(pair.left.title == "R")
  }

  @Test func `a drag before the middle returns the sides and reports false`() {
    drag(by: 150, in: 0.5, pauses: true)
    #expect(abs(pair.left.view.presentationFrame.minX) > 50)
    window.advance(by: 1.5)

    #expect(pair.left.title == "L")
    #expect(pair.left.view.frame.minX == 0)
    #expect(result.completions == [false])
  }

  @Test func `a fling exchanges the sides from any position`() {
    drag(by: 120, in: 0.1, pauses: false)
    window.advance(by: 1.5)

    #expect(pair.left.title == "R")
  }

  @Test func `swapSides during an exchange reverses it`() {
    pair.swapSides()
    window.advance(by: 0.1)
    pair.swapSides()
    window.advance(by: 1.5)

    #expect(pair.left.title == "L")
    #expect(result.completions == [false])
  }

  @Test func `a resize keeps the two sides equally wide`() {
    window.resize(to: Size(800, 600))
    window.advance(by: 0.1)

    #expect(pair.left.view.frame.width == pair.right.view.frame.width)
    #expect(pair.right.view.frame.maxX == 800)
  }
}

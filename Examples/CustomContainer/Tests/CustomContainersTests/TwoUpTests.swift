// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CustomContainers
import DrawerContainer
import Testing

struct TwoUpTests {
  private let log = CallbackLog()
  private let host: OffscreenHost
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
    host = try OffscreenHost()
    for side in sides { side.containmentObserver = log }
    host.window.rootViewController = pair
    let result = result
    pair.onExchange = { result.heard.append($0) }
    host.advance(by: 0.1)
    _ = log.take()
  }

  private func drag(by distance: Double, in seconds: Double, thenRest: Bool) {
    let start = pair.divider.convert(pair.divider.bounds, to: nil).center
    host.send(.pointer(PointerEvent(.down, at: start)))
    let steps = 10
    for step in 1...steps {
      host.advance(by: seconds / Double(steps))
      let place = Point(start.x + distance * Double(step) / Double(steps), start.y)
      host.send(.pointer(PointerEvent(.moved, at: place)))
    }
    if thenRest { host.advance(by: 0.5) }
    host.send(.pointer(PointerEvent(.up, at: Point(start.x + distance, start.y))))
  }

  @Test func `the sides are exchanged, and nobody hears of it`() {
    pair.swapSides()
    host.advance(by: 1.5)

    #expect(pair.left.title == "R")
    #expect(pair.left.view.frame.minX == 0)
    #expect(result.heard == [true])
    #expect(log.lines.isEmpty)
  }

  @Test func `a drag past the middle exchanges them`() {
    drag(by: 300, in: 0.5, thenRest: true)
    host.advance(by: 1.5)

    #expect(pair.left.title == "R")
  }

  @Test func `a drag of less goes back, and everything is as before`() {
    drag(by: 150, in: 0.5, thenRest: true)
    #expect(abs(pair.left.view.presentedFrame.minX) > 50)
    host.advance(by: 1.5)

    #expect(pair.left.title == "L")
    #expect(pair.left.view.frame.minX == 0)
    #expect(result.heard == [false])
  }

  @Test func `a fling exchanges them from anywhere`() {
    drag(by: 120, in: 0.1, thenRest: false)
    host.advance(by: 1.5)

    #expect(pair.left.title == "R")
  }

  @Test func `a second call in mid-flight turns it round`() {
    pair.swapSides()
    host.advance(by: 0.1)
    pair.swapSides()
    host.advance(by: 1.5)

    #expect(pair.left.title == "L")
    #expect(result.heard == [false])
  }

  @Test func `a resize leaves the halves equal`() throws {
    try host.resize(to: Size(800, 600))
    host.advance(by: 0.1)

    #expect(pair.left.view.frame.width == pair.right.view.frame.width)
    #expect(pair.right.view.frame.maxX == 800)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

struct PinTests {
  private func frame(_ pins: [Pin], in size: Size = Size(400, 300), mirrored: Bool = false) throws
    -> Rect
  {
    try PinSolver(pins).frame(in: size, present: Rect(5, 6, 70, 80), mirrored: mirrored)
  }

  @Test func `edges, centers and lengths give the frame`() throws {
    #expect(try frame(Pin.edges(10)) == Rect(10, 10, 380, 280))
    #expect(try frame([.centerX(), .width(100), .top(8), .height(20)]) == Rect(150, 8, 100, 20))
    #expect(try frame([.trailing(10), .width(fraction: 0.25)]) == Rect(290, 6, 100, 80))
    #expect(try frame([.leading(50), .centerX()]) == Rect(50, 6, 300, 80))
  }

  @Test func `what no pin speaks of stays`() throws {
    #expect(try frame([.leading(20)]) == Rect(20, 6, 70, 80))
    #expect(try frame([]) == Rect(5, 6, 70, 80))
  }

  @Test func `a minimum and a maximum bound the length`() throws {
    #expect(try frame([.leading(), .trailing(), .maximumWidth(320)]).width == 320)
    #expect(try frame([.leading(), .width(fraction: 0.1), .minimumWidth(60)]).width == 60)
    #expect(
      try frame([.centerX(), .width(fraction: 1), .maximumWidth(100)]) == Rect(150, 6, 100, 80))
  }

  @Test func `leading mirrors in right-to-left layouts`() throws {
    #expect(try frame([.leading(10), .width(100)], mirrored: true) == Rect(290, 6, 100, 80))
  }

  @Test func `pins that contradict are reported, both of them`() {
    #expect(throws: PinConflict(first: .leading(1), second: .leading(2))) {
      try PinSolver([.leading(1), .leading(2)])
    }
    #expect(throws: PinConflict(first: .trailing(), second: .width(10))) {
      try PinSolver([.leading(), .trailing(), .width(10)])
    }
    #expect(throws: PinConflict(first: .minimumHeight(20), second: .maximumHeight(10))) {
      try PinSolver([.minimumHeight(20), .maximumHeight(10)])
    }
    #expect(
      PinConflict(first: .leading(1), second: .width(2)).description
        == "the pins “leading = 1.0” and “width = 2.0” contradict each other: leave one of them out"
    )
  }

  @Test func `a pinned child follows its container`() throws {
    let root = ViewController()
    let child = ViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    try root.setPins(Pin.edges(20) + [.maximumWidth(500)], forChild: child)
    let harness = WindowHarness(root: root, size: Size(400, 300))
    #expect(child.view.frame == Rect(20, 20, 360, 260))

    harness.resize(to: Size(800, 600))
    #expect(child.view.frame == Rect(20, 20, 500, 560))
  }
}

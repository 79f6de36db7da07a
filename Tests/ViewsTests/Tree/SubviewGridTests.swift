// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

/// Hit testing among many subviews.
struct SubviewGridTests {
  private let root = View(frame: Rect(0, 0, 1000, 1000))
  private var generator = SystemlessGenerator()

  /// The same numbers in every run.
  private struct SystemlessGenerator: RandomNumberGenerator {
    var state: UInt64 = 42
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private mutating func point() -> Point {
    Point(
      .random(in: -20..<1020, using: &generator), .random(in: -20..<1020, using: &generator))
  }

  private mutating func fill(_ count: Int) {
    for index in 0..<count {
      let origin = point()
      // Some of the views are large, empty, rotated or hidden.
      let side = index % 50 == 0 ? 600 : index % 31 == 0 ? 0 : 25.0
      let view = View(frame: Rect(origin.x, origin.y, side, side * 0.7))
      if index % 17 == 0 { view.transform = .rotation(sine: 0.6, cosine: 0.8) }
      view.isHidden = index % 13 == 0
      root.addSubview(view)
    }
  }

  /// The result of a linear search from the front.
  private func search(_ point: Point) -> View? {
    root.subviews.last {
      $0.hitTest($0.convert(point, from: root)) != nil
    }
  }

  @Test mutating func `hit testing with a grid of subviews finds the same view as a linear search`()
  {
    fill(700)
    _ = root.hitTest(point())
    _ = root.hitTest(point())
    #expect(root.subviewSearch.grid != nil)

    for _ in 0..<2000 {
      let point = point()
      let expected = root.bounds.contains(point) ? search(point) ?? root : nil
      #expect(root.hitTest(point) === expected)
    }
  }

  @Test
  mutating func
    `hit testing finds the right view after subviews are moved, reordered, added or removed`()
  {
    fill(200)
    root.addSubview(View(frame: Rect(480, 480, 40, 40)))
    let mover = View(frame: Rect(-50, -50, 10, 10))
    func hit() -> View? {
      _ = root.hitTest(Point(500, 500))
      _ = root.hitTest(Point(500, 500))
      return root.hitTest(Point(500, 500))
    }
    root.addSubview(mover)
    let before = hit()
    #expect(before !== mover)

    mover.frame = Rect(495, 495, 10, 10)
    #expect(hit() === mover)
    root.sendSubviewToBack(mover)
    #expect(hit() === before)
    root.bringSubviewToFront(mover)
    #expect(hit() === mover)
    mover.transform = .translation(100, 0)
    #expect(hit() === before)
    mover.transform = .identity
    mover.removeFromSuperview()
    #expect(hit() === before)
  }

  @Test mutating func `hit testing among few subviews builds no grid`() {
    fill(20)
    for _ in 0..<5 { _ = root.hitTest(Point(10, 10)) }
    #expect(root.subviewSearch.grid == nil)
  }

  @Test func `a view that slides under a stationary mouse is hovered in the same frame`() {
    final class Spy: View {
      var isHovered = false
      override func hoverBegan() { isHovered = true }
      override func hoverEnded() { isHovered = false }
    }
    let controller = ViewController()
    let harness = TestWindow(root: controller, size: Size(400, 300))
    let pane = View(frame: Rect(0, 0, 4000, 300))
    pane.wantsLayer = true
    controller.view.addSubview(pane)
    var spies: [Spy] = []
    for index in 0..<200 {
      let spy = Spy(frame: Rect(Double(index) * 20, 0, 20, 300))
      pane.addSubview(spy)
      spies.append(spy)
    }
    harness.step()
    harness.move(to: Point(50, 50))

    for step in 0..<20 {
      pane.frame.origin.x = -Double(step) * 20
      harness.step()
      #expect(spies.indices.filter { spies[$0].isHovered } == [2 + step])
      // Sliding makes no new grid.
      if step > 2 { #expect(pane.subviewSearch.grid != nil) }
    }
  }
}

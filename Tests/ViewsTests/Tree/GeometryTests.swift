// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import Views

struct GeometryTests {
  private let root = View(frame: Rect(0, 0, 400, 400))
  private let view = View(frame: Rect(100, 100, 100, 50))

  init() {
    root.addSubview(view)
  }

  @Test func `a view's center follows its frame, and setting center or bounds changes the frame`() {
    #expect(view.center == Point(150, 125))
    view.center = Point(200, 200)
    #expect(view.frame == Rect(150, 175, 100, 50))
    view.bounds = Rect(0, 0, 200, 100)
    #expect(view.frame == Rect(100, 150, 200, 100))
  }

  @Test
  func `a view's scale transform around its center applies to point conversion and hit testing`() {
    view.transform = .scale(2, 2)

    #expect(view.convert(Point(0, 0), to: root) == Point(50, 75))
    #expect(view.convert(Point(50, 75), from: root) == Point(0, 0))
    #expect(root.hitTest(Point(60, 80)) === view)
    #expect(root.hitTest(Point(40, 80)) === root)
    #expect(view.frame == Rect(100, 100, 100, 50))
  }

  @Test func `changing a view's anchor point moves its frame and the center of its transform`() {
    view.anchorPoint = Point(0, 1)
    #expect(view.center == Point(150, 125) && view.frame == Rect(150, 75, 100, 50))
    view.frame = Rect(100, 100, 100, 50)
    #expect(view.center == Point(100, 150))

    view.transform = .scale(2, 2)
    #expect(view.convert(view.bounds, to: root) == Rect(100, 50, 200, 100))
    #expect(root.hitTest(Point(290, 60)) === view && root.hitTest(Point(90, 140)) === root)
    view.transform = .identity
    view.center = Point(10, 60)
    #expect(view.frame == Rect(10, 10, 100, 50))
    view.bounds = Rect(0, 0, 20, 10)
    #expect(view.frame == Rect(10, 50, 20, 10))
  }

  @Test func `a view rotated by 90 degrees occupies a rectangle with its width and height swapped`()
  {
    view.transform = .rotation(sine: 1, cosine: 0)

    let frame = view.convert(view.bounds, to: root)
    #expect(abs(frame.width - 50) < 1e-9 && abs(frame.height - 100) < 1e-9)
    #expect(root.hitTest(Point(150, 80)) === view)
    #expect(root.hitTest(Point(110, 125)) === root)
  }

  @Test
  func `point conversion between branches of the view tree includes scrolled and scaled ancestors`()
  {
    let scrolled = View(frame: Rect(0, 0, 100, 100))
    scrolled.boundsOrigin = Point(0, 40)
    let row = View(frame: Rect(0, 50, 100, 10))
    root.addSubview(scrolled)
    scrolled.addSubview(row)
    view.transform = .scale(0.5, 0.5)

    #expect(row.convert(Point(0, 0), to: nil) == Point(0, 10))
    #expect(view.convert(Point(0, 0), to: row) == Point(125, 102.5))
  }

  @Test func `hitTest does not return a view that is scaled to zero`() {
    view.transform = .scale(0, 0)

    #expect(root.hitTest(Point(150, 125)) === root)
  }

  @Test func `insertSubview above and below places a view next to its sibling`() {
    let a = View()
    let b = View()
    let c = View()
    root.insertSubview(a, below: view)
    root.insertSubview(b, above: view)
    root.insertSubview(c, above: a)
    #expect(root.subviews.map(ObjectIdentifier.init) == [a, c, view, b].map(ObjectIdentifier.init))

    root.insertSubview(a, above: b)
    root.sendSubviewToBack(b)
    #expect(root.subviews.map(ObjectIdentifier.init) == [b, c, view, a].map(ObjectIdentifier.init))
  }
}

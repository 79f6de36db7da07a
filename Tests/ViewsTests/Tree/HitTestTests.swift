// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import Views

struct HitTestTests {
  private let root = View(frame: Rect(0, 0, 100, 100))
  private let back = View(frame: Rect(10, 10, 50, 50))
  private let front = View(frame: Rect(30, 30, 50, 50))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  @Test func `hitTest returns the front view where two views overlap`() {
    #expect(root.hitTest(Point(40, 40)) === front)
    #expect(root.hitTest(Point(15, 15)) === back)
    #expect(root.hitTest(Point(5, 5)) === root)
    #expect(root.hitTest(Point(150, 5)) == nil)
  }

  @Test func `hitTest skips hidden and transparent views and views without user interaction`() {
    front.isHidden = true
    #expect(root.hitTest(Point(40, 40)) === back)
    front.isHidden = false
    front.alpha = 0
    #expect(root.hitTest(Point(40, 40)) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(Point(40, 40)) === back)
  }

  @Test func `hitTest returns an inert view instead of its subviews`() {
    let content = View(frame: Rect(0, 0, 50, 50))
    front.addSubview(content)
    #expect(root.hitTest(Point(40, 40)) === content)

    front.isInert = true

    #expect(root.hitTest(Point(40, 40)) === front)
  }

  @Test func `hitTest finds a scrolled subview where it is visible`() {
    let row = View(frame: Rect(0, 200, 50, 20))
    front.clipsToBounds = true
    front.addSubview(row)
    front.boundsOrigin = Point(0, 190)

    #expect(root.hitTest(Point(40, 45)) === row)
    #expect(row.convert(Point(0, 0), to: root) == Point(30, 40))
  }
}

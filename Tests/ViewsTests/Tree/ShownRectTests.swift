// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

struct ShownRectTests {
  private final class Counter: FrameFollower {
    var frames = 0
    func windowWillMakeFrame(_ window: Window) { frames += 1 }
  }

  private let root = ViewController()
  private let clip = View(frame: Rect(100, 100, 200, 100))
  private let inner = View(frame: Rect(50, 20, 40, 40))
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root, size: Size(400, 300))
    clip.clipsToBounds = true
    root.view.addSubview(clip)
    clip.addSubview(inner)
    harness.step()
  }

  @Test func `it says where a view is in the window`() {
    #expect(inner.shownRect() == Rect(150, 120, 40, 40))
    #expect(inner.shownRect(of: Rect(10, 10, 0, 0)) == Rect(160, 130, 0, 0))
  }

  @Test func `what is clipped does not count, and what is scrolled away is not there`() {
    clip.boundsOrigin.y = 40
    #expect(inner.shownRect() == Rect(150, 100, 40, 20))
    clip.boundsOrigin.y = 60
    #expect(inner.shownRect() == nil)
  }

  @Test func `hidden or removed it is nowhere`() {
    clip.isHidden = true
    #expect(inner.shownRect() == nil)
    clip.isHidden = false
    inner.removeFromSuperview()
    #expect(inner.shownRect() == nil)
  }

  @Test func `animations count`() {
    View.animate(duration: 1, curve: .linear, animations: { inner.frame.origin.x += 40 })
    harness.advance(by: 0.5)
    #expect(abs((inner.shownRect()?.minX ?? 0) - 170) < 1)
  }

  @Test func `a follower hears of each frame until it goes`() {
    var counter: Counter? = Counter()
    harness.settle()
    if let counter { harness.window.addFrameFollower(counter) }
    harness.step()
    #expect(counter?.frames == 1)
    #expect(!harness.window.needsFrame)

    if let counter { harness.window.removeFrameFollower(counter) }
    harness.step()
    #expect(counter?.frames == 1)
    weak let gone = counter
    counter = nil
    #expect(gone == nil)
  }
}

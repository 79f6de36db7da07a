// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

struct VisibleRectTests {
  private final class Counter: FrameObserver {
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

  @Test func `visibleRect returns a view's rectangle in the window`() {
    #expect(inner.visibleRect() == Rect(150, 120, 40, 40))
    #expect(inner.visibleRect(of: Rect(10, 10, 0, 0)) == Rect(160, 130, 0, 0))
  }

  @Test func `visibleRect excludes clipped and scrolled-out parts`() {
    clip.boundsOrigin.y = 40
    #expect(inner.visibleRect() == Rect(150, 100, 40, 20))
    clip.boundsOrigin.y = 60
    #expect(inner.visibleRect() == nil)
  }

  @Test func `visibleRect is nil for a hidden or removed view`() {
    clip.isHidden = true
    #expect(inner.visibleRect() == nil)
    clip.isHidden = false
    inner.removeFromSuperview()
    #expect(inner.visibleRect() == nil)
  }

  @Test func `visibleRect follows a running animation`() {
    View.animate(duration: 1, curve: .linear, animations: { inner.frame.origin.x += 40 })
    harness.advance(by: 0.5)
    #expect(abs((inner.visibleRect()?.minX ?? 0) - 170) < 1)
  }

  @Test func `a frame observer is notified of each frame until it is removed, and is not retained`()
  {
    var counter: Counter? = Counter()
    harness.runUntilIdle()
    if let counter { harness.window.addFrameObserver(counter) }
    harness.step()
    #expect(counter?.frames == 1)
    #expect(!harness.window.needsFrame)

    if let counter { harness.window.removeFrameObserver(counter) }
    harness.step()
    #expect(counter?.frames == 1)
    weak let gone = counter
    counter = nil
    #expect(gone == nil)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Inspector

struct FrameMeterTests {
  private let root = ViewController()
  private let harness: TestWindow
  private let meter = FrameMeter()
  private var window: Window { harness.window }

  init() {
    root.loadViewIfNeeded()
    root.view.backgroundColor = .surface
    harness = TestWindow(root: root)
  }

  /// What a host does after each frame.
  private func present(interval: Double? = 1.0 / 60) {
    window.frameMeasurementObserver?.window(
      window,
      presented: FrameMeasurement(
        presentedAt: harness.clock.now, interval: interval, displayInterval: 1.0 / 60,
        paintedLayers: 1, compositedLayers: 7, bitmaps: 3, bitmapBytes: 3 << 20,
        processTime: 0.001 * Double(harness.clock.now.nanoseconds) / 1e9))
  }

  @Test func `the frame meter shows the frame rate, the number of layers and the memory`() {
    meter.show(in: window)
    for _ in 0..<30 {
      harness.clock.advance(by: 1.0 / 60)
      root.view.setNeedsDisplay()
      harness.step()
      present()
    }

    #expect(meter.view.lines[0].hasPrefix("60.0 fps · 0 missed"))
    #expect(meter.view.lines[1] == "Layers: 1 painted, 7 composited")
    #expect(meter.view.lines[2] == "3 bitmaps 3.0 MiB")
  }

  @Test func `the frame meter requests no frames of its own`() {
    meter.show(in: window)
    harness.runUntilIdle()
    present()

    #expect(!window.needsFrame)
  }

  @Test func `the frame meter redraws only its graph between two updates of its numbers`() throws {
    meter.show(in: window)
    harness.step()
    present()
    root.view.setNeedsDisplay(Rect(0, 0, 10, 10))
    harness.step()
    harness.clock.advance(by: 1.0 / 60)
    present()
    root.view.setNeedsDisplay(Rect(0, 0, 10, 10))
    let frame = try #require(harness.step())

    let panel = meter.view.frame
    #expect(frame.damage.contains { $0.isContained(in: panel) && $0.height < panel.height / 2 })
  }

  @Test func `hiding the frame meter ends its measurements and redraws the area that it covered`()
    throws
  {
    meter.show(in: window)
    harness.step()
    let panel = meter.view.frame
    meter.hide()
    let frame = try #require(harness.step())

    #expect(window.frameMeasurementObserver == nil)
    #expect(!meter.isVisible)
    #expect(frame.damage.contains { panel.isContained(in: $0) })
  }

  @Test func `the frame meter stays in the window's corner and in front of presented controllers`()
  {
    meter.show(in: window)
    root.present(ViewController(), animated: false)
    harness.resize(to: Size(600, 500))

    #expect(meter.view.frame.maxX == 592)
    #expect(meter.view.frame.maxY == 492)
    #expect(meter.view.superview?.subviews.last === meter.view)
  }

  @Test func `a deallocated frame meter is removed from its window`() {
    weak var gone: FrameMeter?
    do {
      let meter = FrameMeter()
      gone = meter
      meter.show(in: window)
    }

    #expect(gone == nil)
    #expect(window.frameMeasurementObserver == nil)
    #expect(window.overlayView.subviews.isEmpty)
  }
}

extension Rect {
  fileprivate func isContained(in other: Rect) -> Bool { intersection(other) == self }
}

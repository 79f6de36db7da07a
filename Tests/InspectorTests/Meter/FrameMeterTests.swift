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
    window.frameObserver?.window(
      window,
      presented: FrameMeasurement(
        presentedAt: harness.clock.now, interval: interval, displayInterval: 1.0 / 60,
        paintedLayers: 1, compositedLayers: 7, pictures: 3, pictureBytes: 3 << 20,
        processTime: 0.001 * Double(harness.clock.now.nanoseconds) / 1e9))
  }

  @Test func `it tells rate, layers and memory`() {
    meter.show(in: window)
    for _ in 0..<30 {
      harness.clock.advance(by: 1.0 / 60)
      root.view.setNeedsDisplay()
      harness.step()
      present()
    }

    #expect(meter.view.lines[0].hasPrefix("60.0 fps · 0 missed"))
    #expect(meter.view.lines[1] == "Layers: 1 painted, 7 placed")
    #expect(meter.view.lines[2] == "3 pictures 3.0 MiB")
  }

  @Test func `it asks for no frame of its own`() {
    meter.show(in: window)
    harness.settle()
    present()

    #expect(!window.needsFrame)
  }

  @Test func `the graph alone is painted between two changes of the numbers`() throws {
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

  @Test func `hidden, nothing is measured and nothing is left`() throws {
    meter.show(in: window)
    harness.step()
    let panel = meter.view.frame
    meter.hide()
    let frame = try #require(harness.step())

    #expect(window.frameObserver == nil)
    #expect(!meter.isShown)
    #expect(frame.damage.contains { panel.isContained(in: $0) })
  }

  @Test func `it stays in its corner, above what is presented`() {
    meter.show(in: window)
    root.present(ViewController(), animated: false)
    harness.resize(to: Size(600, 500))

    #expect(meter.view.frame.maxX == 592)
    #expect(meter.view.frame.maxY == 492)
    #expect(meter.view.superview?.subviews.last === meter.view)
  }

  @Test func `a meter that nobody keeps leaves the window alone`() {
    weak var gone: FrameMeter?
    do {
      let meter = FrameMeter()
      gone = meter
      meter.show(in: window)
    }

    #expect(gone == nil)
    #expect(window.frameObserver == nil)
    #expect(window.toolView.subviews.isEmpty)
  }
}

extension Rect {
  fileprivate func isContained(in other: Rect) -> Bool { intersection(other) == self }
}

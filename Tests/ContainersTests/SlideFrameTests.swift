// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers
import Controls
import Drawing
import TestSupport
import Testing

/// What a frame of a sliding drawer costs.
struct SlideFrameTests {
  private static func pane(labels: Int) -> ViewController {
    let controller = ViewController()
    controller.view.backgroundColor = .surface
    for index in 0..<labels {
      let label = Label("Label \(index)")
      label.frame = Rect(Double(index % 8) * 120, Double(index / 8) * 20, 118, 18)
      controller.view.addSubview(label)
    }
    return controller
  }

  @Test(arguments: [false, true])
  func `a frame of a sliding drawer allocates no memory`(mouseOver: Bool) {
    let drawer = DrawerController(center: Self.pane(labels: 300), leading: Self.pane(labels: 20))
    let harness = TestWindow(root: drawer)
    harness.step()
    if mouseOver { harness.move(to: Point(500, 300)) }
    // Once there and back, so that every list has the room it needs.
    for _ in 0..<2 {
      drawer.toggle()
      harness.runUntilIdle()
    }
    drawer.toggle()
    harness.advance(by: 0.05)

    // The first leaves the frame that the harness keeps; a host keeps none.
    let window = harness.window
    var frames = 0
    let allocations = (0..<6).map { _ in
      harness.clock.advance(by: 1.0 / 60)
      let now = harness.clock.now
      return Allocations.count {
        if window.step(to: now) != nil { frames += 1 }
      }
    }

    #expect(frames == 6)
    #expect(allocations.dropFirst() == [0, 0, 0, 0, 0])
  }
}

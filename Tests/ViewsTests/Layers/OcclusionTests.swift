// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

struct OcclusionTests {
  /// What is left of a rectangle beside another can reach into it by a rounding error.
  @Test func `any place of a sliding layer gives a frame`() {
    let root = ViewController()
    let panes = (0..<3).map { _ in
      let pane = View()
      pane.wantsLayer = true
      pane.backgroundColor = .surface
      root.view.addSubview(pane)
      return pane
    }
    let harness = TestWindow(root: root)
    var random = SeededGenerator(seed: 5)

    for _ in 0..<2000 {
      for pane in panes {
        pane.frame = Rect(
          Double.random(in: -200...900, using: &random),
          Double.random(in: -200...600, using: &random),
          Double.random(in: 300...1000, using: &random),
          Double.random(in: 300...700, using: &random))
      }
      #expect(harness.step()?.placements.isEmpty == false)
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

struct OcclusionTests {
  /// Because of rounding, the uncovered part of a layer can still overlap the covering layer slightly.
  @Test func `a frame draws at least one layer, wherever its overlapping opaque layers are`() {
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

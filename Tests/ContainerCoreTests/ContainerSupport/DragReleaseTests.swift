// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore

struct DragReleaseTests {
  private func makeRelease(
    _ progress: Double, velocity: Double = 0, moved: Bool = true, threshold: Double = 0.5
  ) -> DragRelease {
    DragRelease(
      progress: progress, velocity: velocity, length: 250, threshold: threshold, hasMoved: moved)
  }

  @Test(arguments: [
    (0.49, 0.0, false), (0.5, 0, true), (0.9, -400, false), (0.1, 400, true),
  ])
  func `a fast drag ends in the direction of its velocity, a slow drag at the nearer end position`(
    progress: Double, velocity: Double, opens: Bool
  ) {
    #expect(makeRelease(progress, velocity: velocity).reachesEnd == opens)
  }

  @Test(arguments: [(0.4, 300.0, true), (0.3, 300, false), (0.6, -300, false), (0.7, -300, true)])
  func `a slow release completes the drag if the projected position is past the middle`(
    progress: Double, velocity: Double, opens: Bool
  ) {
    #expect(makeRelease(progress, velocity: velocity).reachesEnd == opens)
  }

  @Test
  func `a press without movement near a view's end position moves the view back to its start`() {
    #expect(!makeRelease(0.99, moved: false).reachesEnd)
    #expect(makeRelease(0.99, moved: true).reachesEnd)
  }

  @Test func `a drag is completed if it is released past the threshold`() {
    #expect(makeRelease(0.3, threshold: 0.25).reachesEnd)
    #expect(!makeRelease(0.7, threshold: 0.75).reachesEnd)
  }
}

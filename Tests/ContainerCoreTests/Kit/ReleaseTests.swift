// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore

struct ReleaseTests {
  private func release(
    _ progress: Double, velocity: Double = 0, moved: Bool = true, threshold: Double = 0.5
  ) -> Release {
    Release(
      progress: progress, velocity: velocity, length: 250, threshold: threshold, hasMoved: moved)
  }

  @Test(arguments: [
    (0.49, 0.0, false), (0.5, 0, true), (0.9, -400, false), (0.1, 400, true),
  ])
  func `velocity decides, else position`(progress: Double, velocity: Double, opens: Bool) {
    #expect(release(progress, velocity: velocity).reachesEnd == opens)
  }

  @Test(arguments: [(0.4, 300.0, true), (0.3, 300, false), (0.6, -300, false), (0.7, -300, true)])
  func `slower than a fling, where it would land decides`(
    progress: Double, velocity: Double, opens: Bool
  ) {
    #expect(release(progress, velocity: velocity).reachesEnd == opens)
  }

  @Test func `a press near rest that does not move was a click`() {
    #expect(!release(0.99, moved: false).reachesEnd)
    #expect(release(0.99, moved: true).reachesEnd)
  }

  @Test func `the threshold is the caller's`() {
    #expect(release(0.3, threshold: 0.25).reachesEnd)
    #expect(!release(0.7, threshold: 0.75).reachesEnd)
  }
}

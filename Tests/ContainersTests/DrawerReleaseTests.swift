// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Containers

struct DrawerReleaseTests {
  private func release(
    _ progress: Double, velocity: Double = 0, moved: Bool = true, wasOpen: Bool = false,
    openThreshold: Double = 0.5, closeThreshold: Double = 0.5
  ) -> DrawerRelease {
    DrawerRelease(
      progress: progress, velocity: velocity, length: 250, moved: moved, wasOpen: wasOpen,
      openThreshold: openThreshold, closeThreshold: closeThreshold)
  }

  @Test(arguments: [
    (0.49, 0.0, false), (0.5, 0, true), (0.9, -400, false), (0.1, 400, true),
  ])
  func `velocity decides, else position`(progress: Double, velocity: Double, opens: Bool) {
    #expect(release(progress, velocity: velocity).opens == opens)
  }

  @Test(arguments: [(0.4, 300.0, true), (0.3, 300, false), (0.6, -300, false), (0.7, -300, true)])
  func `slower than a fling, where it would land decides`(
    progress: Double, velocity: Double, opens: Bool
  ) {
    #expect(release(progress, velocity: velocity).opens == opens)
  }

  @Test func `a press near rest that does not move was a click`() {
    #expect(!release(0.99, moved: false, wasOpen: true).opens)
    #expect(release(0.99, moved: true, wasOpen: true).opens)
  }

  @Test func `opening and closing have thresholds of their own`() {
    #expect(release(0.3, openThreshold: 0.25, closeThreshold: 0.75).opens)
    #expect(!release(0.7, wasOpen: true, openThreshold: 0.25, closeThreshold: 0.75).opens)
  }
}

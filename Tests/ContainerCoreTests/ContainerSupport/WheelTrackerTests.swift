// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Testing

/// One step a gesture of the wheel.
struct WheelTrackerTests {
  @Test
  func `a wheel tracker makes one step per gesture, which a pause or a change of direction ends`() {
    var wheel = WheelTracker(threshold: 1)
    func add(_ notches: Double, _ seconds: Double) -> Bool {
      wheel.add(notches, at: Instant(seconds: seconds))
    }
    func isSpent(_ notches: Double, _ seconds: Double) -> Bool {
      wheel.hasSteppedInGesture(notches, at: Instant(seconds: seconds))
    }

    #expect(!add(0.5, 0))
    #expect(add(0.5, 0.1))
    #expect(!add(5, 0.2))
    #expect(isSpent(1, 0.3))
    #expect(!isSpent(-1, 0.3))
    #expect(add(-1, 0.3))
    #expect(!isSpent(-1, 0.7))
    #expect(add(-1, 0.7))
  }

  @Test func `small movements of the mouse wheel add up until the wheel tracker makes its step`() {
    var wheel = WheelTracker(threshold: 2)
    let steps = [0.5, 1, 0.4, 0.2, 3].enumerated().map { index, notches in
      wheel.add(notches, at: Instant(seconds: Double(index) * 0.1))
    }

    #expect(steps == [false, false, false, true, false])
  }
}

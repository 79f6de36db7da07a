// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

struct AlarmTests {
  private let harness = TestWindow(root: ViewController())

  private var animations: AnimationSystem { harness.window.animations }

  @Test func `it goes off once, in the first frame at or after its time`() {
    var fired: [Double] = []
    animations.after(0.5) { fired.append(harness.clock.now.seconds) }

    harness.advance(by: 0.4)
    #expect(fired.isEmpty)
    harness.advance(by: 1)

    #expect(fired.count == 1)
    #expect(fired.allSatisfy { $0 >= 0.5 && $0 < 0.52 })
  }

  @Test func `until then no frame is needed, and the host knows when to wake`() {
    harness.settle()
    let due = harness.clock.now.advanced(by: 0.5)
    animations.after(0.5) {}

    #expect(!harness.window.needsFrame && !harness.window.isAnimating)
    #expect(harness.window.nextAlarm == due)

    harness.window.advanceClock(to: due)
    #expect(harness.window.needsFrame)
    harness.clock.advance(by: 0.5)
    harness.step()
    #expect(harness.window.nextAlarm == nil && !harness.window.needsFrame)
  }

  @Test func `a cancelled one stays silent`() {
    let alarm = animations.after(0.1) { Issue.record("went off") }

    alarm.cancel()
    harness.advance(by: 0.5)

    #expect(!alarm.isPending && harness.window.nextAlarm == nil)
  }

  @Test
  func `one may set the next and cancel another, and they go off in the order of their times`() {
    var log: [String] = []
    var second: Alarm?
    animations.after(0.3) { log.append("late") }
    animations.after(0.1) {
      log.append("early")
      second?.cancel()
      animations.after(0.1) { log.append("next") }
    }
    second = animations.after(0.2) { log.append("cancelled") }

    harness.clock.advance(by: 0.25)
    harness.step()
    harness.advance(by: 0.5)

    #expect(log == ["early", "late", "next"])
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

struct ScheduledActionTests {
  private let harness = TestWindow(root: ViewController())

  private var animations: AnimationSystem { harness.window.animations }

  @Test func `a scheduled action runs once, in the first frame at or after its time`() {
    var fired: [Double] = []
    animations.schedule(after: 0.5) { fired.append(harness.clock.now.seconds) }

    harness.advance(by: 0.4)
    #expect(fired.isEmpty)
    harness.advance(by: 1)

    #expect(fired.count == 1)
    #expect(fired.allSatisfy { $0 >= 0.5 && $0 < 0.52 })
  }

  @Test func `a scheduled action requests no frame before its time, which nextFireInstant returns`()
  {
    harness.runUntilIdle()
    let due = harness.clock.now.advanced(by: 0.5)
    animations.schedule(after: 0.5) {}

    #expect(!harness.window.needsFrame && !harness.window.isAnimating)
    #expect(harness.window.nextFireInstant == due)

    harness.window.advanceClock(to: due)
    #expect(harness.window.needsFrame)
    harness.clock.advance(by: 0.5)
    harness.step()
    #expect(harness.window.nextFireInstant == nil && !harness.window.needsFrame)
  }

  @Test func `a canceled scheduled action never runs`() {
    let alarm = animations.schedule(after: 0.1) { Issue.record("the cancelled action ran") }

    alarm.cancel()
    harness.advance(by: 0.5)

    #expect(!alarm.isPending && harness.window.nextFireInstant == nil)
  }

  @Test
  func `scheduled actions run in order of time, also when an action schedules or cancels others`() {
    var log: [String] = []
    var second: ScheduledAction?
    animations.schedule(after: 0.3) { log.append("late") }
    animations.schedule(after: 0.1) {
      log.append("early")
      second?.cancel()
      animations.schedule(after: 0.1) { log.append("next") }
    }
    second = animations.schedule(after: 0.2) { log.append("cancelled") }

    harness.clock.advance(by: 0.25)
    harness.step()
    harness.advance(by: 0.5)

    #expect(log == ["early", "late", "next"])
  }
}

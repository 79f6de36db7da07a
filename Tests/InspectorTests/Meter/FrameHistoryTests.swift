// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Testing

@testable import Inspector

struct FrameHistoryTests {
  private static func frame(
    _ interval: Double?, processTime: Double = 0
  ) -> FrameMeasurement {
    FrameMeasurement(
      presentedAt: Instant(nanoseconds: 0), interval: interval, displayInterval: 1.0 / 60,
      processTime: processTime)
  }

  @Test(arguments: zip([1, 1.4, 1.6, 2, 4.1], [0, 0, 1, 1, 3]))
  func `the frame history counts display intervals without a frame as missed frames`(
    intervals: Double, missed: Int
  ) {
    #expect(Self.frame(intervals / 60).missedFrames == missed)
  }

  @Test func `a frame after a pause counts no missed frames`() {
    #expect(Self.frame(nil).missedFrames == 0)
  }

  @Test func `pauses do not count in the frame history's frame rate`() throws {
    var history = FrameHistory()
    for interval in [nil, 0.02, 0.02, nil, 0.01] { history.add(Self.frame(interval)) }

    #expect(abs(try #require(history.framesPerSecond) - 60) < 0.001)
  }

  @Test func `a frame history with only pauses has no frame rate and no process time per frame`() {
    var history = FrameHistory()
    history.add(Self.frame(nil, processTime: 1))
    history.add(Self.frame(nil, processTime: 9))

    #expect(history.framesPerSecond == nil)
    #expect(history.processTimePerFrame == nil)
  }

  @Test func `pauses do not count in the frame history's process time per frame`() throws {
    var history = FrameHistory()
    history.add(Self.frame(nil, processTime: 1))
    history.add(Self.frame(0.016, processTime: 1.002))
    history.add(Self.frame(nil, processTime: 5))
    history.add(Self.frame(0.016, processTime: 5.004))

    #expect(abs(try #require(history.processTimePerFrame) - 0.003) < 1e-9)
  }

  @Test
  func `the frame history keeps its latest 120 frames, but counts earlier missed frames too`() {
    var history = FrameHistory()
    history.add(Self.frame(0.05))
    for _ in 0..<200 { history.add(Self.frame(1.0 / 60)) }

    #expect(history.frames.count == FrameHistory.capacity)
    #expect(history.missedFrames == 2)
  }
}

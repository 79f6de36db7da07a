// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Views

struct AnimationSystemTests {
  private let system = AnimationSystem(now: Instant(nanoseconds: 0)) {}

  @Test func `an animated value depends only on the time, not on the number of frames`() {
    var coarse: [Double] = []
    var fine: [Double] = []
    system.animate(from: 0, to: 100, motion: .curve(.easeOut, duration: 1)) { coarse.append($0) }
    let other = AnimationSystem(now: Instant(nanoseconds: 0)) {}
    other.animate(from: 0, to: 100, motion: .curve(.easeOut, duration: 1)) { fine.append($0) }

    system.advance(to: Instant(seconds: 0.5))
    for step in 1...50 { other.advance(to: Instant(seconds: Double(step) / 100)) }

    #expect(coarse.last == fine.last)
  }

  @Test
  func `delayRecentStarts delays an animation that first moved in the last frame, and only once`() {
    var old = 0.0
    var new: [Double] = []
    system.animate(from: 0, to: 1, motion: .curve(.linear, duration: 1)) { old = $0 }
    for step in 1...6 { system.advance(to: Instant(seconds: Double(step) / 60)) }
    system.animate(from: 0, to: 1, motion: .curve(.linear, duration: 1)) { new.append($0) }
    system.advance(to: Instant(seconds: 7.0 / 60))

    system.delayRecentStarts(by: 5.0 / 60)
    system.advance(to: Instant(seconds: 13.0 / 60))
    // It is held once: on a machine that is always late it arrives all the same.
    system.delayRecentStarts(by: 5.0 / 60)
    system.advance(to: Instant(seconds: 19.0 / 60))

    #expect(abs(old - 19.0 / 60) < 1e-6)
    #expect(new.map { ($0 * 60).rounded() } == [1, 2, 8])
  }

  @Test func `delayRecentStarts does not delay an animation that started after the last frame`() {
    var value = 0.0
    system.advance(to: Instant(seconds: 1))
    system.setNow(Instant(seconds: 1.1))
    system.animate(from: 0, to: 1, motion: .curve(.linear, duration: 1)) { value = $0 }

    system.delayRecentStarts(by: 0.1)
    system.advance(to: Instant(seconds: 1.2))

    #expect(abs(value - 0.1) < 1e-6)
  }

  @Test func `an animation ends exactly at its target and calls its completion once`() {
    var values: [Double] = []
    var completions: [Bool] = []
    system.animate(
      from: 0, to: 1, motion: .spring(.standard), onChange: { values.append($0) },
      completion: { completions.append($0) })

    for step in 1...120 { system.advance(to: Instant(seconds: Double(step) / 60)) }

    #expect(values.last == 1)
    #expect(completions == [true])
    #expect(!system.isActive)
  }

  @Test func `a stopped animation calls its completion once with false and makes no more changes`()
  {
    var values: [Double] = []
    var completions: [Bool] = []
    let animator = system.animate(
      from: 0, to: 1, motion: .curve(.linear, duration: 1), onChange: { values.append($0) },
      completion: { completions.append($0) })

    system.advance(to: Instant(seconds: 0.25))
    animator.stop()
    animator.stop()
    system.advance(to: Instant(seconds: 0.75))

    #expect(values.count == 1)
    #expect(abs(values[0] - 0.25) < 1e-9)
    #expect(completions == [false])
  }

  @Test func `an animation's completion can start the next animation`() {
    var second: [Double] = []
    system.animate(
      from: 0, to: 1, motion: .curve(.linear, duration: 0.1), onChange: { _ in },
      completion: { [system] _ in
        system.animate(from: 5, to: 6, motion: .curve(.linear, duration: 1)) { second.append($0) }
      })

    system.advance(to: Instant(seconds: 0.5))
    system.advance(to: Instant(seconds: 1))

    #expect(second == [5.5])
  }

  @Test func `an event older than the last frame does not turn the animation clock back`() {
    system.advance(to: Instant(seconds: 2))
    system.setNow(Instant(seconds: 1))

    #expect(system.now == Instant(seconds: 2))
  }
}

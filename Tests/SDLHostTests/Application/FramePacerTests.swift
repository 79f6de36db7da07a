// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Testing

@testable import SDLHost

struct FramePacerTests {
  private static let start = Instant(seconds: 100)

  @Test func `the first frame begins at once and shows motion already`() {
    var pacer = FramePacer(rate: 60)

    let due = pacer.nextBeginning(now: Self.start)
    let frame = pacer.begin(due: due, now: Self.start)

    #expect(due == Self.start)
    #expect(abs(frame.presentation.since(Self.start) - 1.0 / 60) < 1e-8)
    #expect(frame.skipped == 0)
  }

  @Test func `frames keep to a grid, however late each wakes`() {
    var pacer = FramePacer(rate: 50)
    var now = Self.start
    for index in 0..<10 {
      let due = pacer.nextBeginning(now: now)
      #expect(abs(due.since(Self.start) - Double(index) * 0.02) < 1e-7)
      now = due.advanced(by: 0.004)
      let frame = pacer.begin(due: due, now: now)
      #expect(abs(frame.presentation.since(due) - 0.02) < 1e-7)
      #expect(frame.skipped == 0)
    }
  }

  @Test func `a late frame is left out, not caught up with`() {
    var pacer = FramePacer(rate: 50)
    _ = pacer.begin(due: pacer.nextBeginning(now: Self.start), now: Self.start)

    let late = Self.start.advanced(by: 0.065)
    let due = pacer.nextBeginning(now: late)
    let frame = pacer.begin(due: due, now: late)

    #expect(abs(frame.skipped - 0.04) < 1e-9)
    // Due at 20 ms; drawn in the place of 60 ms, seen at 80 ms.
    #expect(abs(frame.presentation.since(Self.start) - 0.08) < 1e-7)
    #expect(abs(pacer.nextBeginning(now: late).since(Self.start) - 0.08) < 1e-7)
  }

  @Test func `after a rest a frame begins at once, but never sooner than the display can`() {
    var pacer = FramePacer(rate: 50)
    _ = pacer.begin(due: Self.start, now: Self.start)
    pacer.rest()

    let soon = Self.start.advanced(by: 0.003)
    let later = Self.start.advanced(by: 5)

    #expect(abs(pacer.nextBeginning(now: soon).since(Self.start) - 0.02) < 1e-7)
    #expect(pacer.nextBeginning(now: later) == later)
    #expect(pacer.begin(due: later, now: later).skipped == 0)
  }

  @Test(arguments: [nil, 0, 1, 1e6, -60])
  func `a rate that no display has counts as 60`(rate: Double?) {
    #expect(FramePacer(rate: rate).interval == 1.0 / 60)
  }

  @Test func `without a pause each frame begins at once and is shown at once`() {
    var pacer = FramePacer(rate: 60, pacing: .unlimited)
    _ = pacer.begin(due: pacer.nextBeginning(now: Self.start), now: Self.start)
    pacer.setRate(144)

    let soon = Self.start.advanced(by: 0.0005)
    let due = pacer.nextBeginning(now: soon)
    let frame = pacer.begin(due: due, now: soon)

    #expect(due <= soon)
    #expect(frame.presentation == soon)
    #expect(frame.skipped == 0)
  }
}

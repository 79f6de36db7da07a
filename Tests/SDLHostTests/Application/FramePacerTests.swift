// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Testing

@testable import SDLHost

struct FramePacerTests {
  private static let start = Instant(seconds: 100)

  @Test func `the first frame begins immediately and is presented one refresh interval later`() {
    var pacer = FramePacer(rate: 60)

    let due = pacer.nextFrameStart(now: Self.start)
    let frame = pacer.beginFrame(due: due, now: Self.start)

    #expect(due == Self.start)
    #expect(abs(frame.presentation.timeIntervalSince(Self.start) - 1.0 / 60) < 1e-8)
    #expect(frame.skipped == 0)
  }

  @Test
  func `frames are due at multiples of the refresh interval, however late earlier frames began`() {
    var pacer = FramePacer(rate: 50)
    var now = Self.start
    for index in 0..<10 {
      let due = pacer.nextFrameStart(now: now)
      #expect(abs(due.timeIntervalSince(Self.start) - Double(index) * 0.02) < 1e-7)
      now = due.advanced(by: 0.004)
      let frame = pacer.beginFrame(due: due, now: now)
      #expect(abs(frame.presentation.timeIntervalSince(due) - 0.02) < 1e-7)
      #expect(frame.skipped == 0)
    }
  }

  @Test func `at rest, input is drawn immediately, even a millisecond after another input`() {
    var pacer = FramePacer(rate: 50)
    var seen = Self.start
    for index in 0..<5 {
      let now = Self.start.advanced(by: Double(index) * 0.001)
      let isAllowed = pacer.canBeginInputFrame(now: now, due: pacer.nextFrameStart(now: now))
      #expect(isAllowed)
      let presentation = pacer.beginInputFrame(now: now)
      #expect(abs(presentation.timeIntervalSince(now) - 0.02) < 1e-7)
      #expect(presentation > seen)
      seen = presentation
      pacer.didBecomeIdle()
    }
    // Without input, such as for a hover, frames stay one interval apart.
    #expect(pacer.nextFrameStart(now: Self.start.advanced(by: 0.005)) == seen)
  }

  @Test func `a frame that shows input during an animation leaves the grid of frames unchanged`() {
    var pacer = FramePacer(rate: 50)
    let first = pacer.beginFrame(due: Self.start, now: Self.start)
    pacer.recordSend(
      pixels: 1_000_000, drawn: Self.start.advanced(by: 0.002),
      from: Self.start.advanced(by: 0.002),
      to: Self.start.advanced(by: 0.003))
    let input = Self.start.advanced(by: 0.004)
    let due = pacer.nextFrameStart(now: input, isSteady: true)

    #expect(pacer.canBeginInputFrame(now: input, due: due))
    #expect(pacer.beginInputFrame(now: input) == first.presentation)
    #expect(pacer.nextFrameStart(now: input, isSteady: true) == due)
    // Rendering takes 3 ms, so 2 ms before the next frame there is no time for another one.
    #expect(!pacer.canBeginInputFrame(now: due.advanced(by: -0.002), due: due))
  }

  @Test func `refresh intervals that a late frame misses are skipped`() {
    var pacer = FramePacer(rate: 50)
    _ = pacer.beginFrame(due: pacer.nextFrameStart(now: Self.start), now: Self.start)

    let late = Self.start.advanced(by: 0.065)
    let due = pacer.nextFrameStart(now: late)
    let frame = pacer.beginFrame(due: due, now: late)

    #expect(abs(frame.skipped - 0.04) < 1e-9)
    // Due at 20 ms; drawn in the place of 60 ms, seen at 80 ms.
    #expect(abs(frame.presentation.timeIntervalSince(Self.start) - 0.08) < 1e-7)
    #expect(abs(pacer.nextFrameStart(now: late).timeIntervalSince(Self.start) - 0.08) < 1e-7)
  }

  @Test func `the frames of an animation are sent to the display at even intervals`() throws {
    var pacer = FramePacer(rate: 50)
    let first = pacer.beginFrame(due: Self.start, now: Self.start)
    var sent = Self.start.advanced(by: 0.003)
    let drawn = sent.advanced(by: -0.001)
    pacer.recordSend(pixels: 1_000_000, drawn: drawn, from: drawn, to: sent)
    #expect(first.sending == nil)

    var seen = first.presentation
    for _ in 0..<5 {
      let due = pacer.nextFrameStart(now: sent, isSteady: true)
      // There are 12 ms to make it.
      #expect(abs(due.timeIntervalSince(sent) - 0.008) < 1e-7)
      let frame = pacer.beginFrame(due: due, now: due, isSteady: true)
      let sending = try #require(frame.sending)
      #expect(abs(sending.timeIntervalSince(sent) - 0.02) < 1e-7)
      // The more there is to send the sooner it is begun.
      let beginning = pacer.sendStart(before: sending, pixels: 2_000_000)
      #expect(abs(sending.timeIntervalSince(beginning) - 0.002) < 1e-7)
      #expect(abs(frame.presentation.timeIntervalSince(seen) - 0.02) < 1e-7)
      #expect(frame.skipped == 0)
      (sent, seen) = (sending, frame.presentation)
    }
  }

  @Test func `a single delayed frame hardly changes the estimated time for sending a frame`() {
    var pacer = FramePacer(rate: 50)
    func beginning() -> Double {
      Self.start.timeIntervalSince(pacer.sendStart(before: Self.start, pixels: 1_000_000))
    }
    func send(in seconds: Double) {
      pacer.recordSend(
        pixels: 1_000_000, drawn: Self.start, from: Self.start,
        to: Self.start.advanced(by: seconds))
    }
    send(in: 0.008)
    send(in: 0.002)
    #expect(abs(beginning() - 0.002) < 1e-9)
    // As if it had taken half as long again, and that by an eighth.
    send(in: 0.020)
    #expect(abs(beginning() - 0.002_125) < 1e-9)
    // What stays so is learned.
    for _ in 0..<60 { send(in: 0.004) }
    #expect(abs(beginning() - 0.004) < 0.000_01)
  }

  @Test
  func
    `a frame without changes counts as presented when it was due, or when done if that is later`()
  {
    let due = Self.start.advanced(by: 0.009)
    #expect(FramePacer.presentationInstant(at: Self.start, due: due) == due)
    #expect(FramePacer.presentationInstant(at: due, due: Self.start) == due)
    #expect(FramePacer.presentationInstant(at: due, due: nil) == due)
  }

  @Test func `a frame begins as soon as the previous frame is sent if drawing takes long`()
    throws
  {
    var pacer = FramePacer(rate: 50)
    _ = pacer.beginFrame(due: Self.start, now: Self.start)
    pacer.recordSend(pixels: 1, drawn: Self.start, from: Self.start, to: Self.start)
    let due = pacer.nextFrameStart(now: Self.start, isSteady: true)
    let frame = pacer.beginFrame(due: due, now: due, isSteady: true)
    let sent = due.advanced(by: 0.018)
    pacer.recordSend(pixels: 1, drawn: sent, from: sent, to: sent)

    let next = pacer.nextFrameStart(now: sent, isSteady: true)

    #expect(abs(next.timeIntervalSince(try #require(frame.sending))) < 1e-7)
  }

  @Test
  func
    `a frame during a drag is sent as soon as it is drawn, one interval after the previous frame`()
  {
    var pacer = FramePacer(rate: 50)
    let first = pacer.beginFrame(due: Self.start, now: Self.start)
    pacer.recordSend(
      pixels: 1, drawn: Self.start, from: Self.start, to: Self.start.advanced(by: 0.003))

    let due = pacer.nextFrameStart(now: Self.start.advanced(by: 0.003))
    let frame = pacer.beginFrame(due: due, now: due)

    #expect(abs(due.timeIntervalSince(Self.start) - 0.02) < 1e-7)
    #expect(frame.sending == nil)
    #expect(abs(frame.presentation.timeIntervalSince(first.presentation) - 0.02) < 1e-7)
  }

  @Test
  func `an animation's second frame advances it by one interval, even if that frame begins late`() {
    let window = Window(
      size: Size(100, 100), traits: Traits(), textMeasurer: ApproximateTextMeasurer())
    window.rootViewController = ViewController()
    var pacer = FramePacer(rate: 50)
    _ = pacer.step(window, due: Self.start, now: Self.start)
    var shown: [Double] = []
    window.animations.animate(from: 0, to: 1, motion: .curve(.linear, duration: 1)) {
      shown.append($0)
    }

    // The second frame is due 20 ms after the first, and the third begins when the second is ready, 70 ms later.
    let second = pacer.step(
      window, due: Self.start.advanced(by: 0.02), now: Self.start.advanced(by: 0.02))
    let third = pacer.step(
      window, due: Self.start.advanced(by: 0.04), now: Self.start.advanced(by: 0.09))

    #expect(second.held == 0 && third.held > 0)
    #expect(shown.count == 2)
    #expect(abs(shown[1] - shown[0] - 0.02) < 1e-6)
  }

  @Test
  func
    `a frame after idle time begins immediately, but at least one interval after the last frame`()
  {
    var pacer = FramePacer(rate: 50)
    _ = pacer.beginFrame(due: Self.start, now: Self.start)
    pacer.didBecomeIdle()

    let soon = Self.start.advanced(by: 0.003)
    let later = Self.start.advanced(by: 5)

    #expect(abs(pacer.nextFrameStart(now: soon).timeIntervalSince(Self.start) - 0.02) < 1e-7)
    #expect(pacer.nextFrameStart(now: later) == later)
    #expect(pacer.beginFrame(due: later, now: later).skipped == 0)
  }

  @Test(arguments: [nil, 0, 1, 1e6, -60])
  func `an invalid refresh rate is treated as 60 hertz`(rate: Double?) {
    #expect(FramePacer(rate: rate).interval == 1.0 / 60)
  }

  @Test func `without frame pacing, frames begin and are presented immediately`() {
    var pacer = FramePacer(rate: 60, pacing: .unlimited)
    _ = pacer.beginFrame(due: pacer.nextFrameStart(now: Self.start), now: Self.start)
    pacer.setRate(144)

    let soon = Self.start.advanced(by: 0.0005)
    let due = pacer.nextFrameStart(now: soon)
    let frame = pacer.beginFrame(due: due, now: soon)

    #expect(due <= soon)
    #expect(frame.presentation == soon)
    #expect(frame.skipped == 0)
  }
}

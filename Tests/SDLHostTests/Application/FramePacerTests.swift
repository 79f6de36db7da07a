// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
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

  @Test func `frames of a movement are sent evenly, whatever each takes to make`() throws {
    var pacer = FramePacer(rate: 50)
    let first = pacer.begin(due: Self.start, now: Self.start)
    var sent = Self.start.advanced(by: 0.003)
    let drawn = sent.advanced(by: -0.001)
    pacer.sent(pixels: 1_000_000, drawn: drawn, from: drawn, to: sent)
    #expect(first.sending == nil)

    var seen = first.presentation
    for _ in 0..<5 {
      let due = pacer.nextBeginning(now: sent, isSteady: true)
      // There are 12 ms to make it.
      #expect(abs(due.since(sent) - 0.008) < 1e-7)
      let frame = pacer.begin(due: due, now: due, isSteady: true)
      let sending = try #require(frame.sending)
      #expect(abs(sending.since(sent) - 0.02) < 1e-7)
      // The more there is to send the sooner it is begun.
      let beginning = pacer.sendingBegins(sending, pixels: 2_000_000)
      #expect(abs(sending.since(beginning) - 0.002) < 1e-7)
      #expect(abs(frame.presentation.since(seen) - 0.02) < 1e-7)
      #expect(frame.skipped == 0)
      (sent, seen) = (sending, frame.presentation)
    }
  }

  @Test func `neither the first frame nor one that was held up says how long it takes to send`() {
    var pacer = FramePacer(rate: 50)
    func beginning() -> Double {
      Self.start.since(pacer.sendingBegins(Self.start, pixels: 1_000_000))
    }
    func send(in seconds: Double) {
      pacer.sent(
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

  @Test func `a frame of the same pixels counts as shown when it would have been sent`() {
    let due = Self.start.advanced(by: 0.009)
    #expect(FramePacer.shown(at: Self.start, due: due) == due)
    #expect(FramePacer.shown(at: due, due: Self.start) == due)
    #expect(FramePacer.shown(at: due, due: nil) == due)
  }

  @Test func `frames that take long to make begin as soon as the last one is sent`() throws {
    var pacer = FramePacer(rate: 50)
    _ = pacer.begin(due: Self.start, now: Self.start)
    pacer.sent(pixels: 1, drawn: Self.start, from: Self.start, to: Self.start)
    let due = pacer.nextBeginning(now: Self.start, isSteady: true)
    let frame = pacer.begin(due: due, now: due, isSteady: true)
    let sent = due.advanced(by: 0.018)
    pacer.sent(pixels: 1, drawn: sent, from: sent, to: sent)

    let next = pacer.nextBeginning(now: sent, isSteady: true)

    #expect(abs(next.since(try #require(frame.sending))) < 1e-7)
  }

  @Test func `what a hand moves is sent at once, on the same grid`() {
    var pacer = FramePacer(rate: 50)
    let first = pacer.begin(due: Self.start, now: Self.start)
    pacer.sent(
      pixels: 1, drawn: Self.start, from: Self.start, to: Self.start.advanced(by: 0.003))

    let due = pacer.nextBeginning(now: Self.start.advanced(by: 0.003))
    let frame = pacer.begin(due: due, now: due)

    #expect(abs(due.since(Self.start) - 0.02) < 1e-7)
    #expect(frame.sending == nil)
    #expect(abs(frame.presentation.since(first.presentation) - 0.02) < 1e-7)
  }

  @Test func `a movement goes on from what its late first frame showed`() {
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

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Decides when frames begin: on a grid of absolute instants while something moves, at once after
/// a rest. Reads no clock and never sleeps.
nonisolated struct FramePacer {
  /// Frames a second where the display does not say.
  static let defaultRate = 60.0

  /// Rates that displays have; anything else is a driver's mistake.
  private static let rates = 20.0...500.0

  /// Seconds from one frame to the next; 0 where frames follow one another at once.
  private(set) var interval: Double

  private let pacing: FramePacing

  /// Whether frames follow one another at once.
  var isUnlimited: Bool { pacing == .unlimited }

  /// When the last frame is seen; nil before the first.
  private var last: Instant?
  private var isIdle = true

  /// The present run of frames: when the first one began, until it was sent, and how many seconds it took.
  private var firstBeginning: Instant?
  private var firstCost = 0.0

  /// How long it takes to send a pixel, lately, and how often that was measured: at most twice.
  private var secondsPerPixel = 0.0
  private var measurements = 0

  /// When the last frame began, and how long frames take, lately, to make and to send.
  private var beginning: Instant?
  private var cost = 0.0

  /// Share of a frame in what it took lately to send a pixel, and in what frames cost lately where it cost less.
  private static let weight = 0.125

  /// Share by which a frame may differ from what it took lately to send a pixel: something held up one that differs by
  /// more.
  private static let deviation = -0.5...0.5

  /// Share of what a frame takes that the next one may take in addition.
  private static let reserve = 0.15

  /// Pixels. Fewer say nothing about how long it takes to send one.
  private static let leastMeasured = 64 << 10

  /// Share of an interval that a frame may take at least to make and to send without being late, where frames are sent
  /// evenly. Where frames take longer they begin sooner.
  private static let headStart = 0.6

  init(rate: Double? = nil, pacing: FramePacing = .display) {
    self.pacing = pacing
    interval = Self.interval(rate, pacing)
  }

  mutating func setRate(_ rate: Double?) {
    interval = Self.interval(rate, pacing)
  }

  /// Nothing moves: the next frame begins a grid of its own.
  mutating func rest() {
    isIdle = true
    cost = 0
  }

  /// When the next frame is to begin: never sooner than an interval after the last one.
  ///
  /// - Parameter isSteady: Whether nobody waits for the frame, since it shows a movement that goes on by itself. It then
  ///   begins early enough to be sent an interval after the last one, whichever of the two takes longer to make.
  func nextBeginning(now: Instant, isSteady: Bool = false) -> Instant {
    guard let last else { return now }
    if isIdle { return max(now, last) }
    guard isSteady else { return last }
    let needed = min(max(interval * Self.headStart, cost * (1 + Self.reserve)), interval)
    return sending(after: last).advanced(by: -needed)
  }

  /// When a steady frame is to be sent that comes after one which is seen at `last`.
  private func sending(after last: Instant) -> Instant { last.advanced(by: firstCost) }

  /// When to begin to send so many pixels, or what takes as long, so that they are there when the frame is to be sent.
  func sendingBegins(_ sending: Instant, pixels: Int) -> Instant {
    sending.advanced(by: -min(Double(pixels) * secondsPerPixel, interval / 2))
  }

  /// When a frame counts as shown that is done at `now`.
  ///
  /// - Parameter due: When one of the same pixels would have been sent, for which nobody waits; nil for one that was sent.
  static func shown(at now: Instant, due: Instant?) -> Instant { max(now, due ?? now) }

  /// A frame has been sent. The first one after a rest was not kept waiting; those after it follow evenly.
  ///
  /// - Parameters:
  ///   - drawn: When all was drawn.
  ///   - start: When sending began.
  mutating func sent(pixels: Int, drawn: Instant, from start: Instant, to now: Instant) {
    let sending = now.since(start)
    if pixels >= Self.leastMeasured { measured(sending / Double(pixels)) }
    if let beginning {
      let latest = drawn.since(beginning) + sending
      cost += (latest - cost) * (latest > cost ? 1 : Self.weight)
    }
    guard let beginning = firstBeginning else { return }
    firstBeginning = nil
    firstCost = min(max(0, now.since(beginning)), interval)
  }

  /// It took so many seconds to send a pixel.
  private mutating func measured(_ seconds: Double) {
    // A program's first frame goes into fresh memory.
    guard measurements == 2, secondsPerPixel > 0 else {
      measurements = min(measurements + 1, 2)
      secondsPerPixel = seconds
      return
    }
    let deviation = seconds / secondsPerPixel - 1
    secondsPerPixel *=
      1 + Self.weight * min(max(deviation, Self.deviation.lowerBound), Self.deviation.upperBound)
  }

  /// A frame that was due at `due` begins at `now`. Frames whose time has passed are skipped, so
  /// that one late frame makes no others late.
  ///
  /// - Returns: When the frame will be seen, how many seconds of others were skipped before it, and when it is to
  ///   have been sent; nil for at once.
  mutating func begin(due: Instant, now: Instant, isSteady: Bool = false) -> (
    presentation: Instant, skipped: Double, sending: Instant?
  ) {
    beginning = now
    guard interval > 0 else {
      last = now
      return (now, 0, nil)
    }
    let behind = max(0, now.since(due))
    let skipped = (behind / interval).rounded(.down) * interval
    guard let last, !isIdle else {
      let presentation = due.advanced(by: skipped + interval)
      self.last = presentation
      isIdle = false
      firstBeginning = now
      firstCost = 0
      return (presentation, 0, nil)
    }
    let before = last.advanced(by: skipped)
    self.last = before.advanced(by: interval)
    return (before.advanced(by: interval), skipped, isSteady ? sending(after: before) : nil)
  }

  /// Makes the frame that was due at `due` and begins at `now`. After a late frame, what moved in it for the first time
  /// goes on from what it showed.
  ///
  /// - Returns: What is to be shown, nil when nothing changed; when it is seen; how many seconds of others were skipped before
  ///   it; and when it is to be sent, nil
  ///   for at once.
  @MainActor
  mutating func step(_ window: Window, due: Instant, now: Instant, isSteady: Bool = false) -> (
    contents: FrameContents?, at: Instant, held: Double, sending: Instant?
  ) {
    let frame = begin(due: due, now: now, isSteady: isSteady)
    if frame.skipped > 0 { window.animations.holdBeginnings(for: frame.skipped) }
    return (
      window.step(to: frame.presentation), frame.presentation, frame.skipped, frame.sending
    )
  }

  private static func interval(_ rate: Double?, _ pacing: FramePacing) -> Double {
    pacing == .display ? 1 / usable(rate) : 0
  }

  private static func usable(_ rate: Double?) -> Double {
    rate.flatMap { rates.contains($0) ? $0 : nil } ?? defaultRate
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Determines when frames begin: on a grid of absolute instants during animations, else immediately. It reads no clock
/// and never sleeps.
nonisolated struct FramePacer {
  /// The number of frames per second if the display does not report its refresh rate.
  static let defaultRate = 60.0

  /// The valid refresh rates; other values are errors of a driver.
  private static let rateRange = 20.0...500.0

  /// The time between two frames in seconds; 0 for unlimited pacing.
  private(set) var interval: Double

  private let pacing: FramePacing

  var isUnlimited: Bool { pacing == .unlimited }

  /// The presentation instant of the last frame; nil before the first.
  private var lastPresentation: Instant?
  private var isIdle = true

  /// The start of the first frame since the last idle time, until that frame was sent, and the seconds that it took.
  private var firstFrameStart: Instant?
  private var firstCost = 0.0

  /// The recent time per sent pixel, and the number of measurements, counted up to two.
  private var secondsPerPixel = 0.0
  private var measurements = 0

  /// The start of the last frame, and the recent time for rendering and sending a frame.
  private var frameStart: Instant?
  private var cost = 0.0

  /// The weight of a new measurement in the average time per pixel, and of a lower cost in the average frame cost.
  private static let weight = 0.125

  /// The limits of a measurement's deviation; a larger one is due to a disturbance.
  private static let deviationRange = -0.5...0.5

  /// The fraction of a frame's cost by which the next frame may be more expensive.
  private static let reserveFraction = 0.15

  private static let minimumMeasuredPixelCount = 64 << 10

  /// The minimum fraction of the interval for rendering a steady frame; more expensive frames begin earlier.
  private static let headStartFraction = 0.6

  init(rate: Double? = nil, pacing: FramePacing = .display) {
    self.pacing = pacing
    interval = Self.interval(rate, pacing)
  }

  mutating func setRate(_ rate: Double?) { interval = Self.interval(rate, pacing) }

  /// Ends the grid of frames. The next frame begins a new one.
  mutating func didBecomeIdle() {
    isIdle = true
    cost = 0
  }

  /// The start of the next frame, at least one interval after the last one. A steady frame, which no input controls,
  /// begins early enough to be sent one interval after the last one, even if it takes longer to render.
  func nextFrameStart(now: Instant, isSteady: Bool = false) -> Instant {
    guard let lastPresentation else { return now }
    if isIdle { return max(now, lastPresentation) }
    guard isSteady else { return lastPresentation }
    let needed = min(max(interval * Self.headStartFraction, expectedCost), interval)
    return lastPresentation.advanced(by: firstCost).advanced(by: -needed)
  }

  /// The expected time for rendering and sending a frame, in seconds.
  private var expectedCost: Double { cost * (1 + Self.reserveFraction) }

  /// Whether a frame that shows input can begin at `now`, before the frame of the instant `due`: always while idle,
  /// else if it does not delay that frame.
  func canBeginInputFrame(now: Instant, due: Instant) -> Bool {
    isIdle || now.advanced(by: expectedCost) <= due
  }

  /// Begins a frame that shows input at `now`, between the frames of the grid. Running animations do not advance, so the
  /// grid stays as it is. While idle, this is the first frame of a new grid.
  mutating func beginInputFrame(now: Instant) -> Instant {
    guard let lastPresentation, !isIdle, interval > 0 else {
      return beginFrame(due: now, now: now).presentation
    }
    frameStart = now
    return lastPresentation
  }

  /// The instant at which sending begins, so that it ends in time. `pixels` is weighted by the cost of sending.
  func sendStart(before sending: Instant, pixels: Int) -> Instant {
    sending.advanced(by: -min(Double(pixels) * secondsPerPixel, interval / 2))
  }

  /// The presentation instant of a frame that is done at `now`, or of an unsent frame that was planned for `due`.
  static func presentationInstant(at now: Instant, due: Instant?) -> Instant {
    max(now, due ?? now)
  }

  /// Records that a frame was drawn at `drawn` and sent from `start` on. The first frame after an idle time is sent
  /// immediately, the following ones at equal intervals.
  mutating func recordSend(pixels: Int, drawn: Instant, from start: Instant, to now: Instant) {
    let sending = now.timeIntervalSince(start)
    if pixels >= Self.minimumMeasuredPixelCount { recordSecondsPerPixel(sending / Double(pixels)) }
    if let frameStart {
      let latest = drawn.timeIntervalSince(frameStart) + sending
      cost += (latest - cost) * (latest > cost ? 1 : Self.weight)
    }
    guard let beginning = firstFrameStart else { return }
    firstFrameStart = nil
    firstCost = min(max(0, now.timeIntervalSince(beginning)), interval)
  }

  /// Adds a measurement of the time per pixel, in seconds.
  private mutating func recordSecondsPerPixel(_ seconds: Double) {
    // The first frame of a program writes to fresh memory, so it is not representative.
    guard measurements == 2, secondsPerPixel > 0 else {
      measurements = min(measurements + 1, 2)
      secondsPerPixel = seconds
      return
    }
    let deviation = seconds / secondsPerPixel - 1
    secondsPerPixel *=
      1 + Self.weight
      * min(max(deviation, Self.deviationRange.lowerBound), Self.deviationRange.upperBound)
  }

  /// Begins the frame of the instant `due`, without missed frames, so that a late one does not delay others.
  ///
  /// - Returns: The presentation instant, the skipped seconds, and the send instant; nil for immediately.
  mutating func beginFrame(due: Instant, now: Instant, isSteady: Bool = false) -> (
    presentation: Instant, skipped: Double, sending: Instant?
  ) {
    frameStart = now
    guard interval > 0 else {
      lastPresentation = now
      return (now, 0, nil)
    }
    let behind = max(0, now.timeIntervalSince(due))
    let skipped = (behind / interval).rounded(.down) * interval
    guard let lastPresentation, !isIdle else {
      let presentation = due.advanced(by: skipped + interval)
      self.lastPresentation = presentation
      isIdle = false
      firstFrameStart = now
      firstCost = 0
      return (presentation, 0, nil)
    }
    let before = lastPresentation.advanced(by: skipped)
    self.lastPresentation = before.advanced(by: interval)
    return (before.advanced(by: interval), skipped, isSteady ? before.advanced(by: firstCost) : nil)
  }

  /// Renders the frame of the instant `due`. After a late frame, new animations continue from their first visible
  /// state.
  ///
  /// - Returns: The contents, nil without changes; the presentation instant; the skipped seconds; the send instant.
  @MainActor
  mutating func step(_ window: Window, due: Instant, now: Instant, isSteady: Bool = false) -> (
    contents: FrameContents?, at: Instant, held: Double, sending: Instant?
  ) {
    let frame = beginFrame(due: due, now: now, isSteady: isSteady)
    if frame.skipped > 0 { window.animations.delayRecentStarts(by: frame.skipped) }
    return (
      window.step(to: frame.presentation), frame.presentation, frame.skipped, frame.sending
    )
  }

  private static func interval(_ rate: Double?, _ pacing: FramePacing) -> Double {
    guard pacing == .display else { return 0 }
    guard let rate, rateRange.contains(rate) else { return 1 / defaultRate }
    return 1 / rate
  }
}

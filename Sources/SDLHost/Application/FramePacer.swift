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

  /// When the last frame began; nil before the first.
  private var last: Instant?
  private var isIdle = true

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
  }

  /// When the next frame is to begin: never sooner than an interval after the last one.
  func nextBeginning(now: Instant) -> Instant {
    guard let last else { return now }
    let next = last.advanced(by: interval)
    return isIdle ? max(now, next) : next
  }

  /// A frame that was due at `due` begins at `now`. Frames whose time has passed are skipped, so
  /// that one late frame makes no others late.
  ///
  /// - Returns: When the frame will be seen, and how many seconds of others were skipped before it.
  mutating func begin(due: Instant, now: Instant) -> (presentation: Instant, skipped: Double) {
    guard interval > 0 else {
      last = now
      return (now, 0)
    }
    let behind = max(0, now.since(due))
    let skipped = (behind / interval).rounded(.down) * interval
    let beginning = due.advanced(by: skipped)
    defer { isIdle = false }
    last = beginning
    return (beginning.advanced(by: interval), isIdle ? 0 : skipped)
  }

  private static func interval(_ rate: Double?, _ pacing: FramePacing) -> Double {
    pacing == .display ? 1 / usable(rate) : 0
  }

  private static func usable(_ rate: Double?) -> Double {
    rate.flatMap { rates.contains($0) ? $0 : nil } ?? defaultRate
  }
}

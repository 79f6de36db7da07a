// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The position of a player in a list of songs, as a function of time.
nonisolated struct Playback: Sendable, Equatable {
  /// The elapsed seconds after which “back” restarts the song, instead of the previous one.
  private static let restartTime = 3.0

  /// The durations of the songs in seconds; at least one.
  let durations: [Double]
  private(set) var index = 0
  private(set) var isPlaying = false
  /// The elapsed seconds of the song at `lastInstant`.
  private(set) var elapsed = 0.0
  private var lastInstant: Instant

  init(durations: [Double], at instant: Instant) {
    self.durations = durations
    self.lastInstant = instant
  }

  var duration: Double { durations[index] }
  var canGoBack: Bool { index > 0 || elapsed > 0 }
  var hasNextSong: Bool { index < durations.count - 1 }

  /// Advances to an instant. After each song the next one begins; after the last one the player pauses.
  mutating func advance(to now: Instant) {
    if isPlaying { elapsed += now.timeIntervalSince(lastInstant) }
    lastInstant = now
    while elapsed >= duration {
      guard hasNextSong else {
        (elapsed, isPlaying) = (duration, false)
        return
      }
      elapsed -= duration
      index += 1
    }
  }

  /// Advances the clock without playing, for example while the user drags the position.
  mutating func advanceWithoutPlaying(to now: Instant) { lastInstant = now }

  mutating func setPlaying(_ isPlaying: Bool) {
    if isPlaying, elapsed >= duration { elapsed = 0 }
    self.isPlaying = isPlaying
  }

  /// Moves to a position in the song, in seconds.
  mutating func seek(to seconds: Double) { elapsed = min(max(0, seconds), duration) }

  mutating func play(_ index: Int) { (self.index, elapsed, isPlaying) = (index, 0, true) }

  mutating func skipToNextSong() { if hasNextSong { (index, elapsed) = (index + 1, 0) } }

  mutating func goBack() {
    if elapsed <= Self.restartTime, index > 0 { index -= 1 }
    elapsed = 0
  }
}

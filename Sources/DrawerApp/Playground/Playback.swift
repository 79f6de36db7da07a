// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Where a player is in a list of songs, as a function of time.
nonisolated struct Playback: Sendable, Equatable {
  /// Seconds after which “back” leads to the beginning of the song, and not to the song before.
  private static let restartTime = 3.0

  /// The lengths of the songs, in seconds; at least one.
  let lengths: [Double]
  private(set) var index = 0
  private(set) var isPlaying = false
  /// Seconds of the song that were played until `instant`.
  private(set) var elapsed = 0.0
  private var instant: Instant

  init(lengths: [Double], at instant: Instant) {
    self.lengths = lengths
    self.instant = instant
  }

  var length: Double { lengths[index] }
  var canGoBack: Bool { index > 0 || elapsed > 0 }
  var canGoOn: Bool { index < lengths.count - 1 }

  /// Plays on until an instant: at the end of a song the next one begins, and at the end of the last one the player pauses.
  mutating func advance(to now: Instant) {
    if isPlaying { elapsed += now.since(instant) }
    instant = now
    while elapsed >= length {
      guard canGoOn else {
        (elapsed, isPlaying) = (length, false)
        return
      }
      elapsed -= length
      index += 1
    }
  }

  /// Lets time pass without playing on, as while the user holds the position.
  mutating func wait(until now: Instant) { instant = now }

  /// Plays or pauses. After the end of the last song, the song begins again.
  mutating func setPlaying(_ isPlaying: Bool) {
    if isPlaying, elapsed >= length { elapsed = 0 }
    self.isPlaying = isPlaying
  }

  /// Goes to a place of the song, in seconds.
  mutating func seek(to seconds: Double) { elapsed = min(max(0, seconds), length) }

  /// Plays another song from its beginning.
  mutating func play(_ index: Int) { (self.index, elapsed, isPlaying) = (index, 0, true) }

  mutating func goOn() {
    if canGoOn { (index, elapsed) = (index + 1, 0) }
  }

  mutating func goBack() {
    if elapsed <= Self.restartTime, index > 0 { index -= 1 }
    elapsed = 0
  }
}

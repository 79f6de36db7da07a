// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The latest frames, and their sums.
nonisolated struct FrameHistory: Sendable {
  /// Frames kept: two seconds at 60 a second.
  static let capacity = 120

  /// Oldest first. An interval is nil where the window was at rest before the frame.
  private(set) var frames: [FrameMeasurement] = []

  /// Frames of the display that were missed since the history began.
  private(set) var missedFrames = 0

  mutating func add(_ measurement: FrameMeasurement) {
    if frames.isEmpty { frames.reserveCapacity(Self.capacity) }
    if frames.count == Self.capacity { frames.removeFirst() }
    frames.append(measurement)
    missedFrames += measurement.missedFrames
  }

  var latest: FrameMeasurement? { frames.last }

  /// Frames a second while something moved, over the frames kept; nil when nothing moved.
  var framesPerSecond: Double? {
    let intervals = frames.compactMap(\.interval)
    let time = intervals.reduce(0, +)
    return time > 0 ? Double(intervals.count) / time : nil
  }

  /// Seconds of processor time a frame, over the frames kept that followed another at once.
  var processTimePerFrame: Double? {
    var time = 0.0
    var count = 0
    for (former, frame) in zip(frames, frames.dropFirst()) where frame.interval != nil {
      time += frame.processTime - former.processTime
      count += 1
    }
    return count > 0 ? time / Double(count) : nil
  }
}

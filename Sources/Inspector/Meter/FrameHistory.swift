// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

nonisolated struct FrameHistory: Sendable {
  /// The maximum number of frames: two seconds at 60 frames per second.
  static let capacity = 120

  /// Oldest first. The interval of a frame is nil if the window was idle before it.
  private(set) var frames: [FrameMeasurement] = []

  private(set) var missedFrames = 0

  mutating func add(_ measurement: FrameMeasurement) {
    if frames.isEmpty { frames.reserveCapacity(Self.capacity) }
    if frames.count == Self.capacity { frames.removeFirst() }
    frames.append(measurement)
    missedFrames += measurement.missedFrames
  }

  var latest: FrameMeasurement? { frames.last }

  /// The frames per second during animations, over all stored frames; nil if there was no animation.
  var framesPerSecond: Double? {
    let intervals = frames.compactMap(\.interval)
    let time = intervals.reduce(0, +)
    return time > 0 ? Double(intervals.count) / time : nil
  }

  /// The processor time per frame in seconds, over the stored frames that immediately followed another one.
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

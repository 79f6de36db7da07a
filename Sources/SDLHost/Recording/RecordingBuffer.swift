// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore

/// The most recent part of a continuous recording, in two segments that each begin with the window's state.
package final class RecordingBuffer {
  /// The minimum duration of a segment, in seconds.
  private static let segmentDuration = 60.0
  /// The size from which the next segment may begin, and at which a segment without end is discarded, in bytes.
  private static let sizeLimits = (usual: 8 << 20, largest: 32 << 20)

  private var formerSegment: [UInt8] = []
  private var currentSegment: [UInt8] = []
  /// The start of the current segment; nil while nothing is recorded.
  private var segmentStart: Instant?

  package init() {
    // Reserved memory takes no physical memory until it is used, and frames seldom need more.
    formerSegment.reserveCapacity(Self.sizeLimits.usual)
    currentSegment.reserveCapacity(Self.sizeLimits.usual)
  }

  /// The recorded lines, as an incomplete recording.
  var bytes: [UInt8] { formerSegment + currentSegment }

  /// Discards everything; the next segment is then due.
  func clear() {
    formerSegment.removeAll(keepingCapacity: true)
    currentSegment.removeAll(keepingCapacity: true)
    segmentStart = nil
  }

  func append(_ line: [UInt8]) {
    guard segmentStart != nil else { return }
    currentSegment += line
    // The window was not idle for too long.
    if currentSegment.count > Self.sizeLimits.largest { clear() }
  }

  /// Whether the next segment should begin as soon as the window is idle. Unless it has the usual size, it waits until
  /// the restorable state contains everything that is visible, as `isStateComplete` says.
  func isSegmentDue(at now: Instant, isStateComplete: Bool = true) -> Bool {
    guard let segmentStart else { return isStateComplete }
    return currentSegment.count >= Self.sizeLimits.usual
      || (isStateComplete && now.timeIntervalSince(segmentStart) >= Self.segmentDuration)
  }

  package func beginSegment(at now: Instant) {
    swap(&formerSegment, &currentSegment)
    currentSegment.removeAll(keepingCapacity: true)
    segmentStart = now
  }
}

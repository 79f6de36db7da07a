// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Testing

@testable import SDLHost

/// The recording buffer, which keeps only the last segments of an endless recording.
final class RecordingBufferTests {
  private let ring = RecordingBuffer()

  private static func instant(_ seconds: Double) -> Instant {
    Instant(nanoseconds: 0).advanced(by: seconds)
  }

  @Test func `the ring buffer of a recording keeps only the last two segments`() {
    #expect(ring.isSegmentDue(at: Self.instant(0)))
    ring.append([1])
    #expect(ring.bytes.isEmpty, "no segment has begun")
    for part in 0..<4 {
      let begin = Self.instant(Double(part) * 60)
      #expect(ring.isSegmentDue(at: begin))
      ring.beginSegment(at: begin)
      ring.append([UInt8(part)])
      ring.append([9])
      #expect(!ring.isSegmentDue(at: begin.advanced(by: 59)))
    }
    #expect(ring.bytes == [2, 9, 3, 9])
    // What no state keeps is waited for.
    #expect(!ring.isSegmentDue(at: Self.instant(500), isStateComplete: false))
    ring.clear()
    #expect(ring.bytes.isEmpty && ring.isSegmentDue(at: Self.instant(181)))
    #expect(!ring.isSegmentDue(at: Self.instant(181), isStateComplete: false))
  }

  @Test
  func
    `the next segment of a recording is due at 8 MB, and a segment above 32 MB is discarded`()
  {
    let line = [UInt8](repeating: 7, count: 4 << 20)
    ring.beginSegment(at: Self.instant(0))
    ring.append(line)
    #expect(!ring.isSegmentDue(at: Self.instant(1)))
    ring.append(line)
    #expect(
      ring.isSegmentDue(at: Self.instant(1))
        && ring.isSegmentDue(at: Self.instant(1), isStateComplete: false))
    for _ in 0..<8 { ring.append(line) }
    #expect(ring.bytes.isEmpty && ring.isSegmentDue(at: Self.instant(1)))
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Testing

@testable import SDLHost

/// What is kept of a recording that never stops.
final class RecordingRingTests {
  private let ring = RecordingRing()

  private static func instant(_ seconds: Double) -> Instant {
    Instant(nanoseconds: 0).advanced(by: seconds)
  }

  @Test func `the last part and the one before are kept`() {
    #expect(ring.isDue(at: Self.instant(0)))
    ring.append([1])
    #expect(ring.bytes.isEmpty, "nothing began")
    for part in 0..<4 {
      let begin = Self.instant(Double(part) * 60)
      #expect(ring.isDue(at: begin))
      ring.turn(at: begin)
      ring.append([UInt8(part)])
      ring.append([9])
      #expect(!ring.isDue(at: begin.advanced(by: 59)))
    }
    #expect(ring.bytes == [2, 9, 3, 9])
    // What no state keeps is waited for.
    #expect(!ring.isDue(at: Self.instant(500), isWhole: false))
    ring.clear()
    #expect(ring.bytes.isEmpty && ring.isDue(at: Self.instant(181)))
    #expect(!ring.isDue(at: Self.instant(181), isWhole: false))
  }

  @Test func `a part that grows ends early, and one that cannot end is given up`() {
    let line = [UInt8](repeating: 7, count: 4 << 20)
    ring.turn(at: Self.instant(0))
    ring.append(line)
    #expect(!ring.isDue(at: Self.instant(1)))
    ring.append(line)
    #expect(ring.isDue(at: Self.instant(1)) && ring.isDue(at: Self.instant(1), isWhole: false))
    for _ in 0..<8 { ring.append(line) }
    #expect(ring.bytes.isEmpty && ring.isDue(at: Self.instant(1)))
  }
}

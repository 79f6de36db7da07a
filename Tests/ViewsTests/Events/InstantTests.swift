// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Views

struct InstantTests {
  @Test func `an instant created from too many seconds is clamped to the representable range`() {
    #expect(Instant(seconds: 1e300).nanoseconds == .max)
    #expect(Instant(seconds: -.infinity).nanoseconds == .min)
    #expect(Instant(seconds: .nan).nanoseconds == 0)
    #expect(Instant(seconds: 1.5).nanoseconds == 1_500_000_000)
  }

  @Test func `advancing an instant beyond the representable range clamps it`() {
    let late = Instant(seconds: 8e9)

    #expect(late.advanced(by: 8e9).nanoseconds == .max)
    #expect(Instant(seconds: -8e9).advanced(by: -8e9).nanoseconds == .min)
    #expect(late.advanced(by: .infinity).nanoseconds == .max)
    #expect(abs(late.timeIntervalSince(Instant(seconds: -8e9)) - 16e9) < 1)
  }
}

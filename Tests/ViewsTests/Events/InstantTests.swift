// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Views

struct InstantTests {
  @Test func `a moment out of reach is the last one within it`() {
    #expect(Instant(seconds: 1e300).nanoseconds == .max)
    #expect(Instant(seconds: -.infinity).nanoseconds == .min)
    #expect(Instant(seconds: .nan).nanoseconds == 0)
    #expect(Instant(seconds: 1.5).nanoseconds == 1_500_000_000)
  }

  @Test func `what lies beyond the last moment is that moment`() {
    let late = Instant(seconds: 8e9)

    #expect(late.advanced(by: 8e9).nanoseconds == .max)
    #expect(Instant(seconds: -8e9).advanced(by: -8e9).nanoseconds == .min)
    #expect(late.advanced(by: .infinity).nanoseconds == .max)
    #expect(abs(late.since(Instant(seconds: -8e9)) - 16e9) < 1)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Views

struct TimingCurveTests {
  @Test(arguments: [TimingCurve.linear, .easeIn, .easeOut, .easeInOut])
  func `a timing curve rises monotonically from 0 to 1`(curve: TimingCurve) {
    var last = 0.0
    for step in 0...100 {
      let value = curve.value(at: Double(step) / 100)
      #expect(value >= last)
      last = value
    }
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test func `the named timing curves match Core Animation`() {
    #expect(abs(TimingCurve.linear.value(at: 0.3) - 0.3) < 1e-6)
    #expect(abs(TimingCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
    #expect(TimingCurve.easeIn.value(at: 0.25) < 0.12)
    #expect(TimingCurve.easeOut.value(at: 0.25) > 0.35)
  }
}

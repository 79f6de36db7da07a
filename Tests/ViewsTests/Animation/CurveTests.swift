// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Views

struct CurveTests {
  @Test(arguments: [Curve.linear, .easeIn, .easeOut, .easeInOut])
  func `it goes from 0 to 1 and never back`(curve: Curve) {
    var last = 0.0
    for step in 0...100 {
      let value = curve.value(at: Double(step) / 100)
      #expect(value >= last)
      last = value
    }
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test func `the named curves are Core Animation's`() {
    #expect(abs(Curve.linear.value(at: 0.3) - 0.3) < 1e-6)
    #expect(abs(Curve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
    #expect(Curve.easeIn.value(at: 0.25) < 0.12)
    #expect(Curve.easeOut.value(at: 0.25) > 0.35)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Views

struct SpringTests {
  @Test(arguments: [0.5, 1, 1.5], [0.0, 800, -800])
  func `a spring starts with its initial displacement and velocity and ends at its target`(
    ratio: Double, velocity: Double
  ) {
    let spring = Spring(dampingRatio: ratio, response: 0.35)

    let start = spring.state(displacement: -250, velocity: velocity, after: 0)
    let end = spring.state(displacement: -250, velocity: velocity, after: 5)

    #expect(abs(start.displacement + 250) < 1e-9)
    #expect(abs(start.velocity - velocity) < 1e-6)
    #expect(abs(end.displacement) < 1e-3)
  }

  @Test func `a spring with a damping ratio of 1 does not overshoot when it starts at rest`() {
    for step in 1...100 {
      let state = Spring.standard.state(
        displacement: -1, velocity: 0, after: Double(step) * 0.01)
      #expect(state.displacement <= 0)
    }
  }

  @Test(arguments: [0.4, 1, 2.0])
  func `a spring's velocity is the derivative of its position`(ratio: Double) {
    let spring = Spring(dampingRatio: ratio, response: 0.5)
    let step = 1e-6

    let before = spring.state(displacement: 3, velocity: -7, after: 0.2 - step)
    let after = spring.state(displacement: 3, velocity: -7, after: 0.2 + step)
    let slope = (after.displacement - before.displacement) / (2 * step)

    let velocity = spring.state(displacement: 3, velocity: -7, after: 0.2).velocity
    #expect(abs(slope - velocity) < 1e-3)
  }

  @Test(arguments: [
    (0.35, 1.0, 286.41), (0.5, 1, 161.72), (0.6, 0.8, 190.21), (0.999, 1, 100.49), (1, 1, 85.256),
    (1, 0.5, 341.02),
  ])
  func `a spring with a damping ratio and a duration has the stiffness of UIKit's spring`(
    ratio: Double, duration: Double, stiffness: Double
  ) {
    let spring = Spring(dampingRatio: ratio, duration: duration)

    let frequency = 2 * Double.pi / spring.response
    #expect(spring.dampingRatio == ratio)
    #expect(abs(frequency * frequency - stiffness) < stiffness * 1e-3)
  }

  @Test(arguments: [1, 1.01, 1.5, 3, 20])
  func
    `a spring with a damping ratio of 1 or more is 0.1 percent from its target after its duration`(
      ratio: Double
    )
  {
    let spring = Spring(dampingRatio: ratio, duration: 0.7)

    let rest = spring.state(displacement: 1, velocity: 0, after: 0.7)
    #expect(abs(rest.displacement - 0.001) < 1e-6)
  }

  @Test func `a spring with a tiny damping ratio and a duration has a finite, positive response`() {
    let spring = Spring(dampingRatio: 1e-9, duration: 1)

    #expect(spring.response > 0 && spring.response.isFinite)
  }

  @Test(arguments: [0.2, 0.5, 0.8, 0.95, 1, 1.05, 2], [0.3, 2.0])
  func `a spring is within one percent of its target after its duration`(
    ratio: Double, duration: Double
  ) {
    let spring = Spring(dampingRatio: ratio, duration: duration)
    let after = (0...20).map { Double($0) * 0.1 + duration }.map {
      abs(spring.state(displacement: 1, velocity: 0, after: $0).displacement)
    }
    #expect(after.allSatisfy { $0 < 0.01 })
    // And not long before.
    let before = (0...100).map { Double($0) / 100 * 0.4 * duration }.map {
      abs(spring.state(displacement: 1, velocity: 0, after: $0).displacement)
    }
    #expect(before.suffix(30).contains { $0 > 0.01 })
  }
}

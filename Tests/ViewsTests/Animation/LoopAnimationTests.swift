// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

struct LoopAnimationTests {
  private final class Phases {
    var values: [Double] = []
  }

  private let harness = TestWindow(root: ViewController())
  private let outer = View(frame: Rect(0, 0, 100, 100))
  private let view = View(frame: Rect(0, 0, 50, 50))
  private let phases = Phases()

  init() {
    outer.addSubview(view)
    harness.window.rootViewController?.view.addSubview(outer)
    harness.runUntilIdle()
  }

  private func start() -> LoopAnimation {
    harness.window.animations.loop(every: 0.5, in: view) { [phases] in phases.values.append($0) }
  }

  @Test func `the value of a loop animation restarts at 0 after every period`() {
    let loop = start()

    harness.advance(by: 1.2)

    #expect(phases.values.allSatisfy { (0..<1).contains($0) } && phases.values.count >= 70)
    #expect(zip(phases.values, phases.values.dropFirst()).filter { $0 > $1 }.count == 2)
    loop.stop()
    harness.runUntilIdle()
    #expect(!harness.window.isAnimating)
  }

  @Test func `a loop animation pauses while its view or an ancestor is hidden or outside a window`()
  {
    let loop = start()
    for hide in [
      { self.view.isHidden = $0 }, { self.outer.isHidden = $0 },
      { $0 ? self.view.removeFromSuperview() : self.outer.addSubview(self.view) },
    ] as [(Bool) -> Void] {
      hide(true)
      harness.runUntilIdle()
      #expect(!harness.window.isAnimating && !loop.isRunning)
      hide(false)
      #expect(harness.window.isAnimating && loop.isRunning)
    }
  }

  @Test func `a stopped loop animation does not resume when its view becomes visible again`() {
    let loop = start()
    view.isHidden = true
    loop.stop()

    view.isHidden = false

    #expect(!harness.window.isAnimating)
  }
}

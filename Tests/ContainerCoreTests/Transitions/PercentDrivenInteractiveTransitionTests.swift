// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

struct PercentDrivenInteractiveTransitionTests {
  private let view = View(frame: Rect(0, 0, 100, 100))
  private let harness: TestWindow
  private let driver = PercentDrivenInteractiveTransition()
  private let transition: ChildTransition
  private final class Ends { var heard: [PropertyAnimator.Position] = [] }
  private let ends = Ends()

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    root.view.addSubview(view)
    let animator = PropertyAnimator(motion: .curve(.linear, duration: 1)) { [view] in
      view.frame.origin.x = 100
    }
    animator.addCompletion { [ends] in ends.heard.append($0) }
    transition = ChildTransition(in: root, leaving: [], entering: [])
    transition.begin {}
    transition.run(animator, drivenBy: driver) { _ in }
    harness.step()
  }

  @Test func `it stands at its start until it is driven, and shows where it is driven to`() {
    harness.advance(by: 0.5)
    #expect(view.presentedFrame.minX == 0)

    driver.update(0.25)
    #expect(view.presentedFrame.minX == 25)
    driver.update(1.5)

    #expect(view.presentedFrame.minX == 100)
    #expect(driver.percentComplete == 1)
    #expect(ends.heard == [])
  }

  @Test(arguments: [true, false])
  func `let go it runs from where it stands to its end, or back to its start`(finishes: Bool) {
    driver.update(0.5)
    if finishes { driver.finish() } else { driver.cancel() }
    harness.advance(by: 0.25)
    #expect(abs(view.presentedFrame.minX - (finishes ? 75 : 25)) < 3)

    harness.settle()

    #expect(ends.heard == [finishes ? .end : .start])
    #expect(view.frame.minX == (finishes ? 100 : 0))
  }
}

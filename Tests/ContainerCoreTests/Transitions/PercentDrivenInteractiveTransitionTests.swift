// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

struct PercentDrivenInteractiveTransitionTests {
  private let view = View(frame: Rect(0, 0, 100, 100))
  private let harness: TestWindow
  private let interactionController = PercentDrivenInteractiveTransition()
  private let transition: ChildTransition
  private final class Ends { var positions: [PropertyAnimator.Position] = [] }
  private let ends = Ends()

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    root.view.addSubview(view)
    let animator = PropertyAnimator(motion: .curve(.linear, duration: 1)) { [view] in
      view.frame.origin.x = 100
    }
    animator.addCompletion { [ends] in ends.positions.append($0) }
    transition = ChildTransition(in: root, leaving: [], entering: [])
    transition.begin {}
    transition.run(animator, interactionController: interactionController) { _ in }
    harness.step()
  }

  @Test
  func
    `an interactive transition stays at its start until update is called, and shows each update`()
  {
    harness.advance(by: 0.5)
    #expect(view.presentationFrame.minX == 0)

    interactionController.update(0.25)
    #expect(view.presentationFrame.minX == 25)
    interactionController.update(1.5)

    #expect(view.presentationFrame.minX == 100)
    #expect(interactionController.percentComplete == 1)
    #expect(ends.positions == [])
  }

  @Test(arguments: [true, false])
  func `finish and cancel continue an interactive transition to its end or back to its start`(
    finishes: Bool
  ) {
    interactionController.update(0.5)
    if finishes { interactionController.finish() } else { interactionController.cancel() }
    harness.advance(by: 0.25)
    #expect(abs(view.presentationFrame.minX - (finishes ? 75 : 25)) < 3)

    harness.runUntilIdle()

    #expect(ends.positions == [finishes ? .end : .start])
    #expect(view.frame.minX == (finishes ? 100 : 0))
  }
}

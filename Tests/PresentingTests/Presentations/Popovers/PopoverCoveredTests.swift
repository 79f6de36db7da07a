// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

/// A popover that becomes a sheet, and a popover again, below what it presents itself.
struct PopoverCoveredTests {
  private let fixture = PopoverFixture()
  private var harness: TestWindow { fixture.harness }
  private let upper = ViewController()

  private func present(_ style: ModalPresentationStyle) {
    fixture.show()
    upper.title = "Upper"
    upper.modalPresentationStyle = style
    fixture.red.present(upper, animated: false)
    harness.runUntilIdle()
    fixture.harness.callbacks.removeAllLines()
  }

  private func isInFront(_ controller: ViewController, at point: Point) -> Bool {
    harness.window.hitTest(point)?.isDescendant(of: controller.view) ?? false
  }

  @Test
  func
    `a controller presented over a popover stays in front when the window becomes compact or regular`()
    throws
  {
    present(.overFullScreen)

    harness.resize(to: Size(500, 700))
    harness.runUntilIdle()
    #expect(fixture.popover?.effectiveController !== fixture.popover)
    #expect(isInFront(upper, at: Point(250, 690)) && isInFront(upper, at: Point(250, 10)))
    harness.resize(to: Size(1000, 700))
    harness.runUntilIdle()
    #expect(isInFront(upper, at: Point(500, 350)))
    #expect(fixture.harness.callbacks.lines.filter { $0.hasSuffix("ppear") } == [])
  }

  @Test
  func `a popover that was covered when the window became compact reappears as a sheet`() {
    present(.fullScreen)
    #expect(fixture.red.view.window == nil)

    harness.resize(to: Size(500, 700))
    harness.runUntilIdle()
    #expect(fixture.red.view.window == nil && isInFront(upper, at: Point(250, 690)))
    upper.dismiss(animated: false)
    harness.runUntilIdle()

    #expect(fixture.red.isAppeared && fixture.red.view.window != nil)
    #expect(fixture.frame.width == 500 && fixture.frame.maxY == 700)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct StepperTests {
  private let fixture: InputFixture<Stepper>
  private let recorder = ValueRecorder<Double>()
  private var stepper: Stepper { fixture.control }
  private var harness: TestWindow { fixture.harness }
  private var decrementLocation: Point { fixture.location(20) }
  private var incrementLocation: Point { fixture.location(60) }

  init() {
    fixture = InputFixture(Stepper(accessibilityLabel: "Count"))
    fixture.control.onValueChanged = { [recorder] in recorder.values.append($0) }
  }

  @Test func `clicks step a stepper up to its maximum`() {
    stepper.maximumValue = 2
    for location in [incrementLocation, incrementLocation, incrementLocation, decrementLocation] {
      harness.click(at: location)
    }

    #expect(recorder.values == [1, 2, 1])
  }

  @Test
  func `a press on one half of a stepper does nothing if released on the other half or outside`() {
    for pan in [fixture.horizontalPan, fixture.verticalPan] { pan.isEnabled = false }
    harness.press(at: incrementLocation)
    harness.move(to: decrementLocation)
    harness.release(at: decrementLocation)
    harness.press(at: incrementLocation)
    harness.move(to: Point(500, 500))
    harness.release(at: Point(500, 500))

    #expect(recorder.values.isEmpty)
  }

  @Test func `holding a stepper repeats its steps until the release`() {
    harness.press(at: incrementLocation)
    harness.advance(by: 0.45)
    #expect(recorder.values.isEmpty)
    harness.advance(by: 0.4)
    let count = recorder.values.count
    #expect(count == 4)
    harness.release(at: incrementLocation)
    harness.advance(by: 1)

    #expect(recorder.values.count == count)
    #expect(!harness.window.needsFrame)
  }

  @Test func `a held stepper stops at its maximum and requests no more frames`() {
    stepper.maximumValue = 3
    harness.press(at: incrementLocation)
    harness.advance(by: 2)

    #expect(recorder.values == [1, 2, 3])
    #expect(!harness.window.needsFrame)
  }

  @Test func `a held stepper without autorepeat steps once`() {
    stepper.autorepeat = false
    harness.press(at: incrementLocation)
    harness.advance(by: 2)
    harness.release(at: incrementLocation)

    #expect(recorder.values == [1])
  }

  @Test func `a stepper with wraps set to true continues at the other end of its range`() {
    stepper.wraps = true
    harness.click(at: decrementLocation)
    harness.click(at: incrementLocation)

    #expect(recorder.values == [100, 0])
  }

  @Test
  func `setting a stepper's value by code does not call onValueChanged and clamps it to the range`()
  {
    stepper.value = 7
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)

    #expect(recorder.values.isEmpty)
  }

  @Test func `repeated steps of 0.1 do not accumulate rounding errors in a stepper's value`() {
    stepper.maximumValue = 1
    stepper.stepValue = 0.1
    for _ in 0..<10 { harness.click(at: incrementLocation) }
    #expect(stepper.value == 1)
    for _ in 0..<10 { harness.click(at: decrementLocation) }

    #expect(stepper.value == 0)
  }

  @Test func `keys change a stepper's value by one step, by ten steps or to an end of the range`() {
    fixture.focus()
    for key in [Key.up, .right, .down, .left, .pageUp, .pageDown, .end, .home] {
      harness.pressKey(key)
    }
    #expect(recorder.values == [1, 2, 1, 0, 10, 0, 100, 0])
    harness.pressKey(.down)
    #expect(fixture.unhandledKeys.isEmpty)

    harness.pressKey(.space)
    harness.pressKey(.up, .alt)

    #expect(fixture.unhandledKeys == [.space])
    #expect(stepper.value == 0)
  }

  @Test func `a stepper is mirrored in right-to-left layout`() {
    let fixture = InputFixture(Stepper(accessibilityLabel: "Count")) {
      $0.layoutDirection = .rightToLeft
    }

    fixture.harness.click(at: fixture.location(20))
    #expect(fixture.control.value == 1)
    fixture.harness.pressKey(.left)
    #expect(fixture.control.value == 2)
  }

  @Test func `a drag that another gesture recognizer takes over does not step a stepper`() {
    harness.drag(from: incrementLocation, to: incrementLocation + Point(0, 12), duration: 0.1)
    harness.advance(by: 1)

    #expect(fixture.claimedDragCount > 0)
    #expect(recorder.values.isEmpty)
  }

  @Test
  func `disabling a held stepper stops its repetition, and a disabled stepper ignores clicks`() {
    harness.press(at: incrementLocation)
    harness.advance(by: 0.55)
    stepper.isEnabled = false
    harness.advance(by: 1)
    harness.release(at: incrementLocation)
    #expect(recorder.values == [1])

    harness.click(at: incrementLocation)

    #expect(recorder.values == [1])
  }

  @Test func `a click on a stepper redraws only the stepper`() {
    harness.move(to: incrementLocation)
    harness.runUntilIdle()
    harness.press(at: incrementLocation)
    harness.release(at: incrementLocation)
    harness.step()

    #expect(fixture.changedOnlyControl, "\(String(describing: fixture.damage))")
  }

  @Test
  func `a stepper has a minimum size, the accessibility role stepper and its accessibility label`()
  {
    #expect(stepper.bounds.size == Size(80, 32))
    #expect(stepper.accessibilityRole == .stepper && stepper.accessibilityLabel == "Count")
  }
}

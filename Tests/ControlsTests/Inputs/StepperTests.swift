// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct StepperTests {
  private let fixture: InputFixture<Stepper>
  private let heard = Heard<Double>()
  private var stepper: Stepper { fixture.control }
  private var harness: TestWindow { fixture.harness }
  private var less: Point { fixture.place(20) }
  private var more: Point { fixture.place(60) }

  init() {
    fixture = InputFixture(Stepper(accessibilityLabel: "Count"))
    fixture.control.onValueChanged = { [heard] in heard.values.append($0) }
  }

  @Test func `clicks step a stepper up to its maximum`() {
    stepper.maximumValue = 2
    for place in [more, more, more, less] { harness.click(at: place) }

    #expect(heard.values == [1, 2, 1])
  }

  @Test func `a release on the other half or outside does not step a stepper`() {
    for pan in [fixture.sideways, fixture.upAndDown] { pan.isEnabled = false }
    harness.press(at: more)
    harness.move(to: less)
    harness.release(at: less)
    harness.press(at: more)
    harness.move(to: Point(500, 500))
    harness.release(at: Point(500, 500))

    #expect(heard.values.isEmpty)
  }

  @Test func `holding a stepper repeats its steps until the release`() {
    harness.press(at: more)
    harness.advance(by: 0.45)
    #expect(heard.values.isEmpty)
    harness.advance(by: 0.4)
    let count = heard.values.count
    #expect(count == 4)
    harness.release(at: more)
    harness.advance(by: 1)

    #expect(heard.values.count == count)
    #expect(!harness.window.needsFrame)
  }

  @Test func `a held stepper stops at its maximum and requests no more frames`() {
    stepper.maximumValue = 3
    harness.press(at: more)
    harness.advance(by: 2)

    #expect(heard.values == [1, 2, 3])
    #expect(!harness.window.needsFrame)
  }

  @Test func `a held stepper without autorepeat steps once`() {
    stepper.autorepeat = false
    harness.press(at: more)
    harness.advance(by: 2)
    harness.release(at: more)

    #expect(heard.values == [1])
  }

  @Test func `a stepper wraps around when wraps is true`() {
    stepper.wraps = true
    harness.click(at: less)
    harness.click(at: more)

    #expect(heard.values == [100, 0])
  }

  @Test
  func `setting a stepper's value by code does not call onValueChanged and clamps it to the range`()
  {
    stepper.value = 7
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)

    #expect(heard.values.isEmpty)
  }

  @Test func `repeated steps of a tenth do not accumulate rounding errors`() {
    stepper.maximumValue = 1
    stepper.stepValue = 0.1
    for _ in 0..<10 { harness.click(at: more) }
    #expect(stepper.value == 1)
    for _ in 0..<10 { harness.click(at: less) }

    #expect(stepper.value == 0)
  }

  @Test func `keys step a stepper by one, by ten and to the ends`() {
    fixture.focus()
    for key in [Key.up, .right, .down, .left, .pageUp, .pageDown, .end, .home] {
      harness.pressKey(key)
    }
    #expect(heard.values == [1, 2, 1, 0, 10, 0, 100, 0])
    harness.pressKey(.down)
    #expect(fixture.passedOn.isEmpty)

    harness.pressKey(.space)
    harness.pressKey(.up, .alt)

    #expect(fixture.passedOn == [.space])
    #expect(stepper.value == 0)
  }

  @Test func `a stepper is mirrored in right-to-left`() {
    let fixture = InputFixture(Stepper(accessibilityLabel: "Count")) {
      $0.layoutDirection = .rightToLeft
    }

    fixture.harness.click(at: fixture.place(20))
    #expect(fixture.control.value == 1)
    fixture.harness.pressKey(.left)
    #expect(fixture.control.value == 2)
  }

  @Test func `a drag that another recognizer takes does not step a stepper`() {
    harness.drag(from: more, to: more + Point(0, 12), duration: 0.1)
    harness.advance(by: 1)

    #expect(fixture.stolen > 0)
    #expect(heard.values.isEmpty)
  }

  @Test func `disabling a held stepper stops its repetition, and it ignores clicks`() {
    harness.press(at: more)
    harness.advance(by: 0.55)
    stepper.isEnabled = false
    harness.advance(by: 1)
    harness.release(at: more)
    #expect(heard.values == [1])

    harness.click(at: more)

    #expect(heard.values == [1])
  }

  @Test func `a click on a stepper damages only the stepper`() {
    harness.move(to: more)
    harness.runUntilIdle()
    harness.press(at: more)
    harness.release(at: more)
    harness.step()

    #expect(fixture.changedOnlyControl, "\(String(describing: fixture.damage))")
  }

  @Test func `a stepper has a minimum size, the role stepper and its label`() {
    #expect(stepper.bounds.size == Size(80, 32))
    #expect(stepper.accessibilityRole == .stepper && stepper.accessibilityLabel == "Count")
  }
}

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
    fixture = InputFixture(Stepper(label: "Count"))
    fixture.control.onValueChanged = { [heard] in heard.values.append($0) }
  }

  @Test func `a click steps, up to the ends`() {
    stepper.maximumValue = 2
    for place in [more, more, more, less] { harness.click(at: place) }

    #expect(heard.values == [1, 2, 1])
  }

  @Test func `a release on the other half or outside does nothing`() {
    for pan in [fixture.sideways, fixture.upAndDown] { pan.isEnabled = false }
    harness.press(at: more)
    harness.move(to: less)
    harness.release(at: less)
    harness.press(at: more)
    harness.move(to: Point(500, 500))
    harness.release(at: Point(500, 500))

    #expect(heard.values.isEmpty)
  }

  @Test func `held down it goes on, and the release adds nothing`() {
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

  @Test func `held beyond the end it stops, and rests`() {
    stepper.maximumValue = 3
    harness.press(at: more)
    harness.advance(by: 2)

    #expect(heard.values == [1, 2, 3])
    #expect(!harness.window.needsFrame)
  }

  @Test func `without autorepeat a held half steps once`() {
    stepper.autorepeat = false
    harness.press(at: more)
    harness.advance(by: 2)
    harness.release(at: more)

    #expect(heard.values == [1])
  }

  @Test func `it wraps when told to`() {
    stepper.wraps = true
    harness.click(at: less)
    harness.click(at: more)

    #expect(heard.values == [100, 0])
  }

  @Test func `code sets values without telling, kept within the range`() {
    stepper.value = 7
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)

    #expect(heard.values.isEmpty)
  }

  @Test func `steps of a tenth do not drift`() {
    stepper.maximumValue = 1
    stepper.stepValue = 0.1
    for _ in 0..<10 { harness.click(at: more) }
    #expect(stepper.value == 1)
    for _ in 0..<10 { harness.click(at: less) }

    #expect(stepper.value == 0)
  }

  @Test func `keys step, ten at a time and to the ends; at an end they stay with it`() {
    fixture.focus()
    for key in [Key.up, .right, .down, .left, .pageUp, .pageDown, .end, .home] {
      harness.key(key)
    }
    #expect(heard.values == [1, 2, 1, 0, 10, 0, 100, 0])
    harness.key(.down)
    #expect(fixture.passedOn.isEmpty)

    harness.key(.space)
    harness.key(.up, .alt)

    #expect(fixture.passedOn == [.space])
    #expect(stepper.value == 0)
  }

  @Test func `right to left, more is at the left`() {
    let fixture = InputFixture(Stepper(label: "Count")) { $0.layoutDirection = .rightToLeft }

    fixture.harness.click(at: fixture.place(20))
    #expect(fixture.control.value == 1)
    fixture.harness.key(.left)
    #expect(fixture.control.value == 2)
  }

  @Test func `a container that takes the drag leaves the value alone`() {
    harness.drag(from: more, to: more + Point(0, 12), duration: 0.1)
    harness.advance(by: 1)

    #expect(fixture.stolen > 0)
    #expect(heard.values.isEmpty)
  }

  @Test func `disabled it answers nothing, and while held stops`() {
    harness.press(at: more)
    harness.advance(by: 0.55)
    stepper.isEnabled = false
    harness.advance(by: 1)
    harness.release(at: more)
    #expect(heard.values == [1])

    harness.click(at: more)

    #expect(heard.values == [1])
  }

  @Test func `a click repaints the stepper alone`() {
    harness.move(to: more)
    harness.settle()
    harness.press(at: more)
    harness.release(at: more)
    harness.step()

    #expect(fixture.changedOnlyControl, "\(String(describing: fixture.damage))")
  }

  @Test func `it is large enough and named`() {
    #expect(stepper.bounds.size == Size(80, 32))
    #expect(stepper.accessibilityRole == .stepper && stepper.accessibilityLabel == "Count")
  }
}

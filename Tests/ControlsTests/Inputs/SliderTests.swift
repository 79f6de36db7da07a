// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// A slider 220 points wide: the thumb's center goes from 10 to 210, two points a hundredth.
struct SliderTests {
  private let fixture: InputFixture<Slider>
  private let heard = Heard<Double>()
  private var slider: Slider { fixture.control }
  private var harness: TestWindow { fixture.harness }

  init() {
    fixture = InputFixture(Slider(accessibilityLabel: "Width"), width: 220)
    fixture.control.onValueChanged = { [heard] in heard.values.append($0) }
  }

  @Test func `a press on the track moves the thumb there immediately`() {
    harness.press(at: fixture.place(110))

    #expect(slider.value == 0.5)
    #expect(heard.values == [0.5])
    #expect(slider.isPressed)
    harness.release(at: fixture.place(110))
    #expect(heard.values == [0.5])
    #expect(!slider.isPressed)
  }

  @Test
  func `a press on the thumb changes nothing until it is dragged, and the value stops at the ends`()
  {
    slider.value = 0.5
    harness.press(at: fixture.place(115))
    #expect(slider.value == 0.5)

    harness.move(from: fixture.place(115), to: fixture.place(155), duration: 0.2)
    #expect(abs(slider.value - 0.7) < 1e-9)

    harness.move(from: fixture.place(155), to: fixture.place(500), duration: 0.2)
    #expect(slider.value == 1)
    harness.release(at: fixture.place(500))
  }

  @Test(arguments: [Point(60, 0), Point(0, 60)])
  func `a mouse drag that starts on a slider moves only the slider`(way: Point) {
    // The container claims each press immediately.
    fixture.sideways.beginsOnPress = { _ in true }
    let start = fixture.place(110)
    harness.drag(from: start, to: start + way, duration: 0.2)

    #expect(fixture.stolen == 0)
    #expect(slider.reservedDragAxes == .horizontal)
  }

  @Test
  func
    `a vertical touch drag on a slider's track scrolls, a horizontal drag or a tap sets the value`()
  {
    let track = fixture.place(150)
    fixture.touch(.down, at: track)
    fixture.touch(.moved, at: track + Point(0, 20))
    fixture.touch(.up, at: track + Point(0, 20))
    #expect(fixture.stolen > 0 && heard.values.isEmpty && !slider.isPressed)
    let stolen = fixture.stolen

    fixture.touch(.down, at: track)
    fixture.touch(.moved, at: track + Point(20, 2))
    fixture.touch(.up, at: track + Point(20, 2))
    #expect(fixture.stolen == stolen)
    #expect(slider.value == 0.8)

    fixture.touch(.down, at: fixture.place(60))
    fixture.touch(.up, at: fixture.place(60))
    #expect(slider.value == 0.25)
  }

  @Test
  func
    `a slider that is not continuous reports its value once, when the drag ends or is cancelled`()
  {
    slider.isContinuous = false
    harness.press(at: fixture.place(30))
    harness.move(from: fixture.place(30), to: fixture.place(110), duration: 0.2)
    #expect(heard.values.isEmpty)
    harness.release(at: fixture.place(110))
    #expect(heard.values == [0.5])

    harness.press(at: fixture.place(210))
    harness.step()
    harness.send(.window(.focusLost))
    #expect(heard.values == [0.5, 1])
  }

  @Test
  func `setting a slider's value by code does not call onValueChanged and clamps it to the range`()
  {
    slider.value = 0.25
    slider.setValue(3, animated: true)
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    slider.maximumValue = 10
    slider.minimumValue = 2
    #expect(slider.value == 2)
    slider.minimumValue = 20
    #expect(slider.range == 20...20 && slider.value == 20)
    slider.maximumValue = 5
    #expect(slider.range == 5...5 && slider.value == 5)
    slider.range = -1...1
    #expect(slider.minimumValue == -1 && slider.maximumValue == 1 && slider.value == 1)

    #expect(heard.values.isEmpty)
  }

  @Test func `keys change a slider by a hundredth, a tenth and to the ends`() {
    fixture.focus()
    slider.value = 0.5
    var values: [Double] = []
    for key in [Key.right, .up, .left, .down, .pageUp, .pageDown, .home, .end] {
      harness.pressKey(key)
      values.append((slider.value * 100).rounded())
    }

    #expect(values == [51, 52, 51, 50, 60, 50, 0, 100])
    #expect(heard.values.count == 8)
  }

  @Test func `a slider at its end handles its own keys and passes the others on`() {
    fixture.focus()
    for key in [Key.left, .down, .pageDown, .home] { harness.pressKey(key) }
    #expect(fixture.passedOn.isEmpty && heard.values.isEmpty)

    harness.pressKey(.space)
    harness.pressKey(.return)
    harness.pressKey(.right, .alt)

    #expect(fixture.passedOn == [.space, .return])
    #expect(slider.value == 0)
  }

  @Test func `a slider is mirrored in right-to-left`() {
    let fixture = InputFixture(Slider(accessibilityLabel: "Width"), width: 220) {
      $0.layoutDirection = .rightToLeft
    }
    fixture.focus()

    fixture.harness.press(at: fixture.place(60))
    fixture.harness.release(at: fixture.place(60))
    #expect(fixture.control.value == 0.75)
    fixture.harness.pressKey(.left)
    #expect((fixture.control.value * 100).rounded() == 76)
    fixture.harness.pressKey(.up)
    #expect((fixture.control.value * 100).rounded() == 77)
  }

  @Test func `a slider with a step value takes only multiples of it and the maximum`() {
    slider.maximumValue = 10
    slider.stepValue = 4
    harness.press(at: fixture.place(100))
    #expect(slider.value == 4)
    harness.move(from: fixture.place(100), to: fixture.place(210), duration: 0.2)
    harness.release(at: fixture.place(210))
    #expect(slider.value == 10)

    harness.pressKey(.left)
    #expect(slider.value == 8)
    #expect(heard.values == [4, 8, 10, 8])
  }

  @Test
  func
    `the wheel changes a slider only when it is first responder and the mouse has moved over it`()
  {
    let wheel = { harness.scrollWheel(by: -1, at: fixture.place(110)) }
    slider.value = 0.5
    harness.move(to: fixture.place(100))
    harness.move(to: fixture.place(110))
    wheel()
    #expect(slider.value == 0.5)

    fixture.focus()
    wheel()
    #expect((slider.value * 100).rounded() == 51)

    // The page scrolled it away, and back under the resting mouse.
    slider.frame.origin.y += 200
    harness.step()
    slider.frame.origin.y -= 205
    harness.step()
    slider.frame.origin.y += 5
    harness.step()
    wheel()
    #expect((slider.value * 100).rounded() == 51)
  }

  @Test func `an animated value moves the thumb gradually, and immediately with reduced motion`() {
    slider.setValue(1, animated: true)
    harness.advance(by: 0.08)
    #expect(slider.thumb.value > 0 && slider.thumb.value < 1)
    #expect(slider.value == 1)
    harness.press(at: fixture.place(110))
    #expect(slider.thumb.value == 0.5)
    harness.advance(by: 0.2)
    #expect(slider.thumb.value == 0.5)

    let calm = InputFixture(Slider(accessibilityLabel: "Width")) { $0.reducesMotion = true }
    calm.control.setValue(1, animated: true)
    #expect(calm.control.thumb.value == 1)
  }

  @Test func `dragging a slider damages only the slider`() {
    harness.press(at: fixture.place(30))
    harness.runUntilIdle()
    harness.move(from: fixture.place(30), to: fixture.place(60), duration: 0.1)

    #expect(fixture.changedOnlyControl, "\(String(describing: fixture.damage))")
  }

  @Test func `a slider's focus ring follows its thumb`() {
    fixture.focus()
    harness.pressKey(.end)

    #expect(slider.focusRing.rect == Rect(200, 6, 20, 20))
  }

  @Test func `disabling a slider ends its drag, and it ignores clicks`() {
    harness.press(at: fixture.place(110))
    slider.isEnabled = false
    harness.move(from: fixture.place(110), to: fixture.place(150), duration: 0.1)
    harness.release(at: fixture.place(150))
    #expect(slider.value == 0.5 && !slider.isPressed)

    harness.click(at: fixture.place(30))

    #expect(slider.value == 0.5)
  }

  @Test func `a slider has a minimum size, the role slider and its label`() {
    #expect(slider.sizeThatFits(Size(1000, 1000)) == Size(160, 32))
    #expect(slider.sizeThatFits(Size(90, 1000)).width == 90)
    #expect(slider.accessibilityRole == .slider && slider.accessibilityLabel == "Width")
  }
}

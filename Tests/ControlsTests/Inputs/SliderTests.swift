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
  private let recorder = ValueRecorder<Double>()
  private var slider: Slider { fixture.control }
  private var harness: TestWindow { fixture.harness }

  init() {
    fixture = InputFixture(Slider(accessibilityLabel: "Width"), width: 220)
    fixture.control.onValueChanged = { [recorder] in recorder.values.append($0) }
  }

  @Test func `a press on a slider's track moves the thumb there immediately`() {
    harness.press(at: fixture.location(110))

    #expect(slider.value == 0.5)
    #expect(recorder.values == [0.5])
    #expect(slider.isPressed)
    harness.release(at: fixture.location(110))
    #expect(recorder.values == [0.5])
    #expect(!slider.isPressed)
  }

  @Test
  func `pressing a slider's thumb changes nothing, and dragging the thumb changes the value`() {
    slider.value = 0.5
    harness.press(at: fixture.location(115))
    #expect(slider.value == 0.5)

    harness.move(from: fixture.location(115), to: fixture.location(155), duration: 0.2)
    #expect(abs(slider.value - 0.7) < 1e-9)

    harness.move(from: fixture.location(155), to: fixture.location(500), duration: 0.2)
    #expect(slider.value == 1)
    harness.release(at: fixture.location(500))
  }

  @Test(arguments: [Point(60, 0), Point(0, 60)])
  func `a mouse drag that starts on a slider is not claimed by an enclosing container`(way: Point) {
    // The container claims each press immediately.
    fixture.horizontalPan.beginsOnPress = { _ in true }
    let start = fixture.location(110)
    harness.drag(from: start, to: start + way, duration: 0.2)

    #expect(fixture.claimedDragCount == 0)
    #expect(slider.reservedDragAxes == .horizontal)
  }

  @Test
  func
    `a tap or horizontal touch drag on a slider's track sets the value, a vertical drag does not`()
  {
    let track = fixture.location(150)
    fixture.touch(.down, at: track)
    fixture.touch(.moved, at: track + Point(0, 20))
    fixture.touch(.up, at: track + Point(0, 20))
    #expect(fixture.claimedDragCount > 0 && recorder.values.isEmpty && !slider.isPressed)
    let stolen = fixture.claimedDragCount

    fixture.touch(.down, at: track)
    fixture.touch(.moved, at: track + Point(20, 2))
    fixture.touch(.up, at: track + Point(20, 2))
    #expect(fixture.claimedDragCount == stolen)
    #expect(slider.value == 0.8)

    fixture.touch(.down, at: fixture.location(60))
    fixture.touch(.up, at: fixture.location(60))
    #expect(slider.value == 0.25)
  }

  @Test
  func
    `a slider that is not continuous reports its value once, when the drag ends or is canceled`()
  {
    slider.isContinuous = false
    harness.press(at: fixture.location(30))
    harness.move(from: fixture.location(30), to: fixture.location(110), duration: 0.2)
    #expect(recorder.values.isEmpty)
    harness.release(at: fixture.location(110))
    #expect(recorder.values == [0.5])

    harness.press(at: fixture.location(210))
    harness.step()
    harness.send(.window(.focusLost))
    #expect(recorder.values == [0.5, 1])
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

    #expect(recorder.values.isEmpty)
  }

  @Test func `keys change a slider's value by a hundredth or a tenth of its range, or to an end`() {
    fixture.focus()
    slider.value = 0.5
    var values: [Double] = []
    for key in [Key.right, .up, .left, .down, .pageUp, .pageDown, .home, .end] {
      harness.pressKey(key)
      values.append((slider.value * 100).rounded())
    }

    #expect(values == [51, 52, 51, 50, 60, 50, 0, 100])
    #expect(recorder.values.count == 8)
  }

  @Test
  func `a slider at its minimum handles the keys that decrease its value, but not Space or Return`()
  {
    fixture.focus()
    for key in [Key.left, .down, .pageDown, .home] { harness.pressKey(key) }
    #expect(fixture.unhandledKeys.isEmpty && recorder.values.isEmpty)

    harness.pressKey(.space)
    harness.pressKey(.return)
    harness.pressKey(.right, .alt)

    #expect(fixture.unhandledKeys == [.space, .return])
    #expect(slider.value == 0)
  }

  @Test func `a slider is mirrored in right-to-left layout`() {
    let fixture = InputFixture(Slider(accessibilityLabel: "Width"), width: 220) {
      $0.layoutDirection = .rightToLeft
    }
    fixture.focus()

    fixture.harness.press(at: fixture.location(60))
    fixture.harness.release(at: fixture.location(60))
    #expect(fixture.control.value == 0.75)
    fixture.harness.pressKey(.left)
    #expect((fixture.control.value * 100).rounded() == 76)
    fixture.harness.pressKey(.up)
    #expect((fixture.control.value * 100).rounded() == 77)
  }

  @Test func `the user can set a slider with a step value only to its steps and its maximum`() {
    slider.maximumValue = 10
    slider.stepValue = 4
    harness.press(at: fixture.location(100))
    #expect(slider.value == 4)
    harness.move(from: fixture.location(100), to: fixture.location(210), duration: 0.2)
    harness.release(at: fixture.location(210))
    #expect(slider.value == 10)

    harness.pressKey(.left)
    #expect(slider.value == 8)
    #expect(recorder.values == [4, 8, 10, 8])
  }

  @Test
  func
    `the wheel changes a slider only if the slider is first responder and the mouse moved over it`()
  {
    let wheel = { harness.scrollWheel(by: -1, at: fixture.location(110)) }
    slider.value = 0.5
    harness.move(to: fixture.location(100))
    harness.move(to: fixture.location(110))
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

  @Test
  func
    `an animated change of a slider's value moves the thumb gradually, except with reduced motion`()
  {
    slider.setValue(1, animated: true)
    harness.advance(by: 0.08)
    #expect(slider.thumb.value > 0 && slider.thumb.value < 1)
    #expect(slider.value == 1)
    harness.press(at: fixture.location(110))
    #expect(slider.thumb.value == 0.5)
    harness.advance(by: 0.2)
    #expect(slider.thumb.value == 0.5)

    let calm = InputFixture(Slider(accessibilityLabel: "Width")) { $0.reducesMotion = true }
    calm.control.setValue(1, animated: true)
    #expect(calm.control.thumb.value == 1)
  }

  @Test func `dragging a slider redraws only the slider`() {
    harness.press(at: fixture.location(30))
    harness.runUntilIdle()
    harness.move(from: fixture.location(30), to: fixture.location(60), duration: 0.1)

    #expect(fixture.changedOnlyControl, "\(String(describing: fixture.damage))")
  }

  @Test func `a slider's focus ring follows its thumb`() {
    fixture.focus()
    harness.pressKey(.end)

    #expect(slider.focusRing.rect == Rect(200, 6, 20, 20))
  }

  @Test func `disabling a slider ends its drag, and a disabled slider ignores clicks`() {
    harness.press(at: fixture.location(110))
    slider.isEnabled = false
    harness.move(from: fixture.location(110), to: fixture.location(150), duration: 0.1)
    harness.release(at: fixture.location(150))
    #expect(slider.value == 0.5 && !slider.isPressed)

    harness.click(at: fixture.location(30))

    #expect(slider.value == 0.5)
  }

  @Test
  func `a slider has a minimum size, the accessibility role slider and its accessibility label`() {
    #expect(slider.sizeThatFits(Size(1000, 1000)) == Size(160, 32))
    #expect(slider.sizeThatFits(Size(90, 1000)).width == 90)
    #expect(slider.accessibilityRole == .slider && slider.accessibilityLabel == "Width")
  }
}

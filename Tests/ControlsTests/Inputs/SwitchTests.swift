// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct SwitchTests {
  private let fixture: InputFixture<Switch>
  private let recorder = ValueRecorder<Bool>()
  private var control: Switch { fixture.control }
  private var harness: TestWindow { fixture.harness }

  init() {
    fixture = InputFixture(Switch(accessibilityLabel: "Wi-Fi"))
    fixture.control.onValueChanged = { [recorder] in recorder.values.append($0) }
  }

  @Test func `a click toggles a switch and calls onValueChanged`() {
    harness.click(at: fixture.location(22))
    harness.click(at: fixture.location(5))

    #expect(recorder.values == [true, false])
    #expect(!control.isOn)
  }

  @Test func `setting a switch by code does not call onValueChanged`() {
    control.isOn = true
    control.setOn(false, animated: true)
    control.isOn = false

    #expect(recorder.values.isEmpty)
  }

  @Test(arguments: [Key.space, .return])
  func `Space and Return toggle a switch, and other keys are passed on`(key: Key) {
    fixture.focus()
    harness.pressKey(key)
    harness.pressKey(.left)

    #expect(recorder.values == [true])
    #expect(fixture.unhandledKeys == [.left])
  }

  @Test func `dragging a switch's thumb to the other side toggles the switch at the release`() {
    harness.press(at: fixture.location(12))
    harness.move(from: fixture.location(12), to: fixture.location(60), duration: 0.2)
    #expect(control.thumb.value == 1)
    #expect(recorder.values.isEmpty)
    harness.release(at: fixture.location(60))
    #expect(recorder.values == [true])

    harness.press(at: fixture.location(30))
    harness.move(from: fixture.location(30), to: fixture.location(12), duration: 0.2)
    harness.move(from: fixture.location(12), to: fixture.location(30), duration: 0.2)
    harness.move(from: fixture.location(30), to: fixture.location(23), duration: 0.2)
    harness.release(at: fixture.location(23))
    #expect(recorder.values == [true])
    #expect(fixture.claimedDragCount == 0)
  }

  @Test func `a click with a small movement of the mouse toggles a switch`() {
    harness.drag(from: fixture.location(20), to: fixture.location(15), duration: 0.1)

    #expect(recorder.values == [true])
  }

  @Test func `a canceled drag leaves a switch unchanged`() {
    harness.press(at: fixture.location(12))
    harness.move(from: fixture.location(12), to: fixture.location(40), duration: 0.1)
    harness.send(.window(.focusLost))
    harness.runUntilIdle()

    #expect(!control.isOn && control.thumb.value == 0)
    #expect(!control.isPressed)
    #expect(recorder.values.isEmpty)
  }

  @Test func `a switch's thumb animates for 0.16 seconds and can be reversed midway`() {
    control.setOn(true, animated: true)
    harness.advance(by: 0.08)
    let middle = control.thumb.value
    #expect(middle > 0 && middle < 1)

    control.setOn(false, animated: true)
    #expect(control.thumb.value == middle)
    harness.advance(by: 0.15)
    #expect(control.thumb.value > 0)
    harness.advance(by: 0.02)
    #expect(control.thumb.value == 0)
  }

  @Test func `a switch's thumb moves immediately with reduced motion`() {
    let fixture = InputFixture(Switch(accessibilityLabel: "Wi-Fi")) { $0.reducesMotion = true }

    fixture.control.setOn(true, animated: true)

    #expect(fixture.control.thumb.value == 1)
  }

  @Test func `a switch is mirrored in right-to-left layout`() {
    let fixture = InputFixture(Switch(accessibilityLabel: "Wi-Fi")) {
      $0.layoutDirection = .rightToLeft
    }

    fixture.harness.drag(from: fixture.location(32), to: fixture.location(8), duration: 0.2)

    #expect(fixture.control.isOn)
  }

  @Test func `disabling a switch ends its drag, and a disabled switch ignores clicks`() {
    harness.press(at: fixture.location(12))
    harness.move(from: fixture.location(12), to: fixture.location(40), duration: 0.1)
    control.isEnabled = false
    harness.release(at: fixture.location(40))
    harness.runUntilIdle()
    #expect(control.thumb.value == 0)

    harness.click(at: fixture.location(22))

    #expect(recorder.values.isEmpty && !control.isPressed)
  }

  @Test func `dragging a switch redraws only the switch`() {
    harness.move(to: fixture.location(12))
    harness.runUntilIdle()
    harness.press(at: fixture.location(12))
    harness.advance(by: 0.03)
    #expect(fixture.changedOnlyControl, "\(String(describing: fixture.damage))")
    harness.move(from: fixture.location(12), to: fixture.location(30), duration: 0.1)

    #expect(fixture.changedOnlyControl, "\(String(describing: fixture.damage))")
  }

  @Test func `switches, steppers and sliders grow with the text scale`() {
    func lengths(textScale: Double) -> [Double] {
      var traits = Traits()
      traits.textScale = textScale
      let harness = TestWindow(traits: traits)
      let root = ViewController()
      harness.show(root)
      let toggle = Switch(accessibilityLabel: "Sound")
      let stepper = Stepper(accessibilityLabel: "Count")
      let slider = Slider(accessibilityLabel: "Volume")
      for control in [toggle, stepper, slider] as [Control] { root.view.addSubview(control) }
      return [
        toggle.intrinsicContentSize.width, stepper.intrinsicContentSize.width,
        slider.focusRing.rect.width,
      ]
    }

    #expect(lengths(textScale: 2) == lengths(textScale: 1).map { 2 * $0 })
  }

  @Test
  func `a switch has a minimum height and an accessibility label, and reserves horizontal drags`() {
    #expect(control.bounds.height >= 32)
    #expect(control.accessibilityLabel == "Wi-Fi")
    #expect(control.accessibilityRole == .switch)
    #expect(control.reservedDragAxes == .horizontal)
  }
}

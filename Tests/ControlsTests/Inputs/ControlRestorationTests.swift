// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import SDLHost
import TestSupport
import Testing
import Views

@testable import Controls
@testable import Presenting

/// A screen with each control that has a value.
private final class ValueScreen: ViewController {
  let switcher = Switch(accessibilityLabel: "Switch")
  let slider = Slider(accessibilityLabel: "Slider")
  let stepper = Stepper(accessibilityLabel: "Stepper")
  let segments: SegmentedControl
  let choice: PopUpButton
  let field = TextField(accessibilityLabel: "Field")
  /// What the controls called.
  var calls: [String] = []

  init(choices: [String] = ["One", "Two", "Three"]) {
    segments = SegmentedControl(
      segments: choices.map { .title($0) }, accessibilityLabel: "Segments")
    choice = PopUpButton(
      choices: choices.map { PopUpButton.Choice($0) }, accessibilityLabel: "Choice")
    super.init()
  }

  var controls: [Control] { [switcher, slider, stepper, segments, choice, field] }

  var values: [String] {
    [
      "\(switcher.isOn)", "\(slider.value)", "\(stepper.value)",
      "\(segments.selectedSegmentIndex ?? -1)", "\(choice.selectedIndex ?? -1)", field.text,
      field.errorMessage ?? "",
    ]
  }

  override func viewDidLoad() {
    for (index, part) in controls.enumerated() {
      view.addSubview(part)
      part.frame = Rect(10, 10 + Double(index) * 60, 240, 36)
    }
    segments.selectedSegmentIndex = 0
    field.validate = { $0.isEmpty ? nil : "Leave it empty" }
    switcher.onValueChanged = { [weak self] in self?.calls.append("switch \($0)") }
    slider.onValueChanged = { [weak self] in self?.calls.append("slider \($0)") }
    stepper.onValueChanged = { [weak self] in self?.calls.append("stepper \($0)") }
    segments.onValueChanged = { [weak self] in self?.calls.append("segments \($0)") }
    choice.onValueChanged = { [weak self] in self?.calls.append("choice \($0)") }
  }
}

/// What a start restores of controls with a value.
struct ControlRestorationTests {
  private func restart(
    _ window: TestWindow, _ screen: ValueScreen = ValueScreen()
  ) -> ValueScreen {
    let again = TestWindow()
    again.show(screen, restoring: RestorableState(json: window.restorableState.json))
    return screen
  }

  private func makeChangedScreen() -> (ValueScreen, TestWindow) {
    let screen = ValueScreen()
    let window = TestWindow(root: screen)
    window.click("Switch")
    for (control, keys) in [
      (screen.slider, [Key.right, .right]), (screen.stepper, [.up, .up, .up]),
      (screen.segments, [.end]), (screen.choice, [.down, .end, .return]),
    ] as [(Control, [Key])] {
      window.window.focus.focus(control)
      for key in keys {
        window.pressKey(key)
        window.runUntilIdle()
      }
    }
    window.click("Field")
    window.typeText("12")
    window.pressKey(.tab)
    window.runUntilIdle()
    return (screen, window)
  }

  @Test
  func `state restoration restores control values chosen by the user and calls onValueChanged`() {
    let (screen, window) = makeChangedScreen()
    #expect(
      screen.values == ["true", "0.02", "3.0", "2", "2", "12", "Leave it empty"])

    let restored = restart(window)

    #expect(restored.values == screen.values)
    #expect(
      restored.calls == ["switch true", "slider 0.02", "stepper 3.0", "segments 2", "choice 2"])
    #expect(restored.switcher.thumb.value == 1 && restored.segments.marker.value == 2)
  }

  @Test
  func `control values that state restoration has restored are saved again for the next launch`() {
    let (screen, window) = makeChangedScreen()
    let second = TestWindow()
    second.show(ValueScreen(), restoring: window.restorableState)

    #expect(restart(second).values == screen.values)
  }

  @Test
  func `state restoration does not save a value that code has set after the user's last change`() {
    let (screen, window) = makeChangedScreen()
    let fresh = ValueScreen()
    screen.switcher.isOn = true
    screen.slider.value = 0.02
    screen.stepper.value = 3
    screen.segments.selectedSegmentIndex = 2
    screen.choice.selectedIndex = 2
    screen.field.text = "34"
    screen.field.errorMessage = nil
    window.step()

    let restored = restart(window)

    #expect(restored.calls.isEmpty)
    #expect(restored.values == ["false", "0.0", "0.0", "0", "0", "", ""])
    #expect(fresh.calls.isEmpty)
  }

  @Test func `state restoration ignores a saved selection when the control's choices have changed`()
  {
    let (_, window) = makeChangedScreen()

    let restored = restart(window, ValueScreen(choices: ["One", "Two", "Three", "Four"]))

    #expect(restored.segments.selectedSegmentIndex == 0 && restored.choice.selectedIndex == 0)
    #expect(restored.switcher.isOn)
  }

  @Test func `a view with restoresState false also excludes its subviews from state restoration`() {
    let (screen, window) = makeChangedScreen()
    screen.view.restoresState = false
    window.step()

    #expect(restart(window).values == ["false", "0.0", "0.0", "0", "0", "", ""])
  }
}

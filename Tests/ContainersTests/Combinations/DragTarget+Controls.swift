// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing

@testable import ContainerCore
@testable import Controls
@testable import Presenting

nonisolated extension DragTarget {
  static let controls: [DragTarget] = [
    DragTarget("button") { DragTargetScene(Button(title: "Send", accessibilityLabel: "Send")) },
    DragTarget("switch") { DragTargetScene(Switch(accessibilityLabel: "Wind")) },
    DragTarget("slider") {
      let slider = Slider(accessibilityLabel: "Height")
      slider.maximumValue = 10
      let scene = DragTargetScene(slider)
      scene.add("no range") { slider.maximumValue = 0 }
      scene.add("set") { slider.value = 10 }
      return scene
    },
    DragTarget("stepper") {
      let stepper = Stepper(accessibilityLabel: "Count")
      stepper.maximumValue = 100
      let scene = DragTargetScene(stepper)
      scene.dragDistances = (.zero, .zero)
      scene.pressDuration = 0.8
      scene.add("no range") { stepper.maximumValue = 0 }
      scene.add("no repeating") { stepper.autorepeat = false }
      return scene
    },
    DragTarget("segmented control") {
      let control = SegmentedControl(
        segments: ["a", "b", "c"].map { .title($0) }, accessibilityLabel: "Letter")
      let scene = DragTargetScene(control)
      scene.pressLocation = Point(300, 100)
      scene.dragDistances = (.zero, Point(5, 0))
      scene.add("fewer") { control.segments = [.title("z")] }
      scene.add("none") { control.segments = [] }
      scene.add("more") { control.segments = (0..<9).map { .title("\($0)") } }
      let pressed = scene.violation
      scene.violation = {
        let count = control.segments.count
        if let index = control.hoveredSegment, index >= count { return "segment \(index) is lit" }
        return control.pressedSegment == nil ? pressed() : "a segment is held"
      }
      return scene
    },
    DragTarget("page control") {
      let control = PageControl(accessibilityLabel: "Page")
      control.numberOfPages = 10
      control.currentPage = 9
      let scene = DragTargetScene(control)
      scene.pressLocation = Point(200, 100)
      scene.add("fewer") { control.numberOfPages = 2 }
      scene.add("none") { control.numberOfPages = 0 }
      return scene
    },
    DragTarget("pop-up button") {
      let button = PopUpButton(choices: ["a", "b", "c"], accessibilityLabel: "Letter")
      let scene = DragTargetScene(button)
      scene.add("fewer") { button.choices = ["z"] }
      scene.add("none") { button.choices = [] }
      scene.violation = {
        button.isOpen != (scene.root.topMostViewController is PopUpMenuController)
          ? "it is open without a menu" : nil
      }
      return scene
    },
    DragTarget("text field") {
      let field = TextField("some words", accessibilityLabel: "Name")
      let scene = DragTargetScene(field)
      scene.add("emptied") { field.text = "" }
      return scene
    },
    DragTarget("text view") {
      let view = TextView("some words\nand more of them\nand more")
      view.isEditable = true
      let scene = DragTargetScene(view, Rect(50, 80, 300, 200))
      scene.dragDistances = (Point(40, 30), Point(0, 500))
      scene.add("emptied") { view.text = "" }
      scene.add("not editable") { view.isEditable = false }
      return scene
    },
    DragTarget("tab bar") {
      let bar = TabBar(frame: .zero)
      bar.items = ["a", "b", "c"].map { TabBarItem(title: $0) }
      bar.selectedIndex = 0
      let scene = DragTargetScene(bar, Rect(0, 80, 900, 60))
      scene.pressLocation = Point(800, 100)
      scene.expectedFirstResponder = bar.buttons[0]
      scene.add("fewer") { bar.items = [TabBarItem(title: "z")] }
      scene.add("none") { bar.items = [] }
      return scene
    },
    DragTarget("navigation bar") {
      let bar = NavigationBar(frame: .zero)
      let button = Button(title: "Edit", accessibilityLabel: "Edit")
      bar.leadingButtons = [button]
      let scene = DragTargetScene(bar, Rect(0, 80, 900, 60))
      scene.pressLocation = button.convert(Point(button.bounds.midX, button.bounds.midY), to: nil)
      scene.expectedFirstResponder = button
      scene.add("no buttons") { bar.leadingButtons = [] }
      scene.add("other buttons") {
        bar.leadingButtons = [Button(title: "Done", accessibilityLabel: "Done")]
      }
      scene.add("another item") { bar.setItem(NavigationItem(title: "Other")) }
      scene.violation = { button.isPressed ? "the button is pressed" : nil }
      return scene
    },
  ]
}

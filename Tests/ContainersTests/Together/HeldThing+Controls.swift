// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing

@testable import ContainerCore
@testable import Controls
@testable import Presenting

nonisolated extension HeldThing {
  static let controls: [HeldThing] = [
    HeldThing("button") { HeldScene(Button(title: "Send", accessibilityLabel: "Send")) },
    HeldThing("switch") { HeldScene(Switch(accessibilityLabel: "Wind")) },
    HeldThing("slider") {
      let slider = Slider(accessibilityLabel: "Height")
      slider.maximumValue = 10
      let scene = HeldScene(slider)
      scene.add("no range") { slider.maximumValue = 0 }
      scene.add("set") { slider.value = 10 }
      return scene
    },
    HeldThing("stepper") {
      let stepper = Stepper(accessibilityLabel: "Count")
      stepper.maximumValue = 100
      let scene = HeldScene(stepper)
      scene.way = (.zero, .zero)
      scene.patience = 0.8
      scene.add("no range") { stepper.maximumValue = 0 }
      scene.add("no repeating") { stepper.autorepeat = false }
      return scene
    },
    HeldThing("segmented control") {
      let control = SegmentedControl(
        segments: ["a", "b", "c"].map { .title($0) }, accessibilityLabel: "Letter")
      let scene = HeldScene(control)
      scene.point = Point(300, 100)
      scene.way = (.zero, Point(5, 0))
      scene.add("fewer") { control.segments = [.title("z")] }
      scene.add("none") { control.segments = [] }
      scene.add("more") { control.segments = (0..<9).map { .title("\($0)") } }
      let pressed = scene.mistake
      scene.mistake = {
        let count = control.segments.count
        if let index = control.hoveredSegment, index >= count { return "segment \(index) is lit" }
        return control.pressedSegment == nil ? pressed() : "a segment is held"
      }
      return scene
    },
    HeldThing("page control") {
      let control = PageControl(accessibilityLabel: "Page")
      control.numberOfPages = 10
      control.currentPage = 9
      let scene = HeldScene(control)
      scene.point = Point(200, 100)
      scene.add("fewer") { control.numberOfPages = 2 }
      scene.add("none") { control.numberOfPages = 0 }
      return scene
    },
    HeldThing("pop-up button") {
      let button = PopUpButton(choices: ["a", "b", "c"], accessibilityLabel: "Letter")
      let scene = HeldScene(button)
      scene.add("fewer") { button.choices = ["z"] }
      scene.add("none") { button.choices = [] }
      scene.mistake = {
        button.isOpen != (scene.root.topMostViewController is PopUpMenuController)
          ? "it is open without a menu" : nil
      }
      return scene
    },
    HeldThing("text field") {
      let field = TextField("some words", accessibilityLabel: "Name")
      let scene = HeldScene(field)
      scene.add("emptied") { field.text = "" }
      return scene
    },
    HeldThing("text view") {
      let view = TextView("some words\nand more of them\nand more")
      view.isEditable = true
      let scene = HeldScene(view, Rect(50, 80, 300, 200))
      scene.way = (Point(40, 30), Point(0, 500))
      scene.add("emptied") { view.text = "" }
      scene.add("not editable") { view.isEditable = false }
      return scene
    },
    HeldThing("tab bar") {
      let bar = TabBar(frame: .zero)
      bar.items = ["a", "b", "c"].map { TabBarItem(title: $0) }
      bar.selectedIndex = 0
      let scene = HeldScene(bar, Rect(0, 80, 900, 60))
      scene.point = Point(800, 100)
      scene.focused = bar.buttons[0]
      scene.add("fewer") { bar.items = [TabBarItem(title: "z")] }
      scene.add("none") { bar.items = [] }
      return scene
    },
    HeldThing("navigation bar") {
      let bar = NavigationBar(frame: .zero)
      let button = Button(title: "Edit", accessibilityLabel: "Edit")
      bar.leadingButtons = [button]
      let scene = HeldScene(bar, Rect(0, 80, 900, 60))
      scene.point = button.convert(Point(button.bounds.midX, button.bounds.midY), to: nil)
      scene.focused = button
      scene.add("no buttons") { bar.leadingButtons = [] }
      scene.add("other buttons") {
        bar.leadingButtons = [Button(title: "Done", accessibilityLabel: "Done")]
      }
      scene.add("another item") { bar.setItem(NavigationItem(title: "Other")) }
      scene.mistake = { button.isPressed ? "the button is pressed" : nil }
      return scene
    },
  ]
}

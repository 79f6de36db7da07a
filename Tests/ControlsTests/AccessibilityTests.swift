// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

/// Every control says what it is and what it is called.
struct AccessibilityTests {
  private let views: [(view: View, role: AccessibilityRole, label: String?)] = [
    (Label("Words"), .staticText, "Words"),
    (Button(title: "A", label: "Act"), .button, "Act"),
    (Switch(label: "On"), .switch, "On"),
    (Slider(label: "Width"), .slider, "Width"),
    (SegmentedControl(segments: [.title("A")], label: "Part"), .segmentedControl, "Part"),
    (Stepper(label: "Count"), .stepper, "Count"),
    (PageControl(label: "Pages"), .pageControl, "Pages"),
    (PopUpButton(choices: ["A"], label: "Size"), .popUpButton, "Size"),
    (TextField(label: "Name"), .textField, "Name"),
    (TextView(), .textView, nil),
    (ScrollView(), .scrollArea, nil),
    (TableView(), .list, nil),
    (TableViewCell(), .row, nil),
    (ProgressView(label: "Copying"), .progressIndicator, "Copying"),
    (ActivityIndicator(label: "Loading"), .progressIndicator, "Loading"),
    (ImageView(.icon("star"), label: "Star"), .image, "Star"),
  ]

  @Test func `each has its role and its label`() {
    for (view, role, label) in views {
      #expect(view.accessibilityRole == role, "\(view)")
      #expect(view.accessibilityLabel == label, "\(view)")
    }
  }

  @Test func `words are called what they say, unless they were given another name`() {
    let label = Label("One")
    label.text = "Two"
    #expect(label.accessibilityLabel == "Two")
    label.accessibilityLabel = "Number"
    label.text = "Three"
    #expect(label.accessibilityLabel == "Number")
  }

  @Test func `a row is called by its title, unless it was given another name`() {
    let cell = TableViewCell()
    cell.title = "One"
    #expect(cell.accessibilityLabel == "One")
    cell.title = "Two"
    #expect(cell.accessibilityLabel == "Two")
    cell.accessibilityLabel = "Number"
    cell.title = "Three"
    #expect(cell.accessibilityLabel == "Number")
  }

  @Test func `the title of a section is a heading`() {
    let header = TableHeaderView()
    header.show(TableHeaderView.Content(title: "Fruit"))
    #expect(header.accessibilityRole == .heading && header.accessibilityLabel == "Fruit")
    header.show(TableHeaderView.Content())
    #expect(header.accessibilityRole == .none && header.accessibilityLabel == nil)
  }
}

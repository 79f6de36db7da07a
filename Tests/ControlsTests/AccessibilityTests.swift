// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

/// The accessibility role and label of every control.
struct AccessibilityTests {
  private let views: [(view: View, role: AccessibilityRole, label: String?)] = [
    (Label("Words"), .staticText, "Words"),
    (Button(title: "A", accessibilityLabel: "Act"), .button, "Act"),
    (Switch(accessibilityLabel: "On"), .switch, "On"),
    (Slider(accessibilityLabel: "Width"), .slider, "Width"),
    (
      SegmentedControl(segments: [.title("A")], accessibilityLabel: "Part"), .segmentedControl,
      "Part"
    ),
    (Stepper(accessibilityLabel: "Count"), .stepper, "Count"),
    (PageControl(accessibilityLabel: "Pages"), .pageControl, "Pages"),
    (PopUpButton(choices: ["A"], accessibilityLabel: "Size"), .popUpButton, "Size"),
    (TextField(accessibilityLabel: "Name"), .textField, "Name"),
    (TextView(), .textView, nil),
    (ScrollView(), .scrollArea, nil),
    (TableView(), .list, nil),
    (TableViewCell(), .row, nil),
    (ProgressView(accessibilityLabel: "Copying"), .progressIndicator, "Copying"),
    (ActivityIndicator(accessibilityLabel: "Loading"), .progressIndicator, "Loading"),
    (ImageView(.icon("star"), accessibilityLabel: "Star"), .image, "Star"),
  ]

  @Test func `each control has its accessibility role and label`() {
    for (view, role, label) in views {
      #expect(view.accessibilityRole == role, "\(view)")
      #expect(view.accessibilityLabel == label, "\(view)")
    }
  }

  @Test func `a label's accessibilityLabel is its text by default`() {
    let label = Label("One")
    label.text = "Two"
    #expect(label.accessibilityLabel == "Two")
    label.accessibilityLabel = "Number"
    label.text = "Three"
    #expect(label.accessibilityLabel == "Number")
  }

  @Test func `a table cell's accessibilityLabel is its title by default`() {
    let cell = TableViewCell()
    cell.title = "One"
    #expect(cell.accessibilityLabel == "One")
    cell.title = "Two"
    #expect(cell.accessibilityLabel == "Two")
    cell.accessibilityLabel = "Number"
    cell.title = "Three"
    #expect(cell.accessibilityLabel == "Number")
  }

  @Test func `a table section's title has the accessibility role heading`() {
    let header = TableHeaderView()
    header.show(TableHeaderView.Content(title: "Fruit"))
    #expect(header.accessibilityRole == .heading && header.accessibilityLabel == "Fruit")
    header.show(TableHeaderView.Content())
    #expect(header.accessibilityRole == .none && header.accessibilityLabel == nil)
  }
}

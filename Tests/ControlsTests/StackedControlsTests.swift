// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

/// Controls in stack views: their own sizes, their lines, and what happens when these change.
struct StackedControlsTests {
  private let harness = TestWindow()
  private let form = StackView()
  private let row = StackView()
  private let name = Label("Name")
  private let field = TextField(accessibilityLabel: "Name")
  private let button = Button(title: "Save", accessibilityLabel: "Save")

  init() {
    let root = ViewController()
    harness.window.rootViewController = root
    for view in [name, field, button] { row.addArrangedSubview(view) }
    form.axis = .vertical
    form.alignment = .leading
    form.addArrangedSubview(row)
    form.frame = Rect(0, 0, 600, 400)
    root.view.addSubview(form)
    harness.runUntilIdle()
  }

  @Test func `a text field in a stack view fills the width that the other subviews leave free`() {
    #expect(name.frame.width == name.sizeThatFits(Size(.infinity, .infinity)).width)
    #expect(button.frame.width == button.sizeThatFits(Size(.infinity, .infinity)).width)
    form.alignment = .fill
    harness.runUntilIdle()

    #expect(name.frame.width + field.frame.width + button.frame.width == 600)
    #expect(field.frame.width > 400)
  }

  @Test
  func
    `a new text or image of an arranged subview moves its neighbors, also in nested stack views`()
  {
    let before = row.frame.width
    name.text = "A much longer name"
    harness.runUntilIdle()
    #expect(row.frame.width > before && field.frame.minX == name.frame.maxX)

    let width = button.frame.width
    button.image = .icon("menu")
    harness.runUntilIdle()
    #expect(button.frame.width > width)
  }

  @Test func `a text field's error message increases the height of its stack view`() {
    let below = Label("Below")
    form.addArrangedSubview(below)
    form.distribution = .equalSpacing
    let before = form.intrinsicContentSize.height

    field.errorMessage = "Enter a name"

    #expect(form.intrinsicContentSize.height > before)
    harness.runUntilIdle()
    #expect(row.frame.height > name.sizeThatFits(Size(.infinity, .infinity)).height)
  }

  @Test func `firstBaseline alignment puts a label, a field and a button on one text baseline`() {
    row.alignment = .firstBaseline
    harness.runUntilIdle()

    let lines = row.arrangedSubviews.map { $0.frame.minY + $0.baselines(in: $0.frame.size).first }
    #expect(lines.allSatisfy { abs($0 - lines[0]) < 0.001 })
    #expect(Set(row.arrangedSubviews.map(\.frame.minY)).count > 1)
  }

  @Test func `a horizontal stack view starts at the right in right-to-left layout`() {
    form.alignment = .fill
    harness.window.traits.layoutDirection = .rightToLeft
    harness.runUntilIdle()

    #expect(name.frame.maxX == 600 && button.frame.minX == 0)
    form.alignment = .leading
    harness.runUntilIdle()
    #expect(row.frame.maxX == 600)
  }

  @Test func `intrinsicContentSize is noIntrinsicMetric along an axis without a natural size`() {
    let none = View.noIntrinsicMetric
    #expect(Slider(accessibilityLabel: "Volume").intrinsicContentSize.width == none)
    #expect(ProgressView(accessibilityLabel: "Copying").intrinsicContentSize.width == none)
    #expect(field.intrinsicContentSize.width == none && field.intrinsicContentSize.height > 0)
    #expect(View().intrinsicContentSize == Size(none, none))
    let label = Label("A long sentence that breaks into several lines")
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.height < label.sizeThatFits(Size(60, .infinity)).height)
  }
}

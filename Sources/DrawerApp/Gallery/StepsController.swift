// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A heading, and numbered steps below it.
final class StepsController: ViewController {
  private let heading = Label(style: .largeTitle)
  private let numbers: [Label]
  private let steps: [Label]

  init(title: String, steps: [String]) {
    numbers = steps.indices.map { Label("\($0 + 1)") }
    self.steps = steps.map { Label($0) }
    super.init()
    self.title = title
    heading.text = title
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    for number in numbers { number.color = .secondaryText }
    // The numbers end in a line, the steps begin in one.
    let rows = StackView(arrangedSubviews: [
      View.column(numbers, alignment: .trailing), View.column(steps, alignment: .leading),
    ])
    rows.spacing = StackView.spacingUseSystem
    for case let column as StackView in rows.arrangedSubviews { column.spacing = 4 }
    view.addColumn([heading, rows])
  }
}

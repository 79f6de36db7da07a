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
    for label in [heading] + numbers + steps { view.addSubview(label) }
  }

  /// The numbers end in a line, the steps begin in one.
  override func viewDidLayoutSubviews() {
    let metrics = view.theme.metrics
    let inset = metrics.readableInset(forWidth: view.bounds.width)
    let width = max(0, view.bounds.width - 2 * inset)
    var y = metrics.contentInset(forWidth: view.bounds.width)
    func place(_ label: Label, from x: Double, room: Double, endsThere: Bool = false) -> Double {
      let size = label.sizeThatFits(Size(room, .infinity))
      label.frame = view.mirrored(
        Rect(endsThere ? x + room - size.width : x, y, size.width, size.height))
      return size.height
    }
    y += place(heading, from: inset, room: width) + metrics.gap
    let column = numbers.map { $0.sizeThatFits(Size(width, .infinity)).width }.max() ?? 0
    let start = column + metrics.gap
    for (number, step) in zip(numbers, steps) {
      _ = place(number, from: inset, room: column, endsThere: true)
      y += place(step, from: inset + start, room: max(0, width - start)) + metrics.gap / 3
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// A pane with a button in its corner and a grid of labels below. Labels that do not fit are placed
/// below the lower edge.
final class LabelsController: ViewController {
  static let columns = 4

  let button = Button(title: "Press", accessibilityLabel: "Press")
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init()
    title = "\(count) labels"
  }

  override func viewDidLoad() {
    view.backgroundColor = .window
    button.frame = Rect(24, 16, 120, 36)
    view.addSubview(button)
    for index in 0..<count {
      let label = Label("Label \(index): some text")
      label.frame = Rect(
        24 + Double(index % Self.columns) * 310, 64 + Double(index / Self.columns) * 28, 300, 20)
      view.addSubview(label)
    }
  }
}

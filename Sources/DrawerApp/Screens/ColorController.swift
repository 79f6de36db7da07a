// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A pane in one color that tells how often it came and how large it is.
final class ColorController: ViewController {
  private let color: Color
  private let heading = Label(style: .largeTitle)
  private let text = View.text()
  private let facts = Label()
  private var appearances = 0

  /// Points; longer lines are hard to read.
  private static let maximumTextWidth = 520.0

  private static let paneNote =
    "A child view controller: this whole pane is its view. The bar above belongs to the drawer "
    + "and shows the child’s title.\n\nChoose another row, press Ctrl with a digit, or drag the "
    + "bar aside. The pane keeps its state while it is away."

  /// - Parameter note: What it says about itself. Default: what a pane of the drawer would.
  init(name: String, color: Color, note: String = paneNote) {
    self.color = color
    super.init()
    text.text = note
    title = name
  }

  override func viewDidLoad() {
    view.backgroundColor = .fixed(color)
    view.accessibilityLabel = title
    heading.text = title ?? ""
    for label in [heading, facts] { label.color = .onColor }
    text.color = .onColor
    let column = view.addColumn([heading, text, facts], maximumWidth: Self.maximumTextWidth)
    column.setCustomSpacing(2 * view.theme.metrics.gap, after: text)
  }

  override func viewIsAppearing(_ animated: Bool) {
    appearances += 1
  }

  override func viewWillLayoutSubviews() {
    showFacts()
  }

  private func showFacts() {
    let size = view.bounds.size
    let times = appearances == 1 ? "once" : "\(appearances) times"
    facts.text =
      "Appeared \(times) · \(Int(size.width.rounded())) × \(Int(size.height.rounded())) points"
  }
}

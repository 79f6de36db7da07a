// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Sets the color and the corners of a card while one looks at it.
final class CardLookController: ViewController {
  /// White text is readable on each.
  static let colors: [(name: String, color: ColorRole)] = [
    ("Blue", .fixed(Color(hex: 0x2B63C6))), ("Green", .fixed(Color(hex: 0x23855A))),
    ("Red", .fixed(Color(hex: 0xC93C37))),
  ]

  private let card: View
  private let corners = Slider(label: "Corners")
  private let colors = SegmentedControl(
    segments: CardLookController.colors.map { .title($0.name) }, label: "Color")

  init(_ card: View) {
    self.card = card
    super.init()
    title = "Look"
    preferredContentSize = Size(320, 136)
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    colors.selectedSegmentIndex = Self.colors.firstIndex { $0.color == card.backgroundColor }
    colors.onValueChanged = { [weak self] in self?.card.backgroundColor = Self.colors[$0].color }
    corners.range = 0...48
    corners.value = card.cornerRadius
    corners.onValueChanged = { [weak self] in self?.card.cornerRadius = $0 }
    let form = FormView()
    form.addRow("Color", colors)
    form.addRow("Corners", corners)
    view.addSubview(form)
    form.pin([.leading(), .trailing(), .centerY()], to: view.layoutMarginsGuide)
  }
}

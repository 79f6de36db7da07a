// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A popover that sets the color and the corner radius of a card.
final class CardLookController: ViewController {
  /// The colors, on all of which white text is readable.
  static let colors: [(name: Words, color: ColorRole)] = [
    (Words("Blue"), .fixed(Color(hex: 0x2B63C6))), (Words("Green"), .fixed(Color(hex: 0x23855A))),
    (Words("Red"), .fixed(Color(hex: 0xC93C37))),
  ]

  private let card: View
  private let corners = Slider(accessibilityLabel: localized("Corners"))
  private let colors = SegmentedControl(
    segments: CardLookController.colors.map { .title(localized($0.name)) },
    accessibilityLabel: localized("Color"))

  init(_ card: View) {
    self.card = card
    super.init()
    title = localized("Appearance")
    preferredContentSize = Self.size
  }

  /// The popover's size at the default text size.
  private static let size = Size(320, 136)

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    colors.selectedSegmentIndex = Self.colors.firstIndex { $0.color == card.backgroundColor }
    colors.onValueChanged = { [weak self] in self?.card.backgroundColor = Self.colors[$0].color }
    corners.range = 0...48
    corners.stepValue = 1
    corners.value = card.cornerRadius
    corners.onValueChanged = { [weak self] in self?.card.cornerRadius = $0 }
    let form = FormView()
    form.addRow(localized("Color"), colors)
    form.addRow(localized("Corners"), corners)
    addCentered(form, [.leading(), .trailing()])
    preferredContentSize = Self.size.scaled(for: view.traits)
  }

  /// Adds a close button if the popover is a sheet, as in a narrow window.
  override func viewWillLayoutSubviews() {
    sheetPresentationController?.prefersCloseButtonVisible = true
  }
}

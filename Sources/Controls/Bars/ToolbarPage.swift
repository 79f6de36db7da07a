// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The buttons of one screen in a toolbar.
final class ToolbarPage: View {
  let items: [BarButtonItem]
  private let buttons: [Button?]

  init(items: [BarButtonItem]) {
    self.items = items
    buttons = items.map { $0.makeButton() }
    super.init(frame: .zero)
    for case let button? in buttons { addSubview(button) }
  }

  override func layoutSubviews() {
    let height = min(theme.metrics.barTarget, bounds.height)
    let lengths = zip(items, buttons).map { item, button -> Double in
      switch item.kind {
      case .button: button?.sizeThatFits(bounds.size).width ?? 0
      case .fixedSpace(let width): width
      case .flexibleSpace: 0
      }
    }
    var places = BarPlaces(
      width: bounds.width, isMirrored: traits.layoutDirection == .rightToLeft)
    let flexible = items.count { $0.isFlexible }
    let share = max(0, places.left - lengths.reduce(0, +)) / Double(max(1, flexible))
    for (index, item) in items.enumerated() {
      let length = item.isFlexible ? share : lengths[index]
      let place = places.takeLeading(length, height: height, middle: bounds.midY)
      buttons[index]?.frame = place
    }
  }
}

extension BarButtonItem {
  fileprivate var isFlexible: Bool {
    if case .flexibleSpace = kind { true } else { false }
  }
}

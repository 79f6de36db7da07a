// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// All standard icons in both weights, each above its name.
@MainActor
final class IconSheet: ViewController {
  static let size = Size(
    2 * margin + Double(columns) * cell.width,
    2 * margin + Double((Image.Icon.allCases.count + columns - 1) / columns) * cell.height)

  private static let columns = 8
  private static let cell = Size(112, 68)
  private static let margin = 16.0
  /// Points, as for icons in controls.
  private static let icon = 20.0

  override func viewDidLoad() {
    view.backgroundColor = .surface
    for (index, icon) in Image.Icon.allCases.enumerated() {
      let corner = Point(
        Self.margin + Double(index % Self.columns) * Self.cell.width,
        Self.margin + Double(index / Self.columns) * Self.cell.height)
      add(icon, at: corner)
    }
  }

  private func add(_ icon: Image.Icon, at corner: Point) {
    let middle = corner.x + Self.cell.width / 2
    for (weight, x) in [(Font.Weight.regular, middle - 30), (.semibold, middle + 10)] {
      let image = ImageView(
        .icon(icon, weight: weight), imageSize: Size(Self.icon, Self.icon), accessibilityLabel: nil)
      image.frame = Rect(x, corner.y + 12, Self.icon, Self.icon)
      view.addSubview(image)
    }
    let name = Label("\(icon)", style: .caption)
    name.color = .secondaryText
    name.alignment = .center
    name.frame = Rect(corner.x, corner.y + 40, Self.cell.width, 18)
    view.addSubview(name)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Progress bars, activity indicators and images, on the window's color and on the menu's.
@MainActor
final class ProgressSheet: ViewController {
  static let size = Size(480, 240)

  private let backgroundView = View()

  override func viewDidLoad() {
    view.backgroundColor = .surface
    backgroundView.backgroundColor = .menu
    backgroundView.frame = Rect(0, 120, Self.size.width, 120)
    view.addSubview(backgroundView)
    for y in [0.0, 120] { addRow(at: y) }
  }

  private func addRow(at y: Double) {
    for (index, progress) in [0, 0.4, 1].enumerated() {
      let bar = ProgressView(accessibilityLabel: "Copying")
      bar.progress = progress
      bar.frame = Rect(24, y + 24 + Double(index) * 24, 160, 4)
      view.addSubview(bar)
    }
    let unknown = ProgressView(accessibilityLabel: "Searching")
    unknown.isIndeterminate = true
    unknown.frame = Rect(24, y + 96, 160, 4)
    view.addSubview(unknown)
    for (style, x) in [(ActivityIndicator.Style.medium, 216.0), (.large, 260)] {
      let indicator = ActivityIndicator(style: style, accessibilityLabel: "Loading")
      indicator.startAnimating()
      let size = indicator.sizeThatFits(view.bounds.size)
      indicator.frame = Rect(x, y + 60 - size.height / 2, size.width, size.height)
      view.addSubview(indicator)
    }
    let modes: [ImageView.ContentMode] = [.scaleAspectFit, .scaleAspectFill, .center]
    for (index, mode) in modes.enumerated() {
      let image = ImageView(.icon("star"), imageSize: Size(24, 24), accessibilityLabel: "Favourite")
      image.contentMode = mode
      image.tint = .accent
      image.backgroundColor = .selection
      image.frame = Rect(324 + Double(index) * 48, y + 44, 40, 32)
      view.addSubview(image)
    }
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing

/// A dark card that is turned in space.
final class RotatedScene: PresentedScene {
  let root = ViewController()
  private let card = View(frame: Rect(50, 30, 100, 90))

  init() {
    root.view.backgroundColor = .fixed(.white)
    card.backgroundColor = .fixed(.black)
    card.projection = .rotation(about: .vertical, sine: 0.6, cosine: 0.8, distance: 300)
    root.view.addSubview(card)
  }

  func move() {
    card.projection = .rotation(about: .horizontal, sine: 0.6, cosine: 0.8, distance: 300)
  }
}

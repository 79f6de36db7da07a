// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing

/// A page with text, cards that throw a shadow or cut off what is in them at their corners, and
/// half-transparent views above: something of everything that compositors place.
final class CardScene: PresentedScene {
  let root = ViewController()
  private let card = View(frame: Rect(40, 30, 90, 60))
  private let clipping = View(frame: Rect(140, 20, 50, 70))
  private let clipped = View(frame: Rect(-5, -5, 60, 40))
  private let veil = View(frame: Rect(0, 70, 200, 80))
  private let page = Page(frame: Rect(0, 0, 200, 150))

  init() {
    root.view.backgroundColor = .fixed(.white)
    page.autoresizingMask = .fill
    card.backgroundColor = .fixed(Color(hex: 0x1D4ED8))
    card.cornerRadius = 12
    card.shadow = Shadow(color: Color.black.opacity(0.4), blur: 10, cornerRadius: 12)
    veil.backgroundColor = .fixed(.black)
    veil.alpha = 0.3
    clipping.backgroundColor = .fixed(Color(hex: 0x23855A))
    clipping.cornerRadius = 16
    clipping.clipsToBounds = true
    clipped.backgroundColor = .fixed(.black)
    clipped.wantsLayer = true
    clipping.addSubview(clipped)
    for view in [page, card, clipping, veil] { root.view.addSubview(view) }
  }

  /// The second picture: everything has moved a little.
  func move() {
    card.frame.origin = Point(57.5, 41)
    veil.alpha = 0.45
    clipping.frame.origin = Point(143, 25)
    clipping.cornerRadius = 20
    clipped.alpha = 0.5
    page.backgroundColor = .fixed(Color(hex: 0xF5F6F8))
  }

  private final class Page: View {
    override func draw(_ canvas: inout Canvas) {
      canvas.drawText("Composited", Font(size: 17), .text, at: Point(10, 30))
      canvas.fill(Rect(120, 90, 50, 40), .danger, radius: 8)
    }
  }
}

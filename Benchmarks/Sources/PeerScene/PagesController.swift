// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// The drawer's center. It shows one page and replaces it without an animation.
final class PagesController: ViewController {
  private var page: PageController?

  override func viewDidLoad() {
    show(0)
  }

  func show(_ number: Int) {
    let old = page
    let new = PageController(number: number)
    page = new
    old?.willMove(toParent: nil)
    addChild(new)
    new.view.frame = view.bounds
    new.view.autoresizingMask = .fill
    view.addSubview(new.view)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
    new.didMove(toParent: self)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// The drawer of the scene. Space toggles it, and a row replaces the page and leaves the drawer open.
final class SceneController: DrawerController {
  /// 1 − (1 − t)³ as a Bézier curve, in half a second. All compared programs use this motion.
  private static let slide = TimingParameters.curve(
    TimingCurve(1.0 / 3, 1, 2.0 / 3, 1), duration: 0.5)

  init() {
    let pages = PagesController()
    let rows = RowsController()
    super.init(center: pages, leading: rows)
    rows.onSelect = { number in pages.show(number) }
    self[.leading].length = .fixed(280)
    self[.leading].shadow = nil
    motion = Self.slide
  }

  override var keyCommands: [KeyCommand] {
    let toggle = KeyCommand("Show or hide the menu", shortcuts: [.init(.space)]) {
      [weak self] in
      self?.toggle()
      return true
    }
    return [toggle] + super.keyCommands
  }
}

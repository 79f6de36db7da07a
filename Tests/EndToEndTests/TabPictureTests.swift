// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

/// Tab bars at every edge, in every state, as pictures.
@MainActor
struct TabPictureTests {
  @Test(
    arguments: [
      ("light", PictureSetting()), ("dark", PictureSetting(scheme: .dark)),
      ("light-high-contrast", PictureSetting(contrast: .high)),
      ("right-to-left-scale-2", PictureSetting(scale: 2, direction: .rightToLeft)),
    ])
  func `tab bars look like their reference images`(name: String, setting: PictureSetting) throws {
    let sheet = TabSheet()
    var setting = setting
    setting.size = TabSheet.size
    try setting.expect(sheet, toLookLike: "tabs-\(name)", allowedBlob: Self.allowedRegionArea) {
      touch(sheet, $0)
    }
  }

  /// Square points, as for the pictures of controls.
  private static let allowedRegionArea = ReferencePictures.allowedBlob / 2

  /// A finger on one tab, the pointer over another, and the keyboard on a third.
  private func touch(_ sheet: TabSheet, _ host: OffscreenHost) {
    let last = sheet.list.tabBar.buttons[4]
    let point = last.convert(last.bounds.center, to: nil)
    for phase in [PointerEvent.Phase.down, .up] { host.driver.sendPointer(phase, at: point) }
    let pressed = sheet.bottom.tabBar.buttons[1]
    host.driver.sendPointer(
      .down, at: pressed.convert(pressed.bounds.center, to: nil), device: .touch)
    let hovered = sheet.top.tabBar.buttons[1]
    host.driver.sendPointer(.moved, at: hovered.convert(hovered.bounds.center, to: nil))
    hovered.hoverBegan()
    host.window.focus.focus(sheet.rail.tabBar.buttons[1], ringVisible: true)
    host.advance(by: 0.3)
  }
}

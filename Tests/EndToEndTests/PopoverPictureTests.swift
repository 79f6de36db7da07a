// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

/// Popovers, menus and tool tips as pictures.
@MainActor
struct PopoverPictureTests {
  @Test(
    arguments: [
      ("popover-below", "top", PictureSetting()),
      ("popover-above-dark", "bottom", PictureSetting(scheme: .dark)),
      ("popover-beside", "left", PictureSetting()),
      ("popover-right-to-left", "right", PictureSetting(scheme: .dark, direction: .rightToLeft)),
      ("popover-corner-scale-2", "corner", PictureSetting(size: Size(640, 480), scale: 2)),
      ("popover-high-contrast", "corner", PictureSetting(contrast: .high)),
      ("popover-compact", "top", PictureSetting(size: Size(420, 700))),
      ("menu", "menu", PictureSetting()),
      ("menu-dark-right-to-left", "menu", PictureSetting(scheme: .dark, direction: .rightToLeft)),
      ("menu-in-corner-scale-2", "contextMenu", PictureSetting(size: Size(640, 480), scale: 2)),
      ("menu-long-dark", "longMenu", PictureSetting(size: Size(640, 400), scheme: .dark)),
      ("menu-of-button", "popUpButton", PictureSetting(size: Size(640, 480))),
      ("tool-tip", "toolTip", PictureSetting()),
      ("tool-tip-dark", "toolTip", PictureSetting(size: Size(420, 480), scheme: .dark)),
    ] as [(String, String, PictureSetting)])
  func `each popover, menu and tool tip looks like its reference image`(
    name: String, scene: String, setting: PictureSetting
  ) throws {
    let scene = try #require(PopoverScene(rawValue: scene))
    try setting.expect(PopoverScene.root(), toLookLike: name) { host in
      scene.show(in: host)
      host.advance(by: 0.7)
    }
  }
}

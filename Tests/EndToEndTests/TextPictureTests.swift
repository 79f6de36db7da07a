// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

/// Text fields and text views with caret, selection and composition, as pictures.
@MainActor
struct TextPictureTests {
  @Test(
    arguments: [
      ("caret-light", .caret, PictureSetting()),
      ("selection-dark", .selection, PictureSetting(scheme: .dark)),
      ("composition-light-scale-2", .composition, PictureSetting(scale: 2)),
      ("editing-light", .editing, PictureSetting()),
      (
        "editing-dark-high-contrast-right-to-left", .editing,
        PictureSetting(scheme: .dark, contrast: .high, direction: .rightToLeft)
      ),
      ("menu-light", .menu, PictureSetting()),
      (
        "menu-dark-right-to-left", .menu,
        PictureSetting(scheme: .dark, direction: .rightToLeft)
      ),
    ] as [(String, TextSheet.Scene, PictureSetting)])
  func `text fields look like their reference images while they are edited`(
    name: String, scene: TextSheet.Scene, setting: PictureSetting
  ) throws {
    let sheet = TextSheet(direction: setting.direction)
    var setting = setting
    setting.size = TextSheet.size
    try setting.expect(sheet, toLookLike: "text-\(name)", allowedBlob: Self.allowedRegionArea) {
      host in
      sheet.play(scene, on: host)
      host.advance(by: 0.3)
    }
  }

  /// Square points: a caret is 34.
  private static let allowedRegionArea = 24
}

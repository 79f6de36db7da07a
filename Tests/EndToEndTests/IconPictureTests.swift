// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

/// The standard icons, as pictures. docs/LOOK.md shows one of them.
@MainActor
struct IconPictureTests {
  /// Square points: a dot of an icon is larger.
  private static let allowedRegionArea = 2

  @Test(
    arguments: [
      ("light", PictureSetting()), ("dark-scale-2", PictureSetting(scheme: .dark, scale: 2)),
      ("right-to-left-scale-1.5", PictureSetting(scale: 1.5, direction: .rightToLeft)),
    ])
  func `every icon looks like its reference image in both of its line weights`(
    name: String, setting: PictureSetting
  ) throws {
    var setting = setting
    setting.size = IconSheet.size

    try setting.expect(
      IconSheet(), toLookLike: "icons-\(name)", allowedBlob: Self.allowedRegionArea
    ) { _ in }
  }
}

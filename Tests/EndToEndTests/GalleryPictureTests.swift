// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

/// Each screen of the gallery and of the tutorial as a picture: light, dark, right to left, at scale 2,
/// in a compact window and in a wide one.
@MainActor
struct GalleryPictureTests {
  private nonisolated static let light = PictureSetting(size: Size(900, 600))
  private nonisolated static let dark = PictureSetting(size: Size(900, 600), scheme: .dark)
  private nonisolated static let mirrored = PictureSetting(
    size: Size(900, 600), direction: .rightToLeft)
  private nonisolated static let dense = PictureSetting(size: Size(600, 560), scale: 2)
  private nonisolated static let compact = PictureSetting(size: Size(420, 720))
  private nonisolated static let wide = PictureSetting(size: Size(1440, 900))

  /// Square points: a word that has moved is made of small letters.
  private nonisolated static let allowedRegionArea = 24

  /// The moments of a screen in the six settings.
  private nonisolated static func pictures(
    _ name: String, light: GalleryMoment, dark: GalleryMoment, mirrored: GalleryMoment,
    dense: GalleryMoment, compact: GalleryMoment, wide: GalleryMoment
  ) -> [(String, GalleryMoment, PictureSetting)] {
    [
      ("\(name)-light", light, Self.light), ("\(name)-dark", dark, Self.dark),
      ("\(name)-right-to-left", mirrored, Self.mirrored), ("\(name)-scale-2", dense, Self.dense),
      ("\(name)-compact", compact, Self.compact), ("\(name)-wide", wide, Self.wide),
    ]
  }

  private nonisolated static let all =
    pictures(
      "navigation", light: .recipes, dark: .recipe, mirrored: .pushing, dense: .recipe,
      compact: .cooking, wide: .recipe)
    + pictures(
      "tabs", light: .length, dark: .mistake, mirrored: .mass, dense: .mass, compact: .length,
      wide: .mass)
    + pictures(
      "split", light: .message, dark: .divider, mirrored: .message, dense: .nothingFound,
      compact: .messages, wide: .messages)
    + pictures(
      "pages", light: .firstPage, dark: .turning, mirrored: .lastPage, dense: .lastPage,
      compact: .firstPage, wide: .firstPage)
    + pictures(
      "presentations", light: .form, dark: .draft, mirrored: .overlay, dense: .alert,
      compact: .actionSheet, wide: .fullScreen)
    + pictures(
      "popovers", light: .popover, dark: .menu, mirrored: .popover, dense: .toolTip,
      compact: .popover, wide: .card)
    + pictures(
      "segues", light: .start, dark: .sheet, mirrored: .stepping, dense: .stop, compact: .sheet,
      wide: .returning)
    + pictures(
      "tutorial", light: .tab, dark: .table, mirrored: .tabSliding, dense: .tablePushing,
      compact: .table, wide: .detail)

  @Test(arguments: all)
  func `each gallery screen looks like its reference image`(
    name: String, moment: GalleryMoment, setting: PictureSetting
  ) throws {
    let root = moment.makeRoot()
    try setting.expect(
      root, toLookLike: "gallery-\(name)", allowedBlob: Self.allowedRegionArea
    ) { try moment.reach(root, in: $0) }
  }
}

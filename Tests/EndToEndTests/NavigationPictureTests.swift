// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

/// A stack of screens with its bars, at rest and on the way, as pictures.
@MainActor
struct NavigationPictureTests {
  @Test(
    arguments: [
      ("root-light", .root, PictureSetting(size: Self.size)),
      ("scrolled-dark", .scrolled, PictureSetting(size: Self.size, scheme: .dark)),
      ("push-scale-2", .push, PictureSetting(size: Size(480, 500), scale: 2)),
      ("detail-right-to-left", .detail, PictureSetting(size: Self.size, direction: .rightToLeft)),
      (
        "detail-narrow-high-contrast", .detail,
        PictureSetting(size: Size(340, 500), contrast: .high)
      ),
      ("drag-dark", .drag, PictureSetting(size: Self.size, scheme: .dark)),
    ] as [(String, NavigationScene.Moment, PictureSetting)])
  func `a navigation stack looks like its reference image`(
    name: String, moment: NavigationScene.Moment, setting: PictureSetting
  ) throws {
    let scene = NavigationScene()
    try setting.expect(
      scene.menu, toLookLike: "navigation-\(name)",
      allowedBlob: ReferencePictures.allowedBlob / 2
    ) { scene.reach(moment, in: $0) }
  }

  private nonisolated static let size = Size(720, 480)
}

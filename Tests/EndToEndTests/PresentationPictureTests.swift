// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

/// Reference pictures of all kinds of presentations.
@MainActor
struct PresentationPictureTests {
  @Test(
    arguments: [
      ("sheet-medium", "pageMedium", PictureSetting()),
      ("sheet-large-dark", "pageLarge", PictureSetting(scheme: .dark)),
      ("sheet-narrow", "pageMedium", PictureSetting(size: Size(420, 700))),
      ("form-sheet", "form", PictureSetting()),
      ("form-sheet-scale-2", "form", PictureSetting(size: Size(640, 520), scale: 2)),
      ("alert", "alert", PictureSetting()),
      ("alert-dark-right-to-left", "alert", PictureSetting(scheme: .dark, direction: .rightToLeft)),
      ("question-high-contrast", "question", PictureSetting(contrast: .high)),
      ("action-sheet", "actionSheet", PictureSetting()),
      (
        "action-sheet-narrow-dark", "actionSheet",
        PictureSetting(size: Size(420, 700), scheme: .dark)
      ),
    ] as [(String, String, PictureSetting)])
  func `each presentation looks like its reference image`(
    name: String, scene: String, setting: PictureSetting
  ) throws {
    let scene = try #require(PresentationScene(rawValue: scene))
    let root = PresentationScene.root()
    try setting.expect(root, toLookLike: name) { host in
      scene.present(from: root)
      host.advance(by: 0.5)
    }
  }
}

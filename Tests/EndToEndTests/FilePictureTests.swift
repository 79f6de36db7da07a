// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

/// The library's own file chooser as pictures.
@MainActor
struct FilePictureTests {
  @Test(
    arguments: [
      ("files-several", PictureSetting()),
      (
        "files-several-dark-right-to-left",
        PictureSetting(size: Size(640, 560), scheme: .dark, direction: .rightToLeft)
      ),
      ("files-several-high-contrast", PictureSetting(size: Size(640, 560), contrast: .high)),
    ] as [(String, PictureSetting)])
  func `the file chooser's sheet for several files looks like its reference image`(
    name: String, setting: PictureSetting
  ) throws {
    let root = PresentationScene.root()
    try setting.expect(root, toLookLike: name) { host in
      FileSheetScene.present(from: root, in: host.window)
      host.advance(by: 0.5)
    }
  }
}

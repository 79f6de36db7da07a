// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

/// Reference pictures of progress controls and images.
@MainActor
struct ProgressPictureTests {
  @Test(
    arguments: [
      ("light", PictureSetting()), ("dark", PictureSetting(scheme: .dark)),
      ("light-high-contrast", PictureSetting(contrast: .high)),
      ("dark-scale-2", PictureSetting(scheme: .dark, scale: 2)),
    ])
  func `progress and images look like their reference`(
    name: String, setting: PictureSetting
  ) throws {
    var setting = setting
    setting.size = ProgressSheet.size
    try setting.expect(
      ProgressSheet(), toLookLike: "progress-\(name)", allowedBlob: Self.allowedBlob
    ) { $0.advance(by: 0.3) }
  }

  /// Square points: half of a progress bar's shortest part.
  private static let allowedBlob = 24
}

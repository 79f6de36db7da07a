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
  func `progress views and image views look like their reference image`(
    name: String, setting: PictureSetting
  ) throws {
    var setting = setting
    setting.size = ProgressSheet.size
    try setting.expect(
      ProgressSheet(), toLookLike: "progress-\(name)", allowedBlob: Self.allowedRegionArea
    ) { $0.advance(by: 0.3) }
  }

  /// Square points: half of a progress bar's shortest part.
  private static let allowedRegionArea = 24
}

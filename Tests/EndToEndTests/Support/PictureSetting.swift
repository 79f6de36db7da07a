// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

/// The size, colors, scale and direction of a picture.
struct PictureSetting: Sendable {
  var size = Size(1000, 700)
  var scheme = Theme.ColorScheme.light
  var contrast = Theme.Contrast.normal
  var scale = 1.0
  var textScale = 1.0
  var direction = Traits.LayoutDirection.leftToRight
  /// Its direction applies if the language is not English.
  var localization = Localization()

  /// Expects that a window without a display shows what the reference picture shows.
  ///
  /// - Parameters:
  ///   - allowedBlob: The largest wrong region, in square points.
  ///   - act: The input before the picture is taken, after the first layout.
  @MainActor
  func expect(
    _ root: ViewController, toLookLike name: String,
    allowedBlob: Int = ReferencePictures.allowedBlob,
    sourceLocation: SourceLocation = #_sourceLocation,
    after act: (OffscreenHost) throws -> Void
  ) throws {
    let picture = try picture(of: root, after: act)
    ReferencePictures.expect(
      picture, toLookLike: name, scale: scale, allowedRegionArea: allowedBlob,
      sourceLocation: sourceLocation)
  }

  @MainActor
  private func picture(
    of root: ViewController, after act: (OffscreenHost) throws -> Void
  ) throws -> Bitmap {
    var configuration = Application.Configuration()
    configuration.size = size
    configuration.scale = scale
    configuration.textScale = textScale
    configuration.colorScheme = scheme
    configuration.contrast = contrast
    configuration.localization = localization
    configuration.layoutDirection = localization.isRightToLeft ? .rightToLeft : direction
    let host = try OffscreenHost(configuration: configuration)
    host.window.rootViewController = root
    _ = host.snapshot()
    try act(host)
    return host.snapshot()
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Foundation
import Testing

/// What shows that something goes on, and images, as pictures.
@MainActor
struct ProgressPictureTests {
  @Test(
    arguments: [
      (.light, .normal, 1), (.dark, .normal, 1), (.light, .high, 1), (.dark, .normal, 2),
    ] as [(Theme.ColorScheme, Theme.Contrast, Double)])
  func `progress and images look like their reference`(
    scheme: Theme.ColorScheme, contrast: Theme.Contrast, scale: Double
  ) throws {
    let name =
      "progress-\(scheme)" + (contrast == .high ? "-high-contrast" : "")
      + (scale == 1 ? "" : "-scale-\(Int(scale))")
    var configuration = Application.Configuration()
    configuration.size = ProgressSheet.size
    configuration.scale = scale
    configuration.colorScheme = scheme
    configuration.contrast = contrast
    let host = try OffscreenHost(configuration: configuration)
    host.window.rootViewController = ProgressSheet()
    _ = host.snapshot()
    host.advance(by: 0.3)
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("progress.png")
    try host.snapshot().writePNG(to: file.path)
    let picture = try PNGFile.read(file)
    if ReferencePictures.isRecording { try ReferencePictures.record(picture, as: name) }

    let reference = try ReferencePictures.picture(name)
    try #require(picture.bounds == reference.bounds)
    let difference = StructuralDifference(picture, reference)

    if difference.largestBlob > Self.allowedBlob * Int(scale * scale) {
      let place = try TemporaryFolder.failurePicture()
      try PNGFile.write(picture, to: place)
      Issue.record("\(difference) in \(name); the new picture is \(place.path)")
    }
  }

  /// Square points: half of a progress bar's shortest part.
  private static let allowedBlob = 24
}

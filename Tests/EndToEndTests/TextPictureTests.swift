// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Foundation
import Testing

/// Text fields and text views with caret, selection and composition, as pictures.
@MainActor
struct TextPictureTests {
  @Test(
    arguments: [
      (.caret, .light, .normal, 1, false), (.selection, .dark, .normal, 1, false),
      (.composition, .light, .normal, 2, false), (.editing, .light, .normal, 1, false),
      (.editing, .dark, .high, 1, true),
    ] as [(TextSheet.Scene, Theme.ColorScheme, Theme.Contrast, Double, Bool)])
  func `text looks like its reference while one writes`(
    scene: TextSheet.Scene, scheme: Theme.ColorScheme, contrast: Theme.Contrast, scale: Double,
    isMirrored: Bool
  ) throws {
    let name =
      "text-\(scene)-\(scheme)" + (contrast == .high ? "-high-contrast" : "")
      + (isMirrored ? "-right-to-left" : "") + (scale == 1 ? "" : "-scale-\(Int(scale))")
    let picture = try picture(scene, scheme, contrast, scale, isMirrored)
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

  /// Square points: a caret is 34.
  private static let allowedBlob = 24

  private func picture(
    _ scene: TextSheet.Scene, _ scheme: Theme.ColorScheme, _ contrast: Theme.Contrast,
    _ scale: Double, _ isMirrored: Bool
  ) throws -> Screenshot {
    var configuration = Application.Configuration()
    configuration.size = TextSheet.size
    configuration.scale = scale
    configuration.colorScheme = scheme
    configuration.contrast = contrast
    let host = try OffscreenHost(configuration: configuration)
    let direction: Traits.LayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let sheet = TextSheet(direction: direction)
    host.window.traits.layoutDirection = direction
    host.window.rootViewController = sheet
    _ = host.snapshot()
    sheet.play(scene, on: host)
    host.advance(by: 0.3)
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("text.png")
    try host.snapshot().writePNG(to: file.path)
    return try PNGFile.read(file)
  }
}

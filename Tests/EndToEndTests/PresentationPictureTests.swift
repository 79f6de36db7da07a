// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Foundation
import Testing

/// What is presented, in every way, as pictures.
@MainActor
struct PresentationPictureTests {
  /// Size, colors, pixels a point, direction.
  struct Setting: Sendable {
    var size = Size(1000, 700)
    var scheme = Theme.ColorScheme.light
    var contrast = Theme.Contrast.normal
    var scale = 1.0
    var direction = Traits.LayoutDirection.leftToRight
  }

  @Test(
    arguments: [
      ("sheet-medium", "pageMedium", Setting()),
      ("sheet-large-dark", "pageLarge", Setting(scheme: .dark)),
      ("sheet-narrow", "pageMedium", Setting(size: Size(420, 700))),
      ("form-sheet", "form", Setting()),
      ("form-sheet-scale-2", "form", Setting(size: Size(640, 520), scale: 2)),
      ("alert", "alert", Setting()),
      ("alert-dark-right-to-left", "alert", Setting(scheme: .dark, direction: .rightToLeft)),
      ("question-high-contrast", "question", Setting(contrast: .high)),
      ("action-sheet", "actionSheet", Setting()),
      ("action-sheet-narrow-dark", "actionSheet", Setting(size: Size(420, 700), scheme: .dark)),
    ] as [(String, String, Setting)])
  func `what is presented looks like its reference`(
    name: String, scene: String, setting: Setting
  ) throws {
    let scene = try #require(PresentationScene(rawValue: scene))
    let picture = try picture(scene, setting)
    if ReferencePictures.isRecording { try ReferencePictures.record(picture, as: name) }
    let reference = try ReferencePictures.picture(name)

    try #require(picture.bounds == reference.bounds)
    let difference = StructuralDifference(picture, reference)

    if difference.largestBlob > ReferencePictures.allowedBlob * Int(setting.scale * setting.scale) {
      let place = try TemporaryFolder.failurePicture()
      try PNGFile.write(picture, to: place)
      Issue.record("\(difference) in \(name); the new picture is \(place.path)")
    }
  }

  private func picture(_ scene: PresentationScene, _ setting: Setting) throws -> Screenshot {
    var configuration = Application.Configuration()
    configuration.size = setting.size
    configuration.scale = setting.scale
    configuration.colorScheme = setting.scheme
    configuration.contrast = setting.contrast
    let host = try OffscreenHost(configuration: configuration)
    host.window.traits.layoutDirection = setting.direction
    let root = PresentationScene.root()
    host.window.rootViewController = root
    _ = host.snapshot()
    scene.present(from: root)
    host.advance(by: 0.5)
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("picture.png")
    try host.snapshot().writePNG(to: file.path)
    return try PNGFile.read(file)
  }
}

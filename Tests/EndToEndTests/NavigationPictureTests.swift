// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Foundation
import Testing

/// A stack of screens with its bars, at rest and on the way, as pictures.
@MainActor
struct NavigationPictureTests {
  struct Setting: Sendable {
    var size = Size(720, 480)
    var scheme = Theme.ColorScheme.light
    var contrast = Theme.Contrast.normal
    var scale = 1.0
    var direction = Traits.LayoutDirection.leftToRight
  }

  @Test(
    arguments: [
      ("root-light", .root, Setting()),
      ("scrolled-dark", .scrolled, Setting(scheme: .dark)),
      ("push-scale-2", .push, Setting(size: Size(480, 500), scale: 2)),
      ("detail-right-to-left", .detail, Setting(direction: .rightToLeft)),
      ("detail-narrow-high-contrast", .detail, Setting(size: Size(340, 500), contrast: .high)),
      ("drag-dark", .drag, Setting(scheme: .dark)),
    ] as [(String, NavigationScene.Moment, Setting)])
  func `a stack looks like its reference`(
    name: String, moment: NavigationScene.Moment, setting: Setting
  ) throws {
    let picture = try picture(of: moment, setting)
    if ReferencePictures.isRecording {
      try ReferencePictures.record(picture, as: "navigation-\(name)")
    }
    let reference = try ReferencePictures.picture("navigation-\(name)")

    try #require(picture.bounds == reference.bounds)
    let difference = StructuralDifference(picture, reference)

    let allowed = ReferencePictures.allowedBlob / 2 * Int(setting.scale * setting.scale)
    if difference.largestBlob > allowed {
      let place = try TemporaryFolder.failurePicture()
      try PNGFile.write(picture, to: place)
      Issue.record("\(difference) in navigation-\(name); the new picture is \(place.path)")
    }
  }

  private func picture(
    of moment: NavigationScene.Moment, _ setting: Setting
  ) throws -> Screenshot {
    var configuration = Application.Configuration()
    configuration.size = setting.size
    configuration.scale = setting.scale
    configuration.colorScheme = setting.scheme
    configuration.contrast = setting.contrast
    let host = try OffscreenHost(configuration: configuration)
    host.window.traits.layoutDirection = setting.direction
    let scene = NavigationScene()
    scene.reach(moment, in: host)
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("navigation.png")
    try host.snapshot().writePNG(to: file.path)
    return try PNGFile.read(file)
  }
}

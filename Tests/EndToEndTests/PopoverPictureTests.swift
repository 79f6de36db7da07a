// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Foundation
import Testing

/// Popovers, menus and tool tips as pictures.
@MainActor
struct PopoverPictureTests {
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
      ("popover-below", "top", Setting()),
      ("popover-above-dark", "bottom", Setting(scheme: .dark)),
      ("popover-beside", "left", Setting()),
      ("popover-right-to-left", "right", Setting(scheme: .dark, direction: .rightToLeft)),
      ("popover-corner-scale-2", "corner", Setting(size: Size(640, 480), scale: 2)),
      ("popover-high-contrast", "corner", Setting(contrast: .high)),
      ("popover-compact", "top", Setting(size: Size(420, 700))),
      ("menu", "menu", Setting()),
      ("menu-dark-right-to-left", "menu", Setting(scheme: .dark, direction: .rightToLeft)),
      ("menu-in-corner-scale-2", "contextMenu", Setting(size: Size(640, 480), scale: 2)),
      ("menu-long-dark", "longMenu", Setting(size: Size(640, 400), scheme: .dark)),
      ("menu-of-button", "popUpButton", Setting(size: Size(640, 480))),
      ("tool-tip", "toolTip", Setting()),
      ("tool-tip-dark", "toolTip", Setting(size: Size(420, 480), scheme: .dark)),
    ] as [(String, String, Setting)])
  func `what lies beside something looks like its reference`(
    name: String, scene: String, setting: Setting
  ) throws {
    let scene = try #require(PopoverScene(rawValue: scene))
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

  private func picture(_ scene: PopoverScene, _ setting: Setting) throws -> Screenshot {
    var configuration = Application.Configuration()
    configuration.size = setting.size
    configuration.scale = setting.scale
    configuration.colorScheme = setting.scheme
    configuration.contrast = setting.contrast
    let host = try OffscreenHost(configuration: configuration)
    host.window.traits.layoutDirection = setting.direction
    let root = PopoverScene.root()
    host.window.rootViewController = root
    _ = host.snapshot()
    scene.show(in: host)
    host.advance(by: 0.7)
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("picture.png")
    try host.snapshot().writePNG(to: file.path)
    return try PNGFile.read(file)
  }
}

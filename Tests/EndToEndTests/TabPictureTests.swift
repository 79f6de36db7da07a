// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Foundation
import Testing

/// Tab bars at every edge, in every state, as pictures.
@MainActor
struct TabPictureTests {
  @Test(
    arguments: [
      ("light", .light, .normal, 1, .leftToRight), ("dark", .dark, .normal, 1, .leftToRight),
      ("light-high-contrast", .light, .high, 1, .leftToRight),
      ("right-to-left-scale-2", .light, .normal, 2, .rightToLeft),
    ] as [(String, Theme.ColorScheme, Theme.Contrast, Double, Traits.LayoutDirection)])
  func `tab bars look like their reference`(
    name: String, scheme: Theme.ColorScheme, contrast: Theme.Contrast, scale: Double,
    direction: Traits.LayoutDirection
  ) throws {
    let picture = try picture(
      scheme: scheme, contrast: contrast, scale: scale, direction: direction)
    if ReferencePictures.isRecording { try ReferencePictures.record(picture, as: "tabs-\(name)") }
    let reference = try ReferencePictures.picture("tabs-\(name)")

    try #require(picture.bounds == reference.bounds)
    let difference = StructuralDifference(picture, reference)

    if difference.largestBlob > Self.allowedBlob * Int(scale * scale) {
      let place = try TemporaryFolder.failurePicture()
      try PNGFile.write(picture, to: place)
      Issue.record("\(difference) in tabs-\(name); the new picture is \(place.path)")
    }
  }

  /// Square points, as for the pictures of controls.
  private static let allowedBlob = ReferencePictures.allowedBlob / 2

  /// The sheet with a finger on one tab, the pointer over another, and the keyboard on a third.
  private func picture(
    scheme: Theme.ColorScheme, contrast: Theme.Contrast, scale: Double,
    direction: Traits.LayoutDirection
  ) throws -> Screenshot {
    var configuration = Application.Configuration()
    configuration.size = TabSheet.size
    configuration.scale = scale
    configuration.colorScheme = scheme
    configuration.contrast = contrast
    let host = try OffscreenHost(configuration: configuration)
    host.window.traits.layoutDirection = direction
    let sheet = TabSheet()
    host.window.rootViewController = sheet
    _ = host.snapshot()
    let last = sheet.list.tabBar.buttons[4]
    let place = last.convert(last.bounds.center, to: nil)
    for phase in [PointerEvent.Phase.down, .up] {
      host.send(.pointer(PointerEvent(phase, at: place)))
    }
    let pressed = sheet.bottom.tabBar.buttons[1]
    host.send(
      .pointer(
        PointerEvent(
          .down, at: pressed.convert(pressed.bounds.center, to: nil), device: .touch,
          identifier: 7)))
    let hovered = sheet.top.tabBar.buttons[1]
    host.send(
      .pointer(PointerEvent(.moved, at: hovered.convert(hovered.bounds.center, to: nil))))
    hovered.hoverBegan()
    host.window.focus.focus(sheet.rail.tabBar.buttons[1], ringVisible: true)
    host.advance(by: 0.3)
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("tabs.png")
    try host.snapshot().writePNG(to: file.path)
    return try PNGFile.read(file)
  }
}

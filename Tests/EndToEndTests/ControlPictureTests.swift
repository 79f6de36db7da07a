// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Foundation
import Testing

/// The controls that have a value, in every state, as pictures.
@MainActor
struct ControlPictureTests {
  @Test(
    arguments: [
      ("light", .light, .normal, 1, 0), ("dark", .dark, .normal, 1, 3),
      ("light-high-contrast", .light, .high, 1, 5), ("dark-high-contrast", .dark, .high, 1, 9),
      ("scale-2", .light, .normal, 2, 3),
    ] as [(String, Theme.ColorScheme, Theme.Contrast, Double, Int)])
  func `every control looks like its reference in every state`(
    name: String, scheme: Theme.ColorScheme, contrast: Theme.Contrast, scale: Double,
    focusedRow: Int
  ) throws {
    let picture = try picture(
      scheme: scheme, contrast: contrast, scale: scale, focusedRow: focusedRow)
    if ReferencePictures.isRecording {
      try ReferencePictures.record(picture, as: "controls-\(name)")
    }
    let reference = try ReferencePictures.picture("controls-\(name)")

    try #require(picture.bounds == reference.bounds)
    let difference = StructuralDifference(picture, reference)

    if difference.largestBlob > Self.allowedBlob * Int(scale * scale) {
      let place = try TemporaryFolder.failurePicture()
      try PNGFile.write(picture, to: place)
      Issue.record("\(difference) in controls-\(name); the new picture is \(place.path)")
    }
  }

  /// Square points. Half of what pictures of the whole program may differ by: a switch's thumb is
  /// 150.
  private static let allowedBlob = ReferencePictures.allowedBlob / 2

  /// The sheet with the pointer over one column, a finger on each control of another, and the
  /// keyboard in one row of a third.
  private func picture(
    scheme: Theme.ColorScheme, contrast: Theme.Contrast, scale: Double, focusedRow: Int
  ) throws -> Screenshot {
    var configuration = Application.Configuration()
    configuration.size = ControlSheet.size
    configuration.scale = scale
    configuration.colorScheme = scheme
    configuration.contrast = contrast
    let host = try OffscreenHost(configuration: configuration)
    let sheet = ControlSheet()
    host.window.rootViewController = sheet
    _ = host.snapshot()
    for (index, row) in sheet.rows.enumerated() {
      let pressed = row[ControlSheet.State.pressed.rawValue]
      let place = pressed.convert(ControlSheet.grip(of: pressed), to: nil)
      host.send(
        .pointer(
          PointerEvent(.down, at: place, device: .touch, identifier: Int64(index + 1))))
      // A window has one mouse; each control of this column is told that it is there.
      let hovered = row[ControlSheet.State.hovered.rawValue]
      hovered.hoverBegan()
      hovered.hoverMoved(to: ControlSheet.grip(of: hovered))
    }
    host.window.focus.focus(
      sheet.rows[focusedRow][ControlSheet.State.focused.rawValue], ringVisible: true)
    host.advance(by: 0.3)
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("controls.png")
    try host.snapshot().writePNG(to: file.path)
    return try PNGFile.read(file)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Foundation
import Testing

/// Columns and pages, at rest and on their way, as pictures.
@MainActor
struct ColumnPictureTests {
  @Test(
    arguments: [
      ("light", .light, .normal, 1, .leftToRight), ("dark", .dark, .normal, 1, .leftToRight),
      ("light-high-contrast", .light, .high, 1, .leftToRight),
      ("right-to-left-scale-2", .light, .normal, 2, .rightToLeft),
    ] as [(String, Theme.ColorScheme, Theme.Contrast, Double, Traits.LayoutDirection)])
  func `columns and pages look like their reference`(
    name: String, scheme: Theme.ColorScheme, contrast: Theme.Contrast, scale: Double,
    direction: Traits.LayoutDirection
  ) throws {
    let picture = try picture(
      scheme: scheme, contrast: contrast, scale: scale, direction: direction)
    if ReferencePictures.isRecording {
      try ReferencePictures.record(picture, as: "columns-\(name)")
    }
    let reference = try ReferencePictures.picture("columns-\(name)")

    try #require(picture.bounds == reference.bounds)
    let difference = StructuralDifference(picture, reference)

    if difference.largestBlob > ReferencePictures.allowedBlob * Int(scale * scale) {
      let place = try TemporaryFolder.failurePicture()
      try PNGFile.write(picture, to: place)
      Issue.record("\(difference) in columns-\(name); the new picture is \(place.path)")
    }
  }

  /// The sheet with a finger on each of the pages, and the keyboard on a line between columns.
  private func picture(
    scheme: Theme.ColorScheme, contrast: Theme.Contrast, scale: Double,
    direction: Traits.LayoutDirection
  ) throws -> Screenshot {
    var configuration = Application.Configuration()
    configuration.size = ColumnSheet.size
    configuration.scale = scale
    configuration.colorScheme = scheme
    configuration.contrast = contrast
    let host = try OffscreenHost(configuration: configuration)
    host.window.traits.layoutDirection = direction
    let sheet = ColumnSheet()
    host.window.rootViewController = sheet
    _ = host.snapshot()
    let forward = direction == .rightToLeft ? 1.0 : -1.0
    drag(sheet.sideways.view, by: Point(160 * forward, 0), finger: 1, host)
    drag(sheet.upright.view, by: Point(0, -120), finger: 2, host)
    let line = direction == .rightToLeft ? 220.0 : 180.0
    let place = sheet.hovered.view.convert(Point(line, 200), to: nil)
    host.send(.key(KeyEvent(.escape)))
    host.window.focus.focusFirst(in: sheet.beside.view)
    for command in sheet.beside.keyCommands where command.shortcuts.contains(.init(.function(8))) {
      _ = command.action()
    }
    host.send(.pointer(PointerEvent(.moved, at: place)))
    host.window.hitTest(place)?.hoverBegan()
    host.advance(by: 0.3)
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("columns.png")
    try host.snapshot().writePNG(to: file.path)
    return try PNGFile.read(file)
  }

  private func drag(_ view: View, by way: Point, finger: Int64, _ host: OffscreenHost) {
    let start = view.convert(view.bounds.center, to: nil)
    let steps: [(PointerEvent.Phase, Double)] = [(.down, 0), (.moved, 0.1), (.moved, 1)]
    for (phase, share) in steps {
      let place = Point(start.x + way.x * share, start.y + way.y * share)
      host.send(
        .pointer(PointerEvent(phase, at: place, device: .touch, identifier: finger)))
    }
  }
}

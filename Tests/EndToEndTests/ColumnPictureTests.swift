// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

/// Columns and pages, at rest and on their way, as pictures.
@MainActor
struct ColumnPictureTests {
  @Test(
    arguments: [
      ("light", PictureSetting()), ("dark", PictureSetting(scheme: .dark)),
      ("light-high-contrast", PictureSetting(contrast: .high)),
      ("right-to-left-scale-2", PictureSetting(scale: 2, direction: .rightToLeft)),
    ])
  func `split view columns and pages look like their reference images`(
    name: String, setting: PictureSetting
  ) throws {
    let sheet = ColumnSheet()
    var setting = setting
    setting.size = ColumnSheet.size
    try setting.expect(sheet, toLookLike: "columns-\(name)") { touch(sheet, $0) }
  }

  /// A finger on each of the pages, and the keyboard on a line between columns.
  private func touch(_ sheet: ColumnSheet, _ host: OffscreenHost) {
    let isMirrored = host.window.traits.layoutDirection == .rightToLeft
    drag(sheet.horizontalPages.view, by: Point(isMirrored ? 160 : -160, 0), finger: 1, host)
    drag(sheet.verticalPages.view, by: Point(0, -120), finger: 2, host)
    let point = sheet.hoveredSplit.view.convert(Point(isMirrored ? 220 : 180, 200), to: nil)
    host.send(.key(KeyEvent(.escape)))
    host.window.focus.focusFirst(in: sheet.besideSplit.view)
    for command in sheet.besideSplit.keyCommands
    where command.shortcuts.contains(.init(.function(8))) {
      _ = command.action()
    }
    host.send(.pointer(PointerEvent(.moved, at: point)))
    host.window.hitTest(point)?.hoverBegan()
    host.advance(by: 0.3)
  }

  private func drag(_ view: View, by way: Point, finger: Int64, _ host: OffscreenHost) {
    let start = view.convert(view.bounds.center, to: nil)
    let steps: [(PointerEvent.Phase, Double)] = [(.down, 0), (.moved, 0.1), (.moved, 1)]
    for (phase, fraction) in steps {
      let point = Point(start.x + way.x * fraction, start.y + way.y * fraction)
      host.send(
        .pointer(PointerEvent(phase, at: point, device: .touch, identifier: finger)))
    }
  }
}

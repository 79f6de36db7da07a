// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

/// The controls in every state, as pictures.
@MainActor
struct ControlPictureTests {
  @Test(
    arguments: [
      ("light", PictureSetting(), 0), ("dark", PictureSetting(scheme: .dark), 3),
      ("light-high-contrast", PictureSetting(contrast: .high), 5),
      ("dark-high-contrast", PictureSetting(scheme: .dark, contrast: .high), 9),
      ("scale-2", PictureSetting(scale: 2), 3),
    ])
  func `every control looks like its reference image in every state`(
    name: String, setting: PictureSetting, focusedRow: Int
  ) throws {
    let sheet = ControlSheet()
    var setting = setting
    setting.size = ControlSheet.Kind.controls.size
    try setting.expect(sheet, toLookLike: "controls-\(name)", allowedBlob: Self.allowedRegionArea) {
      touch(sheet, focusedRow: focusedRow, $0)
    }
  }

  @Test(
    arguments: [
      ("light", PictureSetting(), 1), ("dark", PictureSetting(scheme: .dark), 1),
      (
        "dark-high-contrast-right-to-left",
        PictureSetting(scheme: .dark, contrast: .high, direction: .rightToLeft), 4
      ),
      ("scale-2", PictureSetting(scale: 2), 1),
    ])
  func `every button looks like its reference image in every state`(
    name: String, setting: PictureSetting, focusedRow: Int
  ) throws {
    let sheet = ControlSheet(.buttons)
    var setting = setting
    setting.size = ControlSheet.Kind.buttons.size
    try setting.expect(sheet, toLookLike: "buttons-\(name)", allowedBlob: Self.allowedRegionArea) {
      touch(sheet, focusedRow: focusedRow, $0)
    }
  }

  /// Square points. Half of what pictures of the whole program may differ by: a switch's thumb is 150.
  private static let allowedRegionArea = ReferencePictures.allowedBlob / 2

  /// The pointer over one column, a finger on each control of another, and the keyboard in one row of a third.
  private func touch(_ sheet: ControlSheet, focusedRow: Int, _ host: OffscreenHost) {
    for (index, row) in sheet.rows.enumerated() {
      let pressed = row[ControlSheet.State.pressed.rawValue]
      let point = pressed.convert(ControlSheet.pressLocation(on: pressed), to: nil)
      // A press on this one opens its menu, which takes all fingers.
      if !(pressed is PopUpButton) {
        host.send(
          .pointer(
            PointerEvent(.down, at: point, device: .touch, identifier: Int64(index + 1))))
      }
      // A window has one mouse, so each control of this column receives its hover calls directly.
      let hovered = row[ControlSheet.State.hovered.rawValue]
      hovered.hoverBegan()
      hovered.hoverMoved(to: ControlSheet.pressLocation(on: hovered))
    }
    host.window.focus.focus(
      sheet.rows[focusedRow][ControlSheet.State.focused.rawValue], ringVisible: true)
    host.advance(by: 0.3)
  }
}

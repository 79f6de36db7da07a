// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The semibold weight of an icon, made of its drawing in the regular weight: each edge moves outwards by the same
/// distance. Assets/README.md describes the grid that icons are drawn to.
nonisolated enum SemiboldStrokes {
  /// Units of the icon grid, which is 24 wide. The letters of the bundled face grow 1.5 times as wide; strokes that
  /// did so too would close the smallest gaps of an icon.
  private static let widths = (regular: 1.75, semibold: 2.5)

  /// The bytes of an SVG file. One whose strokes are not the icon grid's stays as it is.
  static func widen(_ drawing: [UInt8]) -> [UInt8] {
    let text = String(decoding: drawing, as: UTF8.self)
    let stroke = #"stroke-width="\#(widths.regular)""#
    guard text.contains(stroke) else { return drawing }
    // A dot is filled and has no stroke to widen; it gets one.
    let growth = widths.semibold - widths.regular
    let wide = text.replacing(stroke, with: #"stroke-width="\#(widths.semibold)""#)
      .replacing(#"stroke="none""#, with: ##"stroke="#000000" stroke-width="\##(growth)""##)
    return Array(wide.utf8)
  }
}

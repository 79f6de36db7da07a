// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Tells how large text will be. The host that draws text implements it, so that what is laid
/// out is what is drawn.
@MainActor
public protocol TextMeasurer: AnyObject {
  func metrics(of font: Font) -> FontMetrics

  /// The advance of `text` on one line, in points. Line ends count as nothing.
  func width(of text: String, in font: Font) -> Double
}

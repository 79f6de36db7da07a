// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A layer's picture and where it goes, in window pixels.
struct PixelPlacement {
  let picture: LayerPicture

  /// The layer's rectangle.
  let frame: PixelRect

  /// The part of it that may show: inside the clip and the window.
  let visible: PixelRect

  /// Nothing outside is drawn, the shadow neither.
  let clip: PixelRect

  /// 1…255.
  let opacity: UInt32

  /// The layer covers its rectangle wholly, so that what lies below is not drawn.
  let isOpaque: Bool

  let shadow: PixelShadow?

  /// Nil when the layer lies upright and unscaled in its frame.
  var sampling: PixelSampling?

  /// What the layer is cut off at; nil where it is not. What is in the corners is blended, even of an
  /// opaque layer.
  var corners: PixelCorners?

  /// Whether what lies below `area` does not show.
  func covers(_ area: PixelRect) -> Bool {
    isOpaque && visible.contains(area) && corners?.cuts(area) != true
  }

  /// Where a part of the layer shows, in window pixels.
  func place(of part: PixelRect) -> PixelRect {
    (sampling?.cover(part) ?? part.offset(x: frame.minX, y: frame.minY)).intersection(visible)
  }
}

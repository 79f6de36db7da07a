// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A layer's picture and where it goes, in window pixels.
nonisolated struct PixelPlacement {
  let picture: LayerPicture

  /// What the picture has in this frame, to be read by several threads at once.
  let pixels: PicturePixels

  /// The layer's rectangle.
  let frame: PixelRect

  /// The part of it that may show: inside the clip and the window.
  let visible: PixelRect

  /// Nothing outside is drawn, the shadow neither.
  let clip: PixelRect

  /// 1…255.
  let opacity: UInt32

  /// The layer covers its rectangle wholly, so pixels below it are not drawn.
  let isOpaque: Bool

  let shadow: PixelShadow?

  /// Nil when the layer lies upright and unscaled in its frame.
  var sampling: PixelSampling?

  /// The rounded corners that clip the layer; nil for none. Pixels in the corners are blended, even
  /// those of an opaque layer.
  var corners: PixelCorners?

  /// Whether pixels below `area` are invisible.
  func covers(_ area: PixelRect) -> Bool {
    isOpaque && visible.contains(area) && corners?.cuts(area) != true
  }

  /// Where a part of the layer shows, in window pixels.
  func place(of part: PixelRect) -> PixelRect {
    (sampling?.cover(part) ?? part.offset(x: frame.minX, y: frame.minY)).intersection(visible)
  }
}

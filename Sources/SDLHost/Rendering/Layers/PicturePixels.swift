// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The pixels of a picture in one frame.
nonisolated struct PicturePixels {
  let buffer: PixelBuffer

  /// The part of the layer that the buffer holds, in the layer's pixels.
  let bounds: PixelRect

  /// Premultiplied, where all pixels have one color: the buffer's memory may then have none.
  let uniformColor: UInt32?
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// The coverage of each pixel of a shape, 0…255, and the offset of the shape from the drawing position.
nonisolated final class CoverageMask {
  let width: Int
  let height: Int

  /// The distance in pixels from the drawing position to the mask's left and top edges.
  let offsetX: Int
  let offsetY: Int

  let bytes: UnsafeMutablePointer<UInt8>

  /// Creates a mask without coverage; nil if there is no memory for it.
  init?(width: Int, height: Int, offsetX: Int = 0, offsetY: Int = 0) {
    guard width > 0, height > 0, let memory = calloc(width, height) else { return nil }
    self.width = width
    self.height = height
    self.offsetX = offsetX
    self.offsetY = offsetY
    bytes = memory.assumingMemoryBound(to: UInt8.self)
  }

  deinit {
    free(bytes)
  }

  var byteCount: Int { width * height }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * width }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The bytes of a picture that is in no file. Two equal each other when they are the same object.
///
/// Unchecked: nothing writes to the memory after `init`.
package final class PictureBytes: @unchecked Sendable, Hashable {
  /// The bytes.
  package let bytes: UnsafeRawBufferPointer
  /// Columns and rows where the bytes are pixels; nil where they are an encoded file.
  package let pixels: (width: Int, height: Int)?

  init(_ bytes: [UInt8], pixels: (width: Int, height: Int)? = nil) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 4)
    copy.copyBytes(from: bytes)
    self.bytes = UnsafeRawBufferPointer(copy)
    self.pixels = pixels
  }

  deinit { bytes.deallocate() }

  package static func == (left: PictureBytes, right: PictureBytes) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

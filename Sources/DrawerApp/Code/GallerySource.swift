// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CGallerySources

/// A source file of the gallery: the very text that this program was compiled from.
nonisolated struct GallerySource: Sendable {
  /// With the extension.
  let fileName: String
  let text: String

  /// - Parameter name: Without the extension. Nil where `CGallerySources` does not embed such a file.
  init?(_ name: String) {
    guard let file = gallery_source_named(name)?.pointee else { return nil }
    fileName = "\(name).swift"
    text = String(
      decoding: UnsafeBufferPointer(start: file.bytes, count: Int(file.count)), as: UTF8.self)
  }
}

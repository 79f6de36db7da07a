// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CBundledAssets
internal import CHarfBuzz
internal import CSDL2
internal import Drawing

/// The origin of a font face, independent of its size.
struct FontSource: Hashable {
  enum Hinting: Hashable {
    case none
    /// Vertical only: letters keep their widths.
    case light
    case full
    /// In both directions and without gray pixels, for users who disable antialiasing.
    case monochrome
  }

  enum Location: Hashable {
    case bundled(String)
    case file(String, index: Int)
  }

  var location: Location

  /// The hinting by fontconfig. The bundled font always uses `light`, fontconfig's default: reading the configuration
  /// takes several milliseconds at start, and the interface must look the same everywhere.
  var hinting = Hinting.light

  /// Whether the face consists of bitmaps in one size, as is common for color emoji.
  var isBitmap = false

  /// Whether an upright face is slanted when it is drawn, because its family has no italic face.
  var isSlanted = false

  /// Whether a light face is drawn bolder, because its family has no bold face.
  var isEmboldened = false

  static let bundledFamily = "Inter"

  static func bundled(_ weight: Font.Weight) -> FontSource {
    switch weight {
    case .regular: FontSource(location: .bundled("Inter-Regular"))
    case .semibold: FontSource(location: .bundled("Inter-SemiBold"))
    }
  }

  var faceIndex: Int {
    switch location {
    case .bundled: 0
    case .file(_, let index): index
    }
  }

  var label: String {
    switch location {
    case .bundled(let name): name
    case .file(let path, _): path
    }
  }
}

/// The bytes of a font file, mapped into memory. HarfBuzz, FreeType and SDL_ttf read them without system calls.
@MainActor
final class FontBytes {
  let blob: OpaquePointer
  let start: UnsafePointer<UInt8>
  let count: Int

  /// - Throws: `HostError` if there is no such regular file, or if it is empty or cannot be read.
  init(_ source: FontSource) throws(HostError) {
    let made: OpaquePointer? =
      switch source.location {
      case .bundled(let name):
        bundled_asset_named(name).flatMap { asset in
          let count = Int(asset.pointee.count)
          return asset.pointee.bytes.withMemoryRebound(to: CChar.self, capacity: count) {
            hb_blob_create($0, UInt32(clamping: count), HB_MEMORY_MODE_READONLY, nil, nil)
          }
        }
      // HarfBuzz would wait for the writer of a pipe.
      case .file(let path, _):
        SmallFile.isNonRegularFile(path) ? nil : hb_blob_create_from_file_or_fail(path)
      }
    var length: UInt32 = 0
    guard let blob = made, let data = hb_blob_get_data(blob, &length), length > 0 else {
      hb_blob_destroy(made)
      throw HostError(
        .unavailable, "cannot open the font \(source.label)", reason: "the file cannot be read")
    }
    self.blob = blob
    start = UnsafeRawPointer(data).assumingMemoryBound(to: UInt8.self)
    count = Int(length)
  }

  isolated deinit {
    hb_blob_destroy(blob)
  }

  /// A stream for SDL_ttf, which closes it. The bytes must outlive the stream.
  func open() -> UnsafeMutablePointer<SDL_RWops>? {
    SDL_RWFromConstMem(start, Int32(clamping: count))
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CBundledAssets
internal import CSDL2
internal import CSDL2TTF
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

  /// Opens the bytes of the face; the caller closes the stream. Throws if the file is not a regular file.
  func openStream() throws(HostError) -> UnsafeMutablePointer<SDL_RWops> {
    switch location {
    case .bundled(let name):
      let bytes = bundled_asset_named(name).flatMap { asset in
        SDL_RWFromConstMem(asset.pointee.bytes, Int32(clamping: asset.pointee.count))
      }
      guard let bytes else { throw .sdl(.unavailable, "cannot open the font \(label)") }
      return bytes
    case .file(let path, _):
      do throws(HostError) {
        return try FontFileStream.open(path)
      } catch {
        throw HostError(.unavailable, "cannot open the font \(label)", reason: error.reason)
      }
    }
  }

  func open() -> UnsafeMutablePointer<SDL_RWops>? { try? openStream() }

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

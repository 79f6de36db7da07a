// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CBundledAssets
internal import CSDL2
internal import CSDL2TTF
internal import Drawing

/// Where a face comes from, before a size is chosen.
struct FontSource: Hashable {
  /// How strongly outlines are fitted to the pixel grid.
  enum Hinting: Hashable {
    case none
    /// Vertically only: letters keep their widths.
    case light
    case full
    /// Both ways and without grey pixels, for people who turned smoothing off.
    case monochrome
  }

  enum Place: Hashable {
    /// A name in the bundled assets.
    case bundled(String)
    /// A file and the index of a face in it.
    case file(String, index: Int)
  }

  var place: Place

  /// The hinting that fontconfig names for the face. The bundled face is always `light`, which is
  /// also fontconfig's own default: reading the configuration takes several milliseconds of
  /// start-up, and a picture of the interface must be the same on every machine.
  var hinting = Hinting.light

  /// True for a face made of pictures in one size, as color emoji often are.
  var isBitmap = false

  /// Whether an upright face is slanted when it is drawn, because its family has no italic face.
  var isSlanted = false

  /// Whether a light face is drawn bolder, because its family has no bold face.
  var isEmboldened = false

  /// The family of the bundled faces.
  static let bundledFamily = "Inter"

  static func bundled(_ weight: Font.Weight) -> FontSource {
    switch weight {
    case .regular: FontSource(place: .bundled("Inter-Regular"))
    case .semibold: FontSource(place: .bundled("Inter-SemiBold"))
    }
  }

  /// Opens the bytes of the face; the caller closes them.
  ///
  /// - Throws: `HostError` if the file is missing or is not a regular file.
  func stream() throws(HostError) -> UnsafeMutablePointer<SDL_RWops> {
    switch place {
    case .bundled(let name):
      let bytes = bundled_asset_named(name).flatMap { asset in
        SDL_RWFromConstMem(asset.pointee.bytes, Int32(clamping: asset.pointee.count))
      }
      guard let bytes else { throw .sdl(.unavailable, "cannot open the font \(label)") }
      return bytes
    case .file(let path, _):
      do throws(HostError) {
        return try SmallFile.stream(of: path)
      } catch {
        throw HostError(.unavailable, "cannot open the font \(label)", reason: error.reason)
      }
    }
  }

  /// The bytes of the face, or nil.
  func open() -> UnsafeMutablePointer<SDL_RWops>? { try? stream() }

  var faceIndex: Int {
    switch place {
    case .bundled: 0
    case .file(_, let index): index
    }
  }

  /// What to call the face in an error.
  var label: String {
    switch place {
    case .bundled(let name): name
    case .file(let path, _): path
    }
  }
}

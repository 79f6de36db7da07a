// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import CSDL2Image
internal import Glibc

extension Bitmap {
  /// Reads a PNG, JPEG, WebP or SVG file of at most 128,000,000 pixels.
  ///
  /// - Throws: `HostError` when the file cannot be read, is none of these, or is larger: that is seen before
  ///   anything is decoded.
  public nonisolated init(contentsOf path: String) throws(HostError) {
    guard let file = SDL_RWFromFile(path, "rb") else { throw .sdl(.noInput, "cannot read \(path)") }
    defer { SDL_RWclose(file) }
    _ = try ImageLoader(directories: []).check(file, name: path, path: path)
    guard let surface = IMG_Load_RW(file, 0) else { throw .sdl(.noInput, "cannot read \(path)") }
    defer { SDL_FreeSurface(surface) }
    guard let buffer = PixelBuffer(copying: surface) else {
      throw .sdl(.software, "cannot read \(path)")
    }
    self.init(buffer)
  }

  /// Writes a PNG file. The host writes another file beside it and renames that, so the name never
  /// has half a picture.
  public nonisolated func writePNG(to path: String) throws(HostError) {
    let part = "\(path).part-\(getpid())"
    guard let file = SDL_RWFromFile(part, "wb") else {
      throw .cannotWrite(path, code: errno)
    }
    do {
      try encode(into: file, path: path)
    } catch {
      unlink(part)
      throw error
    }
    guard rename(part, path) == 0 else {
      let code = errno
      unlink(part)
      throw .cannotWrite(path, code: code)
    }
  }

  /// Writes the picture and closes the file.
  private nonisolated func encode(
    into file: UnsafeMutablePointer<SDL_RWops>, path: String
  ) throws(HostError) {
    var straight = pixels
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    let failure: HostError? = straight.withUnsafeMutableBytes { bytes in
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, Int32(width), Int32(height), 32, Int32(width * 4), format)
      else {
        SDL_RWclose(file)
        return .sdl(.software, "cannot write \(path)")
      }
      defer { SDL_FreeSurface(surface) }
      let isWritten = IMG_SavePNG_RW(surface, file, 0) == 0
      let reason = isWritten ? "" : String(cString: SDL_GetError())
      // Closing flushes: a full disk may show only here.
      let isClosed = SDL_RWclose(file) == 0
      guard isWritten, isClosed else {
        return HostError(
          .cannotCreate, "cannot write \(path)", reason: reason,
          remedy: "free some space or choose another folder")
      }
      return nil
    }
    if let failure { throw failure }
  }

  nonisolated init(_ buffer: PixelBuffer) {
    let pixels = [UInt32](unsafeUninitializedCapacity: buffer.width * buffer.height) {
      room, count in
      if let target = room.baseAddress {
        for y in 0..<buffer.height {
          memcpy(target + y * buffer.width, buffer.row(x: 0, y: y), buffer.width * 4)
        }
      }
      count = buffer.width * buffer.height
    }
    self.init(width: buffer.width, height: buffer.height, pixels: pixels)
  }
}

extension HostError {
  nonisolated static func cannotWrite(_ path: String, code: Int32) -> HostError {
    HostError(
      .cannotCreate, "cannot write \(path)", reason: String(cString: strerror(code)),
      remedy: "choose a folder that exists and that you may write to")
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// A stream with only the chunks of a PNG file that its pixels need, for the decoder.
///
/// Texts, profiles and other additions are left out: libpng 1.6 allocates the length that a chunk claims, and some
/// builds of it expand compressed texts without a limit. A truncated file is continued with zeros, because SDL_image
/// 2.6 does not report the end to libpng; libpng treats a chunk of zeros as an error.
nonisolated final class PNGChunkFilter {
  /// The chunks that are passed on, and their maximum length in the format.
  private static let chunks: KeyValuePairs = [
    "IHDR": 13, "PLTE": 768, "tRNS": 256, "IDAT": Int(Int32.max), "IEND": 0,
  ]

  private static let signatureLength = 8
  /// The length and the name before a chunk's data.
  private static let chunkHeaderLength = 8
  private static let checksumLength = 4

  private let file: UnsafeMutablePointer<SDL_RWops>
  /// The unread part of the length and the name of the current chunk.
  private var head: ArraySlice<UInt8> = []
  /// The number of bytes after `head` that are passed on.
  private var remainingByteCount = PNGChunkFilter.signatureLength
  /// Whether the file has ended, or a chunk is longer than the format allows.
  private var isAtEnd = false

  /// - Parameter file: The file, at its beginning. It must outlive the stream.
  private init(_ file: UnsafeMutablePointer<SDL_RWops>) { self.file = file }

  /// Calls a decoder with the stream; nil also if there is no memory for the stream.
  static func read<Result>(
    _ file: UnsafeMutablePointer<SDL_RWops>,
    _ decode: (UnsafeMutablePointer<SDL_RWops>) -> Result?
  ) -> Result? {
    guard let stream = SDL_AllocRW() else { return nil }
    defer { SDL_FreeRW(stream) }
    let pixels = PNGChunkFilter(file)
    stream.pointee.hidden.unknown.data1 = Unmanaged.passUnretained(pixels).toOpaque()
    // The decoder stores its position at the start, and returns to it after an error.
    stream.pointee.seek = { _, _, _ in 0 }
    stream.pointee.read = { stream, target, size, count in
      guard let pixels = stream?.pointee.hidden.unknown.data1, let target else { return 0 }
      Unmanaged<PNGChunkFilter>.fromOpaque(pixels).takeUnretainedValue()
        .fill(UnsafeMutableRawBufferPointer(start: target, count: size * count))
      return count
    }
    return withExtendedLifetime(pixels) { decode(stream) }
  }

  private func fill(_ target: UnsafeMutableRawBufferPointer) {
    var filled = 0
    while filled < target.count {
      let room = UnsafeMutableRawBufferPointer(rebasing: target[filled...])
      if !head.isEmpty {
        let count = min(room.count, head.count)
        room.copyBytes(from: head.prefix(count))
        head = head.dropFirst(count)
        filled += count
      } else if remainingByteCount > 0, !isAtEnd {
        let count = SDL_RWread(file, room.baseAddress, 1, min(room.count, remainingByteCount))
        remainingByteCount -= count
        filled += count
        if count == 0 { isAtEnd = true }
      } else if isAtEnd {
        room.initializeMemory(as: UInt8.self, repeating: 0)
        return
      } else {
        findNextChunk()
      }
    }
  }

  private func findNextChunk() {
    while !isAtEnd {
      head = ImageHeader.read(Self.chunkHeaderLength, of: file)[...]
      guard head.count == Self.chunkHeaderLength else { break }
      let length = ImageHeader.bigEndian(head.prefix(4))
      if let chunk = Self.chunks.first(where: { head.dropFirst(4).elementsEqual($0.key.utf8) }) {
        guard length <= chunk.value else { break }
        remainingByteCount = length + Self.checksumLength
        return
      }
      guard length <= Int32.max,
        SDL_RWseek(file, Int64(length + Self.checksumLength), RW_SEEK_CUR) > 0
      else { break }
    }
    isAtEnd = true
    head = []
  }
}

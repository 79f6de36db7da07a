// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// The chunks of a PNG file that its pixels need, as a stream for the decoder.
///
/// The decoder gets no texts, profiles and other additions: libpng 1.6 asks for as much memory as a chunk says that it is long,
/// and expands compressed texts without a limit where the system's library was built that way. A file that ends early goes on
/// with zeros, because SDL_image 2.6 does not tell libpng about the end; a chunk of zeros is an error to libpng.
nonisolated final class PNGPixels {
  /// The chunks that are passed on, and the largest length that the format allows.
  private static let chunks: KeyValuePairs = [
    "IHDR": 13, "PLTE": 768, "tRNS": 256, "IDAT": Int(Int32.max), "IEND": 0,
  ]

  /// The signature of the file.
  private static let signature = 8
  /// The length and the name before the data of a chunk.
  private static let introduction = 8
  /// The checksum after the data.
  private static let checksum = 4

  private let file: UnsafeMutablePointer<SDL_RWops>
  /// The length and the name of the current chunk, as far as the decoder has not read them.
  private var head: ArraySlice<UInt8> = []
  /// Bytes of the file that follow `head` and are passed on.
  private var rest = PNGPixels.signature
  /// Whether the file has ended, or a chunk is longer than the format allows.
  private var isAtEnd = false

  /// - Parameter file: At its beginning. It must outlive the stream.
  private init(_ file: UnsafeMutablePointer<SDL_RWops>) { self.file = file }

  /// Calls a decoder with the stream.
  ///
  /// - Returns: Nil also if there is no memory for the stream.
  static func read<Result>(
    _ file: UnsafeMutablePointer<SDL_RWops>,
    _ decode: (UnsafeMutablePointer<SDL_RWops>) -> Result?
  ) -> Result? {
    guard let stream = SDL_AllocRW() else { return nil }
    defer { SDL_FreeRW(stream) }
    let pixels = PNGPixels(file)
    stream.pointee.hidden.unknown.data1 = Unmanaged.passUnretained(pixels).toOpaque()
    // The decoder asks for the position before it begins, and goes back there after an error.
    stream.pointee.seek = { _, _, _ in 0 }
    stream.pointee.read = { stream, target, size, count in
      guard let pixels = stream?.pointee.hidden.unknown.data1, let target else { return 0 }
      Unmanaged<PNGPixels>.fromOpaque(pixels).takeUnretainedValue()
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
      } else if rest > 0, !isAtEnd {
        let count = SDL_RWread(file, room.baseAddress, 1, min(room.count, rest))
        rest -= count
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

  /// Goes to the next chunk that is passed on.
  private func findNextChunk() {
    while !isAtEnd {
      head = PictureHeader.read(Self.introduction, of: file)[...]
      guard head.count == Self.introduction else { break }
      let length = PictureHeader.bigEndian(head.prefix(4))
      if let chunk = Self.chunks.first(where: { head.dropFirst(4).elementsEqual($0.key.utf8) }) {
        guard length <= chunk.value else { break }
        rest = length + Self.checksum
        return
      }
      guard length <= Int32.max,
        SDL_RWseek(file, Int64(length + Self.checksum), RW_SEEK_CUR) > 0
      else { break }
    }
    isAtEnd = true
    head = []
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Glibc

/// A font file that SDL_ttf reads. It keeps the blocks that were read last, because FreeType seeks and reads a few bytes
/// for each letter: without them, a third of the time for drawing a line of text would be spent in system calls.
nonisolated final class FontFileStream {
  private static let blockSize = 4096
  /// Blocks whose numbers differ by a multiple of this number replace each other.
  private static let blockCount = 32

  private let descriptor: Int32
  private let byteCount: Int
  private var position = 0
  private let bytes = UnsafeMutableRawPointer.allocate(
    byteCount: blockSize * blockCount, alignment: blockSize)
  /// The kept blocks; nil for a block that was not read.
  private var blocks = [(number: Int, byteCount: Int)?](repeating: nil, count: blockCount)

  /// Opens a stream, which SDL_ttf closes.
  ///
  /// - Throws: `HostError` if the path names no regular file, or if the file cannot be opened.
  static func open(_ path: String) throws(HostError) -> UnsafeMutablePointer<SDL_RWops> {
    let descriptor = try SmallFile.openDescriptor(of: path)
    guard let stream = SDL_AllocRW() else {
      close(descriptor)
      throw .sdl(.noInput, "cannot read \(path)")
    }
    let file = FontFileStream(descriptor)
    stream.pointee.type = UInt32(SDL_RWOPS_UNKNOWN)
    stream.pointee.hidden.unknown.data1 = Unmanaged.passRetained(file).toOpaque()
    stream.pointee.size = { Int64(FontFileStream.of($0)?.byteCount ?? -1) }
    stream.pointee.seek = { FontFileStream.of($0)?.seek(to: $1, from: $2) ?? -1 }
    stream.pointee.read = { FontFileStream.of($0)?.read(into: $1, size: $2, count: $3) ?? 0 }
    stream.pointee.write = { _, _, _, _ in 0 }
    stream.pointee.close = { stream in
      if let data = stream?.pointee.hidden.unknown.data1 {
        Unmanaged<FontFileStream>.fromOpaque(data).release()
      }
      SDL_FreeRW(stream)
      return 0
    }
    return stream
  }

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var status = stat()
    byteCount = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  deinit {
    close(descriptor)
    bytes.deallocate()
  }

  private static func of(_ stream: UnsafeMutablePointer<SDL_RWops>?) -> FontFileStream? {
    stream?.pointee.hidden.unknown.data1.map {
      Unmanaged<FontFileStream>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private func seek(to offset: Int64, from origin: Int32) -> Int64 {
    let start =
      switch origin {
      case RW_SEEK_SET: 0
      case RW_SEEK_CUR: position
      default: byteCount
      }
    let (target, overflows) = start.addingReportingOverflow(Int(offset))
    guard !overflows, target >= 0 else { return -1 }
    position = target
    return Int64(target)
  }

  /// Returns the number of complete items that were read.
  private func read(into target: UnsafeMutableRawPointer?, size: Int, count: Int) -> Int {
    let (wanted, overflows) = size.multipliedReportingOverflow(by: count)
    guard let target, !overflows, wanted > 0 else { return 0 }
    var done = 0
    while done < wanted {
      let (number, start) = position.quotientAndRemainder(dividingBy: Self.blockSize)
      let slot = number % Self.blockCount
      let part = min(wanted - done, byteCount(ofBlock: number, in: slot) - start)
      guard part > 0 else { break }
      memcpy(target + done, bytes + slot * Self.blockSize + start, part)
      done += part
      position += part
    }
    return done / size
  }

  /// Reads a block unless it is kept. Returns its number of bytes, which is smaller at the end of the file.
  private func byteCount(ofBlock number: Int, in slot: Int) -> Int {
    if let block = blocks[slot], block.number == number { return block.byteCount }
    var count = 0
    while count < Self.blockSize {
      let got = pread(
        descriptor, bytes + slot * Self.blockSize + count, Self.blockSize - count,
        number * Self.blockSize + count)
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { break }
      count += got
    }
    blocks[slot] = (number, count)
    return count
  }
}

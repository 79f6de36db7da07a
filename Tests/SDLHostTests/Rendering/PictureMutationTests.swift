// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CSDL2
import Drawing
import Foundation
import TestSupport
import Testing

@testable import SDLHost

/// The limits of docs/RELIABILITY.md hold for files whose headers are wrong in many ways. `DRAWER_RANDOM_SEQUENCES=N` tries N
/// files, from the seed `DRAWER_RANDOM_FIRST_SEED` on.
struct PictureMutationTests {
  /// A file in memory that counts what is done to it.
  private final class CountedFile {
    let bytes: [UInt8]
    var position = 0
    private(set) var bytesRead = 0
    private(set) var calls = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private static func file(_ stream: UnsafeMutablePointer<SDL_RWops>?) -> CountedFile? {
      stream?.pointee.hidden.unknown.data1
        .map { Unmanaged<CountedFile>.fromOpaque($0).takeUnretainedValue() }
    }

    func withStream<Result>(
      _ body: (UnsafeMutablePointer<SDL_RWops>) throws -> Result
    ) throws -> Result {
      let stream = try #require(SDL_AllocRW())
      defer { SDL_FreeRW(stream) }
      stream.pointee.hidden.unknown.data1 = Unmanaged.passUnretained(self).toOpaque()
      stream.pointee.size = { Int64(CountedFile.file($0)?.bytes.count ?? 0) }
      stream.pointee.seek = { stream, offset, whence in
        guard let file = CountedFile.file(stream) else { return -1 }
        file.calls += 1
        let base =
          whence == RW_SEEK_SET ? 0 : whence == RW_SEEK_CUR ? file.position : file.bytes.count
        file.position = max(0, base + Int(offset))
        return Int64(file.position)
      }
      stream.pointee.read = { stream, target, size, count in
        guard let file = CountedFile.file(stream) else { return 0 }
        file.calls += 1
        let read = min(size * count, max(0, file.bytes.count - file.position))
        file.bytes.withUnsafeBytes { bytes in
          if read > 0, let from = bytes.baseAddress {
            target?.copyMemory(from: from + file.position, byteCount: read)
          }
        }
        file.position += read
        file.bytesRead += read
        return size == 0 ? 0 : read / size
      }
      return try body(stream)
    }
  }

  private static let maximumPixelCount = 1_000_000
  /// Bytes that are asked for in one piece: much less than a length of 31 bits, and more than any small picture needs.
  private static let maximumBlockSize = 64 << 20
  private let pictures: MutatedPictures
  private let loader = ImageLoader(directories: [], maximumImagePixelCount: Self.maximumPixelCount)

  init() throws { pictures = try MutatedPictures() }

  @Test func `all sample images of the mutation tests can be decoded before they are modified`()
    throws
  {
    for bytes in pictures.originals {
      let picture = try loader.load(loader.find(Image(data: bytes)), width: 5, height: 4)
      #expect(picture.width == 5 && picture.height == 4)
    }
  }

  @Test
  func `decoding a randomly modified image file never allocates a block above the memory limit`()
    throws
  {
    let first =
      ProcessInfo.processInfo.environment["DRAWER_RANDOM_FIRST_SEED"].flatMap(UInt64.init) ?? 0
    var decoded = 0
    for seed in first..<first + UInt64(RandomSequences.count(3000)) {
      let (kind, bytes) = pictures.file(seed)
      try checkHeader(bytes, "seed \(seed), \(kind)")
      let (count, block) = try Allocations.maximumBlockSize {
        try checkPicture(bytes, "seed \(seed), \(kind)")
      }
      decoded += count
      #expect(block <= Self.maximumBlockSize, "seed \(seed), \(kind)")
    }

    // Otherwise the files would say nothing of the decoders.
    #expect(decoded > 0)
  }

  /// Reading a header costs a limited number of bytes and calls.
  private func checkHeader(_ bytes: [UInt8], _ name: String) throws {
    let file = CountedFile(bytes)
    _ = try file.withStream { stream in try? ImageHeader(of: stream) }
    #expect(file.bytesRead <= ImageHeader.maximumHeaderByteCount + 32, "\(name)")
    #expect(file.calls <= 8192, "\(name)")
    #expect(file.position == 0, "\(name)")
  }

  /// A picture that is accepted is as large as its header says, and that is not too large.
  ///
  /// - Returns: 1 for a picture that was decoded.
  private func checkPicture(_ bytes: [UInt8], _ name: String) throws -> Int {
    guard let source = try? loader.find(Image(data: bytes)) else { return 0 }
    let (width, height) = source.header.pixels
    switch source.header {
    case .bitmap:
      #expect(width * height <= Self.maximumPixelCount, "\(name)")
    case .vector(let width, let height):
      #expect(width * height <= Double(Self.maximumPixelCount), "\(name)")
      #expect(max(width, height) <= 1000 * min(width, height), "\(name)")
    }
    guard width * height <= 10_000,
      let picture = try? loader.load(source, width: width, height: height)
    else { return 0 }
    #expect(abs(picture.width - width) <= 1 && abs(picture.height - height) <= 1, "\(name)")
    return 1
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CPixels
internal import ContainerCore
internal import Dispatch
internal import Drawing
internal import Synchronization

/// Pictures of a window that rests, for a person who compares: encoded beside the main thread.
final class RecordedPictures {
  /// Seconds from one picture to the next, at least.
  private static let pause = 1.0
  /// Bytes of all of them, at most.
  private static let budget = 16 << 20

  private let queue = DispatchQueue(label: "recorded pictures")
  private let encoded = Encoded()
  private var taken: (at: Instant, pixels: UInt64)?
  private var size = 0

  private nonisolated final class Encoded: Sendable {
    let pictures = Mutex<[(frame: Instant, png: [UInt8])]>([])
  }

  /// A frame shows, whose pixels have this hash.
  func frameShown(at instant: Instant, _ buffer: PixelBuffer, pixels: UInt64) {
    if let taken, taken.pixels == pixels || instant.since(taken.at) < Self.pause { return }
    guard size < Self.budget else { return }
    taken = (instant, pixels)
    let picture = Bitmap(opaque: buffer)
    queue.async { [encoded] in
      // One that cannot be encoded is missed by nobody but who compares.
      guard let png = try? picture.encoded(for: "a picture") else { return }
      encoded.pictures.withLock { $0.append((instant, png)) }
    }
  }

  /// Those that are ready, each once.
  func take() -> [Recording.Step] {
    let pictures = encoded.pictures.withLock { pictures in
      defer { pictures.removeAll() }
      return pictures
    }
    for picture in pictures { size += picture.png.count }
    return pictures.map { .picture(of: $0.frame, png: $0.png) }
  }

  /// All of them, once they are ready.
  func takeLast() -> [Recording.Step] {
    queue.sync {}
    return take()
  }
}

/// A hash that is the same in every process: FNV-1a, in words of 64 bits.
nonisolated struct StableHash {
  private static let prime: UInt64 = 0x100_0000_01b3

  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) { value = (value ^ word) &* Self.prime }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(UInt64(byte)) }
  }

  /// The colors of the pixels.
  ///
  /// - Parameter rows: The first row, and the way from one to the next.
  mutating func add(_ buffer: PixelBuffer, rows: (first: Int, step: Int) = (0, 1)) {
    add(UInt64(buffer.width) << 32 | UInt64(buffer.height))
    var sums = (value, value, value, value)
    withUnsafeMutableBytes(of: &sums) { sums in
      guard let sums = sums.bindMemory(to: UInt32.self).baseAddress else { return }
      for y in stride(from: rows.first, to: buffer.height, by: rows.step) {
        pixels_mix(buffer.pixels + y * buffer.stride, buffer.width, sums)
      }
    }
    add(sums.0)
    add(sums.1)
    add(sums.2)
    add(sums.3)
  }
}

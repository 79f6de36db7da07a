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

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CPixels
internal import ContainerCore
internal import Dispatch
internal import Drawing
internal import Synchronization

/// Snapshots of an idle window for visual comparison. They are encoded on another thread.
final class RecordedSnapshots {
  private static let minimumInterval = 1.0
  private static let budget = 16 << 20

  private let queue = DispatchQueue(label: "recorded pictures")
  private let encoded = Encoded()
  private var lastSnapshot: (at: Instant, pixels: UInt64)?
  private var byteCount = 0

  private nonisolated final class Encoded: Sendable {
    let snapshots = Mutex<[Recording.Step]>([])
  }

  /// Takes a snapshot of a presented frame, whose pixels have this hash.
  func recordFrame(at instant: Instant, _ buffer: PixelBuffer, pixels: UInt64) {
    if let lastSnapshot,
      lastSnapshot.pixels == pixels
        || instant.timeIntervalSince(lastSnapshot.at) < Self.minimumInterval
    {
      return
    }
    guard byteCount < Self.budget else { return }
    lastSnapshot = (instant, pixels)
    let picture = Bitmap(opaque: buffer)
    queue.async { [encoded] in
      guard let png = try? picture.encodedPNG(for: "an image") else { return }
      encoded.snapshots.withLock { $0.append(.snapshot(of: instant, png: png)) }
    }
  }

  /// Removes and returns the encoded snapshots.
  ///
  /// - Parameter waits: Whether to wait until all snapshots are encoded. Default false.
  func removeAll(waits: Bool = false) -> [Recording.Step] {
    if waits { queue.sync {} }
    let steps = encoded.snapshots.withLock { steps in
      defer { steps.removeAll() }
      return steps
    }
    for case .snapshot(_, let png) in steps { byteCount += png.count }
    return steps
  }
}

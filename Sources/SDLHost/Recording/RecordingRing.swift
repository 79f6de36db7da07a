// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The end of a recording that never stops, in memory: two parts, each of which begins with the state that the window had
/// then.
final class RecordingRing {
  /// Seconds of a part.
  private static let length = 60.0
  /// Bytes of a part, from which on the next may begin, and at which one that cannot end is given up.
  private static let size = (usual: 1 << 20, largest: 4 << 20)

  private var former: [UInt8] = []
  private var present: [UInt8] = []
  /// When the present part began; nil while nothing is kept.
  private var began: Instant?

  /// What is kept, as the lines of a recording that is cut off.
  var bytes: [UInt8] { former + present }

  /// Forgets what was kept; the next part is due.
  func clear() { (former, present, began) = ([], [], nil) }

  func append(_ line: [UInt8]) {
    guard began != nil else { return }
    present += line
    // The window has not come to rest for so long.
    if present.count > Self.size.largest { clear() }
  }

  /// Whether the next part is to begin, as soon as the window rests.
  func isDue(at now: Instant) -> Bool {
    began.map { now.since($0) >= Self.length || present.count >= Self.size.usual } ?? true
  }

  /// The next part begins.
  func turn(at now: Instant) {
    swap(&former, &present)
    present.removeAll(keepingCapacity: true)
    began = now
  }
}

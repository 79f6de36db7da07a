// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore

/// The end of a recording that never stops, in memory: two parts, each of which begins with the state that the window had
/// then.
package final class RecordingRing {
  /// Seconds of a part.
  private static let length = 60.0
  /// Bytes of a part, from which on the next may begin, and at which one that cannot end is given up.
  private static let size = (usual: 8 << 20, largest: 32 << 20)

  private var former: [UInt8] = []
  private var present: [UInt8] = []
  /// When the present part began; nil while nothing is kept.
  private var began: Instant?

  package init() {
    // Room that nothing touches takes no memory, and frames seldom have to ask for more.
    former.reserveCapacity(Self.size.usual)
    present.reserveCapacity(Self.size.usual)
  }

  /// What is kept, as the lines of a recording that is cut off.
  var bytes: [UInt8] { former + present }

  /// Forgets what was kept; the next part is due.
  func clear() {
    former.removeAll(keepingCapacity: true)
    present.removeAll(keepingCapacity: true)
    began = nil
  }

  func append(_ line: [UInt8]) {
    guard began != nil else { return }
    present += line
    // The window has not come to rest for so long.
    if present.count > Self.size.largest { clear() }
  }

  /// Whether the next part is to begin, as soon as the window rests.
  ///
  /// - Parameter isWhole: Whether a state keeps all that shows; a part that is not too large waits for it.
  func isDue(at now: Instant, isWhole: Bool = true) -> Bool {
    guard let began else { return isWhole }
    return present.count >= Self.size.usual || (isWhole && now.since(began) >= Self.length)
  }

  /// The next part begins.
  package func turn(at now: Instant) {
    swap(&former, &present)
    present.removeAll(keepingCapacity: true)
    began = now
  }
}

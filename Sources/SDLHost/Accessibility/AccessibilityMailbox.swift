// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Glibc
internal import Synchronization

/// What the main actor leaves for the thread of the accessibility bus. Nobody waits at it.
nonisolated final class AccessibilityMailbox: Sendable {
  /// Where a window is on its screen.
  struct Place: Sendable, Equatable {
    /// Its content's corner, in pixels; zero where the desktop does not tell, as on Wayland.
    var origin = Point.zero
    /// Pixels per point.
    var scale = 1.0
  }

  /// What was left since the last look.
  struct Contents: Sendable {
    var tree: AccessibilityTree?
    var place = Place()
    /// Whether nothing moves.
    var isSettled = true
    var keys: [AccessibleKey] = []
  }

  /// Keys that wait. A bus that hangs takes none; who hears of old keys would be misled.
  private static let mostKeys = 64

  private let contents = Mutex(Contents())
  /// The two ends of a pipe that wakes the thread.
  private let ends: [Int32]

  /// Nil when the system has no pipe left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    self.ends = ends
  }

  deinit {
    for end in ends { close(end) }
  }

  /// Readable when something was left.
  var descriptor: Int32 { ends[0] }

  func leave(_ tree: AccessibilityTree, place: Place, isSettled: Bool) {
    contents.withLock {
      $0.tree = tree
      $0.place = place
      $0.isSettled = isSettled
    }
    wake()
  }

  func leave(_ key: AccessibleKey) {
    contents.withLock { if $0.keys.count < Self.mostKeys { $0.keys.append(key) } }
    wake()
  }

  /// Takes what was left.
  func take() -> Contents {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(ends[0], &bytes, bytes.count) > 0 {}
    return contents.withLock { contents in
      let result = contents
      contents.tree = nil
      contents.keys = []
      return result
    }
  }

  private func wake() {
    var byte: UInt8 = 1
    // A full pipe wakes as well.
    _ = write(ends[1], &byte, 1)
  }
}

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
    /// Keys before the tree.
    var keys: [AccessibleKey] = []
    /// Keys after it: what was let go waits until a tree shows what its press has done. Orca says of a change what the
    /// last key means, with the modifiers that it was let go with.
    var laterKeys: [AccessibleKey] = []
    /// Whether a key was pressed that no tree came after.
    fileprivate var hasPress = false
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
      if $0.tree != nil {
        $0.keys += $0.laterKeys
        $0.laterKeys = []
      }
      $0.tree = tree
      $0.place = place
      $0.isSettled = isSettled
      $0.hasPress = false
    }
    wake()
  }

  func leave(_ key: AccessibleKey) {
    contents.withLock {
      guard $0.keys.count + $0.laterKeys.count < Self.mostKeys else { return }
      let waits = $0.tree != nil || $0.hasPress && !key.isDown
      if waits {
        $0.laterKeys.append(key)
      } else {
        $0.keys += $0.laterKeys + [key]
        $0.laterKeys = []
      }
      if key.isDown { $0.hasPress = true }
    }
    wake()
  }

  /// Takes what was left, later keys only with the tree.
  func take() -> Contents {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(ends[0], &bytes, bytes.count) > 0 {}
    return contents.withLock { contents in
      var result = contents
      contents.keys = []
      if contents.tree == nil { result.laterKeys = [] } else { contents.laterKeys = [] }
      contents.tree = nil
      return result
    }
  }

  private func wake() {
    var byte: UInt8 = 1
    // A full pipe wakes as well.
    _ = write(ends[1], &byte, 1)
  }
}

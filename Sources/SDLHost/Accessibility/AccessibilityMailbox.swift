// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Glibc
internal import Synchronization

/// Passes data from the main actor to the thread of the accessibility bus, without blocking.
nonisolated final class AccessibilityMailbox: Sendable {
  /// The position and scale of a window on its screen.
  struct WindowGeometry: Sendable, Equatable {
    /// The corner of the window's content in pixels; zero if the desktop does not report it, as on Wayland.
    var origin = Point.zero
    var scale = 1.0
  }

  /// A tree, and the key events that occurred after it.
  struct Update: Sendable {
    var tree: AccessibilityTree
    var geometry: WindowGeometry
    var isIdle: Bool
    /// A release waits for the tree with the effects of its press, since Orca interprets a change with the last key
    /// event.
    var laterKeys: [AccessibleKey] = []
  }

  /// The data since the last removal.
  struct Contents: Sendable {
    var keys: [AccessibleKey] = []
    var update: Update?
    /// The keys after the update; without one, the releases that wait for it.
    fileprivate var laterKeys: [AccessibleKey] = []
    fileprivate var hasPress = false
  }

  /// The maximum number of waiting key events. If the bus hangs, further ones are dropped, since old ones mislead.
  private static let maximumKeyCount = 64

  private let contents = Mutex(Contents())
  private let pipeEnds: [Int32]

  /// Nil if the system has no pipe left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    self.pipeEnds = ends
  }

  deinit {
    for end in pipeEnds { close(end) }
  }

  /// The descriptor that becomes readable when data was posted.
  var descriptor: Int32 { pipeEnds[0] }

  func post(_ tree: AccessibilityTree, geometry: WindowGeometry, isIdle: Bool) {
    contents.withLock {
      if $0.update != nil {
        $0.keys += $0.laterKeys
        $0.laterKeys = []
      }
      $0.update = Update(tree: tree, geometry: geometry, isIdle: isIdle)
      $0.hasPress = false
    }
    wake()
  }

  func post(_ key: AccessibleKey) {
    contents.withLock {
      guard $0.keys.count + $0.laterKeys.count < Self.maximumKeyCount else { return }
      if $0.update != nil || $0.hasPress && !key.key.isDown {
        $0.laterKeys.append(key)
      } else {
        $0.keys += $0.laterKeys + [key]
        $0.laterKeys = []
      }
      if key.key.isDown { $0.hasPress = true }
    }
    wake()
  }

  /// Removes and returns the data. Later keys are included only together with a tree.
  func removeAll() -> Contents {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(pipeEnds[0], &bytes, bytes.count) > 0 {}
    return contents.withLock { contents in
      var result = contents
      result.update?.laterKeys = contents.laterKeys
      contents.keys = []
      if contents.update.take() != nil { contents.laterKeys = [] }
      return result
    }
  }

  private func wake() {
    var byte: UInt8 = 1
    _ = write(pipeEnds[1], &byte, 1)
  }
}

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Hears of each frame of a window just before it is made: for what has to stay beside something
/// that moves, such as a popover. Frames are made only when something changed.
public protocol FrameFollower: AnyObject {
  /// Animations and layout are at the frame's instant; what is changed here is in the frame.
  func windowWillMakeFrame(_ window: Window)
}

/// The followers of a window. None of them costs a frame nothing.
struct FrameFollowers {
  private struct Entry {
    weak var follower: (any FrameFollower)?
  }

  private var entries: [Entry] = []

  mutating func add(_ follower: any FrameFollower) {
    remove(follower)
    entries.append(Entry(follower: follower))
  }

  mutating func remove(_ follower: any FrameFollower) {
    entries.removeAll { $0.follower == nil || $0.follower === follower }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Those that are there now; what one of them does may add and remove others.
  var present: [any FrameFollower] { entries.compactMap(\.follower) }
}

/// Receives the measurements of a window's frames. The host measures frames only while the window has an observer.
package protocol FrameObserver: AnyObject {
  /// A frame has been presented.
  func window(_ window: Window, presented measurement: FrameMeasurement)

  /// A step has moved the animations and laid out; what the observer changes now is in the frame,
  /// and asks for no other.
  func windowWillShowFrame(_ window: Window)
}

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

extension Window {
  /// Tells `follower` of each frame from now on. It is not kept alive.
  public func addFrameFollower(_ follower: any FrameFollower) {
    frameFollowers.add(follower)
    setNeedsComposite()
  }

  /// Tells `follower` of no further frame. Does nothing for one that was not added.
  public func removeFrameFollower(_ follower: any FrameFollower) {
    frameFollowers.remove(follower)
  }

  func tellFollowers() {
    guard !frameFollowers.isEmpty else { return }
    // What a follower places may hold what another one follows, such as a button in a popover. A chain of them is as
    // long as there are followers.
    for _ in frameFollowers.present {
      for follower in frameFollowers.present { follower.windowWillMakeFrame(self) }
      guard needsLayout else { return }
      layoutIfNeeded()
    }
  }
}

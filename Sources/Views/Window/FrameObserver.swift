// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An observer that is notified before each frame of a window, for example to keep a popover next to a moving view. A
/// window makes a frame only when something has changed.
public protocol FrameObserver: AnyObject {
  /// Called after animations and layout. Changes that the observer makes are in the frame.
  func windowWillMakeFrame(_ window: Window)
}

/// The frame observers of a window. Without any, a frame costs nothing.
struct FrameObservers {
  private struct Entry {
    weak var observer: (any FrameObserver)?
  }

  private var entries: [Entry] = []

  mutating func add(_ follower: any FrameObserver) {
    remove(follower)
    entries.append(Entry(observer: follower))
  }

  mutating func remove(_ follower: any FrameObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === follower }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The current observers. An observer may add and remove others.
  var current: [any FrameObserver] { entries.compactMap(\.observer) }
}

/// Receives the measurements of a window's frames. The host measures frames only while the window has an observer.
package protocol FrameMeasurementObserver: AnyObject {
  func window(_ window: Window, presented measurement: FrameMeasurement)

  /// Called after animations and layout. Changes that the observer makes are in the frame, and request no other one.
  func windowWillShowFrame(_ window: Window)
}
